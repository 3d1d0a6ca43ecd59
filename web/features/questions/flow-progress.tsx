import { ChevronLeft } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

type Props = { index: number; count: number; onBack: () => void };

/** Where the walk stands, with the way back to the question before: beside the title, and as a line below it. */
export const FlowProgress = ({ index, count, onBack }: Props) => (
  <>
    <div className="flex items-center">
      <Button
        variant="quiet"
        size="icon"
        aria-label="Previous question"
        disabled={index === 0}
        onClick={onBack}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Button>
      <p className="text-ink-soft text-sm tabular-nums">
        <span className="sr-only">Question </span>
        {index + 1} of {count}
      </p>
    </div>
    <div aria-hidden="true" className="mt-1 h-1.5 w-full overflow-hidden rounded-full bg-line">
      <div
        className="h-full rounded-full bg-ember transition-[width] duration-500 ease-settle"
        style={{ width: `${((index + 1) / count) * 100}%` }}
      />
    </div>
  </>
);
