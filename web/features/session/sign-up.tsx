import { useReducer } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { brand } from '../../../contract/brand.ts';
import { stepBack, useStepHistory } from '../../browser/step-history.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { toast } from '../../ui/toast.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { mailed, signUp } from './account.ts';
import { barHeights } from './bar-heights.ts';
import { useSession } from './door.ts';
import { EmailField } from './email-field.tsx';
import { EnteredEmail } from './entered-email.tsx';
import { FlowFrame } from './flow-frame.tsx';
import { signInTexts, signUpTexts } from './flow-texts.ts';
import type { FailedTry } from './focused-field.tsx';
import { failureToast, flowMessages, isTaken, signUpMessages, titled } from './messages.ts';
import { NameFields } from './name-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { canContinue, nextSignUp, signUpStart, signUpSteps, stepsBehind, trimmed } from './sign-up-state.ts';
import { Terms } from './terms.tsx';

const heights = {
  email: barHeights.signUpEmail,
  password: barHeights.signUpPassword,
  name: barHeights.signUpName,
};

const sayFailure = (message: string): void => {
  toast(failureToast(flowMessages.signUpFailed, message));
};

const Mailed = () => (
  <NoticePage title={`${signUpTexts.title} | ${brand.name}`} {...signUpTexts.mailed}>
    <Link href="/auth/sign-in" className={buttonClass()}>
      {signInTexts.title}
    </Link>
  </NoticePage>
);

/** Why the last try failed, on the step to which it led back, where this is not about the address. */
const Refused = ({ title, message }: FailedTry) => (
  <div role="alert" className="text-sm">
    <p className="font-semibold text-danger">{title}</p>
    <p className="problem">{message}</p>
  </div>
);

/** Takes the address along, so that it need not be typed again. */
const ToSignIn = ({ email }: { email: string }) => (
  <Link href="/auth/sign-in" state={{ email }} className={buttonClass('secondary')}>
    {signInTexts.title}
  </Link>
);

/** Email, password, name; then the account is made and `/` takes over. */
export const SignUp = () => {
  const [state, send] = useReducer(nextSignUp, signUpStart);
  const [, navigate] = useLocation();
  const { user } = useSession();
  const { step, email, password } = state;
  const failure = titled(signUpMessages.title, state.failure?.message ?? null);
  const about = state.failure?.about ?? null;
  const type = (field: 'email' | 'password' | 'firstName' | 'lastName') => (text: string) =>
    send({ type: 'typed', field, text });
  useStepHistory({
    behind: stepsBehind(step),
    held: step === 'creating',
    onBack: () => send({ type: 'went-back' }),
  });

  const submit = async () => {
    send({ type: 'continued' });
    if (step !== 'name') return;
    const outcome = await signUp(trimmed(state));
    if (outcome === null) navigate('/', { replace: true });
    else if (outcome === mailed) send({ type: 'mailed' });
    else {
      send({ type: 'failed', failure: outcome });
      sayFailure(outcome.message);
    }
  };
  if (step === 'creating') return <Waiting text={signUpTexts.creating} />;
  if (step === 'mailed') return <Mailed />;
  if (user) return <Redirect to="/" replace />;
  return (
    <FlowFrame
      key={step}
      title={`${signUpTexts.title} | ${brand.name}`}
      heading={signUpTexts[step].heading}
      step={{ number: signUpSteps.indexOf(step) + 1, of: signUpSteps.length }}
      button={{ label: signUpTexts.continue, disabled: !canContinue(state) }}
      barHeight={heights[step]}
      onSubmit={() => void submit()}
      onBack={() => (step === 'email' ? navigate('/') : stepBack())}
    >
      {step === 'email' && (
        <>
          {failure && about !== 'email' && <Refused {...failure} />}
          <EmailField
            texts={signUpTexts.email}
            value={email}
            onChange={type('email')}
            failure={about === 'email' ? failure : null}
          />
          {failure && isTaken(failure.message) && <ToSignIn email={email.trim()} />}
          <Terms />
        </>
      )}
      {step === 'password' && (
        <>
          <EnteredEmail email={email.trim()} />
          <PasswordField
            texts={signUpTexts.password}
            kind="new-password"
            value={password}
            onChange={type('password')}
            failure={about === 'password' ? failure : null}
          />
        </>
      )}
      {step === 'name' && <NameFields {...state} type={type} />}
    </FlowFrame>
  );
};
