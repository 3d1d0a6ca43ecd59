import { serverMessage } from '../../api/error.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSignOut } from '../session/door.ts';
import { messages } from './messages.ts';
import { useSignOutEverywhere } from './queries.ts';

const texts = messages.sessions;

const failed = (error: unknown): void =>
  toast({
    title: messages.error,
    description: serverMessage(error, messages.wrong),
    variant: 'destructive',
  });

/** Ends the sessions on all devices. */
export const SessionsSection = () => {
  const everywhere = useSignOutEverywhere();
  const signOut = useSignOut();
  const ended = () => void signOut(texts.done);
  return (
    <Section heading={texts.heading} text={texts.text}>
      <Button
        variant="secondary"
        busy={everywhere.isPending}
        onClick={() => everywhere.mutate(undefined, { onSuccess: ended, onError: failed })}
      >
        {texts.button}
      </Button>
    </Section>
  );
};
