import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { HeartIcon } from '../../ui/heart-icon.tsx';

/** Shown while there is nobody to have a score with. */
export const InviteCard = ({ onInvite }: { onInvite: () => void }) => (
  <Card tone="warm" className="grid justify-items-center gap-4 py-10 text-center">
    <p aria-hidden="true" className="flex items-center text-5xl">
      <HeartIcon className="text-ember" />
      <HeartIcon filled={false} className="-ms-3 mt-5 text-rose" />
    </p>
    <h2 className="font-display font-semibold text-title">It takes two</h2>
    <p className="max-w-md">
      Invite your partner. Once each of you has answered a few questions, you get a score with what stands out
      between you.
    </p>
    <Button onClick={onInvite}>Invite Your Partner</Button>
  </Card>
);
