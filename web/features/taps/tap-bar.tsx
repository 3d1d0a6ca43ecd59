import { Equal, EqualApproximately, type LucideIcon, MessagesSquare } from 'lucide-react';
import { useRef } from 'react';
import { taps as allTaps, type Tap } from '../../../contract/taps.ts';
import { bringIntoView } from '../../browser/scroll.ts';
import { classes } from '../../ui/classes.ts';
import { messages, tapLabels } from './messages.ts';
import { outcomeOf } from './outcome.ts';
import { type Tapped, useTap } from './use-tap.ts';

const icons: Readonly<Record<Tap, LucideIcon>> = {
  'same-page': Equal,
  'not-quite': EqualApproximately,
  'lets-talk': MessagesSquare,
};

const look =
  'grid min-h-16 min-w-0 justify-items-center gap-1 rounded-md border px-1 py-2.5 text-center font-semibold text-sm ' +
  'leading-tight transition-colors';

const looks = {
  chosen: 'border-ember bg-ember-wash text-ember',
  free: 'border-edge bg-surface text-ink hover:border-ember hover:text-ember',
} as const;

type TileProps = { tap: Tap; isChosen: boolean; onTap: () => void };

const Tile = ({ tap, isChosen, onTap }: TileProps) => {
  const Icon = icons[tap];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onTap}
      className={classes(look, isChosen ? looks.chosen : looks.free)}
    >
      <Icon aria-hidden="true" className="size-5" />
      {tapLabels[tap]}
    </button>
  );
};

/** Three taps under two answers; what the partner tapped shows once both have. */
export const TapBar = (props: Tapped) => {
  const { run, yours, problem } = useTap(props);
  const result = useRef<HTMLDivElement>(null);
  const choose = (tap: Tap) => {
    run(tap);
    bringIntoView(result.current, 'nearest');
  };
  return (
    <div className="border-line border-t pt-4">
      <fieldset className="min-w-0">
        <legend className="mb-2.5 font-semibold">{messages.ask}</legend>
        <div className="grid grid-cols-3 gap-2">
          {allTaps.map((tap) => (
            <Tile key={tap} tap={tap} isChosen={tap === yours} onTap={() => choose(tap)} />
          ))}
        </div>
        <div ref={result} aria-live="polite" className="mt-2.5 scroll-mb-12 text-sm">
          {problem === null ? (
            <p className="text-ink-soft">{outcomeOf(props.taps)}</p>
          ) : (
            <p className="problem">{problem}</p>
          )}
        </div>
      </fieldset>
    </div>
  );
};
