import { Button } from '../../ui/button.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { troubleTexts } from './messages.ts';
import { useSignOut } from './queries.ts';

/** Signed in at the provider, but our own record could not be fetched: says why, and offers two ways on. */
export const Trouble = ({ message, canSignOut }: { message: string; canSignOut: boolean }) => {
  const signOut = useSignOut();
  return (
    <main className="grid min-h-dvh place-content-center gap-4 p-6">
      <StepHeading>{troubleTexts.heading}</StepHeading>
      <p className="text-danger text-lg">{message}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{troubleTexts.retry}</Button>
        {canSignOut && (
          <Button variant="secondary" onClick={() => void signOut()}>
            {troubleTexts.signOut}
          </Button>
        )}
      </div>
    </main>
  );
};
