import { LogOut } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { QuickExit } from '../exit/door.ts';
import { useSignOut } from '../session/door.ts';

/** The top of a step that has nothing else there: the quick exit, and signing out. */
export const WayOut = () => {
  const signOut = useSignOut();
  return (
    <header className="pad-safe mx-auto flex w-full max-w-md justify-end pt-4">
      <div className="-me-3 flex items-center">
        <QuickExit />
        <Button variant="quiet" size="icon" aria-label="Sign Out" onClick={() => void signOut()}>
          <LogOut aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </header>
  );
};
