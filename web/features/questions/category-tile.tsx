import { useEffect, useRef } from 'react';
import type { CategoryId } from '../../../contract/categories.ts';
import { classes } from '../../ui/classes.ts';
import { type Counts, useAnswerCounts } from '../answers/queries.ts';
import { CategoryIcon } from '../categories/door.ts';

const tints: Readonly<Record<CategoryId, string>> = {
  'amazing-sex': 'bg-ember-wash text-ember',
  'fart-comfort': 'bg-amber-wash text-amber-ink',
  'moving-in': 'bg-sage-wash text-sage',
  'love-questions': 'bg-ember-wash text-ember',
  'health-goals': 'bg-sage-wash text-sage',
  'exploring-kinks': 'bg-amber-wash text-amber-ink',
};

const tile =
  'group grid h-44 w-36 lg:w-full content-between justify-items-start rounded-lg border border-line bg-surface p-4 ' +
  'text-start shadow-card transition-[border-color,translate] duration-200 hover:border-ember hover:-translate-y-0.5';

/** What is said of a category; nothing until it is known. */
const lineOf = (counts: Counts | undefined): string => {
  if (counts === undefined) return '';
  if (counts.waiting > 0) return `${counts.waiting} waiting for you`;
  return counts.yours > 0 ? `${counts.yours} answered` : 'Not started';
};

type Props = { id: CategoryId; title: string; focused: boolean; onChoose: () => void };

/** One category: its picture, its title, and what happened in it so far. */
export const CategoryTile = ({ id, title, focused, onChoose }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const counts = useAnswerCounts(id);
  const isWaiting = counts !== undefined && counts.waiting > 0;
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <button ref={button} type="button" onClick={onChoose} className={tile}>
      <span className={classes('grid size-14 place-items-center rounded-full', tints[id])}>
        <CategoryIcon id={id} className="size-9" />
      </span>
      <span className="grid gap-0.5">
        <span className="font-display font-semibold text-lg leading-tight">{title}</span>
        <span
          className={classes('min-h-lh text-xs', isWaiting ? 'font-semibold text-ember' : 'text-ink-soft')}
        >
          {lineOf(counts)}
        </span>
      </span>
    </button>
  );
};
