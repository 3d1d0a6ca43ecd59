import { type KeyboardEvent, type Ref, useId } from 'react';
import { errors } from '../../../contract/errors.ts';
import { maximumAnswerLength } from '../../../contract/limits.ts';
import { classes } from '../../ui/classes.ts';

/** Characters before the limit at which the count begins to show. */
const countFrom = maximumAnswerLength - 400;

const box =
  'block w-full min-h-36 max-h-[50dvh] scroll-mb-20 resize-none rounded-md border bg-surface px-4 py-3 text-base ' +
  'placeholder:text-ink-soft placeholder:opacity-100 field-sizing-content ' +
  // A keyboard leaves half of a phone, and the buttons stand in it too.
  'max-md:max-h-[40dvh] writing:scroll-mb-0 writing:max-h-[30dvh] writing:min-h-[min(9rem,30dvh)]';

type Props = {
  ref?: Ref<HTMLTextAreaElement>;
  /** The id of the question, which is read out with the field. */
  asked: string;
  /** What the question invites; only a suggestion. */
  invites: string;
  value: string;
  onChange: (text: string) => void;
  /** Control or Command with Enter. */
  onSubmit: () => void;
  readOnly: boolean;
};

/** Where the answer is written; it grows with the text, and counts above when the end is near. */
export const AnswerField = ({ ref, asked, invites, value, onChange, onSubmit, readOnly }: Props) => {
  const id = useId();
  const isTooLong = value.length > maximumAnswerLength;
  const error = isTooLong ? errors.answer_too_long.message : null;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSubmit();
  };
  return (
    <div className="grid gap-1.5">
      <p id={`${id}-hint`} className="order-first text-ink-soft text-sm">
        Perhaps {invites}.
      </p>
      <textarea
        ref={ref}
        data-answer=""
        aria-label="Your answer"
        aria-invalid={error !== null}
        aria-describedby={`${asked} ${id}-hint ${id}-error`}
        dir="auto"
        placeholder="Write it the way you would say it, close to their ear."
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        readOnly={readOnly}
        className={classes(box, error ? 'border-danger' : 'border-edge')}
      />
      {value.length > countFrom && (
        <p className="order-first text-end text-ink-soft text-xs tabular-nums">
          {value.length.toLocaleString('en')} of {maximumAnswerLength.toLocaleString('en')} characters
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="problem order-first text-sm">
        {error}
      </p>
    </div>
  );
};
