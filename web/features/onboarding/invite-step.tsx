import { type ReactNode, useEffect, useState } from 'react';
import { brand } from '../../../contract/brand.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Wordmark } from '../../ui/logo.tsx';
import { Page } from '../../ui/page.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { QuickExit } from '../exit/door.ts';
import { useIsAccepting } from '../invites/queries.ts';
import { useSession } from '../session/door.ts';
import { finishOnboarding } from './finish.ts';
import { messages, texts } from './messages.ts';
import { Official } from './official.tsx';

type Props = {
  /** The user's own code with its controls. */
  invite: (onSent: (isSent: boolean) => void) => ReactNode;
  /** The field for a partner's code. */
  connect: (onConnected: () => void) => ReactNode;
};

const skip = (): void => finishOnboarding({ invited: false, toast: messages.skipped });

const goOn = (): void => finishOnboarding({ invited: true, toast: messages.complete });

const Top = ({ onNext }: { onNext: () => void }) => (
  <header className="pad-safe mx-auto flex w-full max-w-md flex-wrap items-center justify-between py-4">
    <Wordmark name={brand.name} />
    <div className="-me-4 flex items-center">
      <QuickExit />
      <Button variant="quiet" onClick={onNext}>
        {texts.skip}
      </Button>
    </div>
  </header>
);

/** True once somebody came by the code that went out; who enters a code has a view of their own for it. */
const useCame = (): boolean => {
  const { user } = useSession();
  const isAccepting = useIsAccepting();
  return user !== null && user.partnerEmail !== null && !isAccepting;
};

/** Invite Your Partner: give a code or enter one; then the two are a couple. */
export const InviteStep = ({ invite, connect }: Props) => {
  const [connected, setConnected] = useState(false);
  const [sent, setSent] = useState(false);
  const came = useCame() && !connected;
  // On the dashboard the inviter is asked whether it is the right person.
  useEffect(() => {
    if (came) goOn();
  }, [came]);
  if (connected) return <Official onContinue={goOn} />;
  return (
    <Page
      title={`${texts.inviteHeading} | ${brand.name}`}
      width="narrow"
      header={<Top onNext={sent ? goOn : skip} />}
      className="grid content-start gap-6 pt-6 pb-12"
    >
      <div>
        <StepHeading>{texts.inviteHeading}</StepHeading>
        <p className="mt-3 text-ink-soft text-lg">{texts.inviteLead}</p>
      </div>
      {invite(setSent)}
      <Card>
        <h2 className="mb-4 font-display font-semibold text-title">{texts.codeHeading}</h2>
        {connect(() => setConnected(true))}
      </Card>
    </Page>
  );
};
