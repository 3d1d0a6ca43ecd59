import { type ReactNode, useState } from 'react';
import { brand } from '../../../contract/brand.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Wordmark } from '../../ui/logo.tsx';
import { Page } from '../../ui/page.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { LeaveNow } from '../leaving/queries.ts';
import { leaveInviteStep } from './leave.ts';
import { messages, texts } from './messages.ts';
import { Official } from './official.tsx';

type Props = {
  /** The user's own code with its controls. */
  invite: ReactNode;
  /** The field for a partner's code. */
  connect: (onConnected: () => void) => ReactNode;
};

const Top = ({ onSkip }: { onSkip: () => void }) => (
  <header className="pad-safe mx-auto flex w-full max-w-md flex-wrap items-center justify-between py-4">
    <Wordmark name={brand.name} />
    <div className="-me-4 flex items-center">
      <LeaveNow />
      <Button variant="quiet" onClick={onSkip}>
        {texts.skip}
      </Button>
    </div>
  </header>
);

/** Invite Your Partner: give a code or enter one; then the two are a couple. */
export const InviteStep = ({ invite, connect }: Props) => {
  const [connected, setConnected] = useState(false);
  const skip = () => leaveInviteStep({ connected: false, toast: messages.skipped });
  if (connected)
    return <Official onContinue={() => leaveInviteStep({ connected: true, toast: messages.complete })} />;
  return (
    <Page
      title={`${texts.inviteHeading} | ${brand.name}`}
      width="narrow"
      header={<Top onSkip={skip} />}
      className="grid content-start gap-6 pt-6 pb-12"
    >
      <div>
        <StepHeading>{texts.inviteHeading}</StepHeading>
        <p className="mt-3 text-ink-soft text-lg">{texts.inviteLead}</p>
      </div>
      {invite}
      <Card>
        <h2 className="mb-4 font-display font-semibold text-title">{texts.codeHeading}</h2>
        {connect(() => setConnected(true))}
      </Card>
    </Page>
  );
};
