import { ChevronLeft } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

type Props = { index: number; count: number; onBack: () => void };

/** Where the walk stands, with the way back to the question before. */
export const FlowProgress = ({ index, count, onBack }: Props) => (
  <div className="flex items-center gap-3">
    <Button
      variant="quiet"
      size="icon"
      aria-label="Previous question"
      disabled={index === 0}
      onClick={onBack}
      className="-ms-3"
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
    </Button>
    <div aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-line">
      <div
        className="h-full rounded-full bg-ember transition-[width] duration-500 ease-settle"
        style={{ width: `${((index + 1) / count) * 100}%` }}
      />
    </div>
    <p className="text-ink-soft text-sm tabular-nums">
      <span className="sr-only">Question </span>
      {index + 1} of {count}
    </p>
  </div>
);
