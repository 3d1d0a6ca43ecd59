import { EyeOff } from 'lucide-react';
import { brand } from '../../../contract/brand.ts';
import { quickExit } from '../../browser/quick-exit.ts';
import { classes } from '../../ui/classes.ts';

const look =
  'grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-ember-wash hover:text-ink';

/** Puts a neutral page in the place of this one, for when somebody looks over a shoulder. */
export const QuickExit = ({ className }: { className?: string }) => (
  <button
    type="button"
    aria-label="Leave now"
    title="Leave now, or press Escape twice"
    onClick={() => quickExit(brand.quickExitTo)}
    className={classes(look, className)}
  >
    <EyeOff aria-hidden="true" className="size-5" />
  </button>
);
