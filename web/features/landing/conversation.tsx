import { classes } from '../../ui/classes.ts';
import { HeartIcon } from '../../ui/heart-icon.tsx';
import { Mark } from '../../ui/logo.tsx';
import { example } from './texts.ts';

type Bubble = { name: string; text: string; theirs: boolean };

const Answer = ({ name, text, theirs }: Bubble) => (
  <div
    className={classes('relative max-w-[min(88%,26rem)]', theirs ? 'justify-self-end' : 'justify-self-start')}
  >
    <p
      className={classes(
        'bubble px-5 py-4 text-base leading-snug',
        theirs ? 'bubble-theirs rounded-ee-sm' : 'bubble-mine rounded-es-sm',
      )}
    >
      <span className="mb-1 block font-semibold text-xs opacity-80">{name}</span>
      <span className={classes('block', theirs && 'unveil')}>{text}</span>
    </p>
  </div>
);

/** The picture of the product: a window at dusk, two answers, and the moment in which the second one opens. */
export const Conversation = () => {
  const [mine, theirs] = example.answers;
  return (
    <figure className="night relative overflow-hidden rounded-xl p-5 sm:p-8">
      <figcaption className="sr-only">{example.caption}</figcaption>
      <Mark className="mx-auto size-10" />
      <p className="mx-auto mt-3 max-w-[18ch] text-balance text-center font-display text-title">
        {example.question}
      </p>
      <div className="mt-6 grid gap-3">
        <Answer {...mine} theirs={false} />
        <Answer {...theirs} theirs={true} />
      </div>
      <p className="reveal-note mt-6 flex items-center justify-center gap-2 font-semibold text-sm">
        <HeartIcon className="size-5" />
        {example.revealed}
      </p>
      <p className="reveal-note reveal-insight mx-auto mt-2 max-w-[30ch] text-balance text-center">
        {example.insight}
      </p>
    </figure>
  );
};
