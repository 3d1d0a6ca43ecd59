import { useReducer } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { brand } from '../../../contract/brand.ts';
import { stepBack, useStepHistory } from '../../browser/step-history.ts';
import { toast } from '../../ui/toast.tsx';
import { signIn } from './account.ts';
import { barHeights } from './bar-heights.ts';
import { EmailField } from './email-field.tsx';
import { EnteredEmail } from './entered-email.tsx';
import { FlowFrame } from './flow-frame.tsx';
import { signInTexts } from './flow-texts.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { failureToast, flowMessages, signInMessages, titled } from './messages.ts';
import { PasswordField } from './password-field.tsx';
import { canSignIn, nextSignIn, type SignInState, startSignIn } from './sign-in-state.ts';

const buttonLabel = ({ step, busy }: SignInState): string => {
  if (busy) return signInTexts.signingIn;
  return step === 'email' ? signInTexts.continue : signInTexts.signIn;
};

/** Email, then password; success goes to `/`. */
export const SignIn = () => {
  const [state, send] = useReducer(
    nextSignIn,
    useHistoryState<{ readonly email?: string } | null>(),
    startSignIn,
  );
  const [, navigate] = useLocation();
  const { step, email, password, busy } = state;
  const failure = titled(signInMessages.title, state.failure);
  useStepHistory({
    behind: step === 'email' ? 0 : 1,
    held: busy,
    onBack: () => send({ type: 'went-back' }),
  });

  const submit = async () => {
    send({ type: 'continued' });
    if (step === 'email') return;
    const outcome = await signIn(email, password);
    if (outcome === null) navigate('/', { replace: true });
    else {
      const failed = failureToast(flowMessages.signInFailed, outcome);
      send({ type: 'failed', message: failed.description });
      toast(failed);
    }
  };
  return (
    <FlowFrame
      key={step}
      title={`${signInTexts.title} | ${brand.name}`}
      heading={signInTexts[step].heading}
      step={{ number: step === 'email' ? 1 : 2, of: 2 }}
      button={{ label: buttonLabel(state), disabled: !canSignIn(state), busy }}
      barHeight={barHeights.signIn}
      onSubmit={() => void submit()}
      onBack={() => (step === 'email' ? navigate('/') : stepBack())}
    >
      {step === 'email' ? (
        <EmailField
          texts={signInTexts.email}
          value={email}
          onChange={(text) => send({ type: 'typed-email', text })}
          failure={failure}
        />
      ) : (
        <>
          <EnteredEmail email={email} />
          <PasswordField
            texts={signInTexts.password}
            kind="current-password"
            value={password}
            onChange={(text) => send({ type: 'typed-password', text })}
            failure={failure}
          />
          <ForgotPassword email={email} onAsk={() => send({ type: 'asked-for-reset' })} />
        </>
      )}
    </FlowFrame>
  );
};
