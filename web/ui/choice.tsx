import { useId } from 'react';
import { classes } from './classes.ts';

export type Option<T extends string> = { readonly value: T; readonly label: string };

type Props<T extends string> = {
  legend: string;
  options: readonly Option<T>[];
  value: T | null;
  onChange: (value: T) => void;
  error?: string | null | undefined;
  /** Cards beside each other where there is room. */
  columns?: 1 | 2 | 3;
};

const grids = { 1: '', 2: 'grid-cols-2', 3: 'sm:grid-cols-[auto_auto_auto]' } as const;

const card =
  'flex min-h-14 items-center gap-3 rounded-md border px-4 py-3 leading-snug transition-colors cursor-pointer ' +
  'border-edge bg-surface hover:border-ember has-checked:border-ember has-checked:bg-ember-wash ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ember';

const dot =
  'grid size-5 shrink-0 place-items-center rounded-full border-2 border-edge peer-checked:border-ember ' +
  'after:size-2.5 after:scale-0 after:rounded-full after:bg-ember after:transition-transform peer-checked:after:scale-100';

/** One of a few: real radio buttons in the shape of cards, with the error tied to the group. */
export const Choice = <T extends string>({
  legend,
  options,
  value,
  onChange,
  error,
  columns = 1,
}: Props<T>) => {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-2.5 font-display text-title">{legend}</legend>
      <div className={classes('grid gap-2.5', grids[columns])}>
        {options.map((option) => (
          <label key={option.value} className={card}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              aria-invalid={error ? true : undefined}
              className="peer sr-only"
            />
            <span aria-hidden="true" className={dot} />
            {option.label}
          </label>
        ))}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="problem mt-2 text-sm">
        {error}
      </p>
    </fieldset>
  );
};
