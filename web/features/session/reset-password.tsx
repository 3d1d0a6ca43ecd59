import { useState } from 'react';
import { Link } from 'wouter';
import { brand } from '../../../contract/brand.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { barHeights } from './bar-heights.ts';
import { FlowFrame } from './flow-frame.tsx';
import { resetTexts } from './flow-texts.ts';
import { titled } from './messages.ts';
import { isLongEnough } from './password.ts';
import { PasswordField } from './password-field.tsx';
import { setNewPassword } from './reset.ts';

const Outcome = ({ heading, text }: { heading: string; text: string }) => (
  <NoticePage title={`${resetTexts.title} | ${brand.name}`} heading={heading} text={text}>
    <Link href="/auth/sign-in" className={buttonClass()}>
      {resetTexts.toSignIn}
    </Link>
  </NoticePage>
);

/** Where the link of the reset mail leads: a new password, set with the link's token. */
export const ResetPassword = ({ token }: { token: string | null }) => {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState(false);

  const submit = async () => {
    setBusy(true);
    setFailure(null);
    const problem = await setNewPassword(token ?? '', password);
    setBusy(false);
    setFailure(problem);
    setDone(problem === null);
  };
  if (done) return <Outcome {...resetTexts.done} />;
  if (token === null || failure === resetTexts.expired.text) return <Outcome {...resetTexts.expired} />;
  return (
    <FlowFrame
      title={`${resetTexts.title} | ${brand.name}`}
      heading={resetTexts.heading}
      step={{ number: 1, of: 1 }}
      button={{
        label: busy ? resetTexts.saving : resetTexts.button,
        disabled: !isLongEnough(password),
        busy,
      }}
      barHeight={barHeights.signIn}
      onSubmit={() => void submit()}
    >
      <PasswordField
        texts={resetTexts}
        kind="new-password"
        value={password}
        onChange={setPassword}
        failure={titled(resetTexts.failedTitle, failure)}
      />
    </FlowFrame>
  );
};
