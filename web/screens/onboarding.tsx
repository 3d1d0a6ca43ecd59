import { useState } from 'react';
import { CodeForm } from '../features/invites/code-form.tsx';
import { InvitePanel } from '../features/invites/invite-panel.tsx';
import { messages } from '../features/invites/messages.ts';
import { InviteStep } from '../features/onboarding/invite-step.tsx';
import { Questionnaire } from '../features/onboarding/questionnaire.tsx';
import { WithCache } from './with-cache.tsx';

const stay = (): void => undefined;

/** Signed in with an incomplete profile: the questionnaire, then the invite step. */
const OnboardingScreen = () => {
  const [saved, setSaved] = useState<{ readonly problem: string | null } | null>(null);
  return (
    <WithCache>
      {saved ? (
        <InviteStep
          invite={(onSent) => <InvitePanel onDone={stay} onSent={onSent} problem={messages.linkNotMade} />}
          connect={(onConnected) => <CodeForm onConnected={onConnected} before={saved.problem} />}
        />
      ) : (
        <Questionnaire onSaved={(problem) => setSaved({ problem })} />
      )}
    </WithCache>
  );
};

export default OnboardingScreen;
