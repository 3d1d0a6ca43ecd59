import { useKeyboard } from '../../browser/keyboard.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { firstClick } from '../../ui/first-click.ts';
import { wholePress } from '../../ui/focus-quietly.ts';
import { type CardState, hasChanged, isAnswerable, type NextCard } from './card-state.ts';
import type { Card } from './use-card.ts';

const Primary = ({ card }: { card: Card }) => {
  const { phase, text, tab } = card.state;
  const empty = !isAnswerable(text);
  // Nothing is done with words that are not in sight.
  if (tab === 'partner' && phase !== 'saving') {
    return (
      <Button {...wholePress(() => card.open('yours'))}>{empty ? 'Write yours' : 'Back to yours'}</Button>
    );
  }
  if (phase === 'analyzed' || phase === 'unavailable' || phase === 'saving') {
    return (
      <Button {...wholePress(firstClick(card.save))} busy={phase === 'saving'} disabled={empty}>
        {phase === 'saving' ? 'Saving' : 'Save'}
      </Button>
    );
  }
  return (
    <Button {...wholePress(card.analyze)} busy={phase === 'analyzing'} disabled={empty}>
      {phase === 'analyzing' ? 'Analyzing' : 'Analyze'}
    </Button>
  );
};

const place =
  'relative z-10 -mx-5 -mb-5 grid grid-cols-1 gap-2 rounded-b-lg bg-surface px-5 pb-5 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6';

/** Stays above the tab bar of a phone, however long the answer and its feedback are; a low window has room for that while one writes. */
const stays =
  'tall:sticky tall:bottom-[calc(3.5rem+max(0.375rem,env(safe-area-inset-bottom)))] tall:md:bottom-0 ' +
  'writing:sticky writing:bottom-0 ' +
  'before:pointer-events-none before:absolute before:inset-x-0 before:-top-4 before:h-4 before:bg-linear-to-t before:from-surface';

/** Beside each other; where there is no room for both words, what leads on stands on top. */
const row = 'flex flex-wrap-reverse gap-3 *:first:grow *:last:min-w-[min(100%,8rem)] *:last:flex-[999_1_0%]';

type Props = { card: Card; isLast: boolean; onNext: NextCard };

/** True while there is something to analyse or to save, which is worth to stand before what is below it. */
const isUnderWay = ({ phase, text, tab }: CardState): boolean =>
  phase !== 'saved' && tab === 'yours' && isAnswerable(text);

/** What can be done with the card now: skip and analyse or save, or go on. */
export const CardActions = ({ card, isLast, onNext }: Props) => {
  const { phase, problem } = card.state;
  const keyboard = useKeyboard();
  const isChanged = hasChanged(card.state);
  const aside = isChanged ? card.keep : () => onNext('viewed');
  const stands = isUnderWay(card.state);
  if (phase === 'saved') {
    return (
      <div className={place}>
        <Button onClick={firstClick(() => onNext('answered'))}>{isLast ? 'Finish' : 'Next question'}</Button>
      </div>
    );
  }
  return (
    <div
      className={classes(place, stands && stays)}
      style={stands && keyboard.present ? { position: 'sticky', bottom: keyboard.lift } : {}}
    >
      <p aria-live="polite" className="problem text-sm">
        {problem}
      </p>
      <div className={row}>
        <Button
          variant="quiet"
          disabled={phase === 'saving'}
          {...wholePress(aside)}
          className="-ms-2 px-3 sm:px-4"
        >
          {isChanged ? 'Keep the old' : 'Skip'}
        </Button>
        <Primary card={card} />
      </div>
    </div>
  );
};
