import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { messages } from './messages.ts';
import type { Generate } from './use-generate.ts';

type Props = { generate: Generate; label: string; variant?: ButtonVariant };

/** Makes a score; what went wrong, or that nothing is new, stands under it. */
export const GenerateButton = ({ generate, label, variant = 'primary' }: Props) => (
  <div className="grid grid-cols-1 justify-items-center gap-3">
    <Button variant={variant} busy={generate.isBusy} onClick={generate.run}>
      {generate.isBusy ? 'Generating...' : label}
    </Button>
    <div aria-live="polite">
      {generate.isUnchanged && <p className="text-center text-ink-soft text-sm">{messages.unchanged}</p>}
      {generate.problem && (
        <p className="max-w-md text-center text-danger text-sm">
          <strong className="block">{generate.problem.title}</strong>
          {generate.problem.description}
          {generate.problem.needed && <span className="block">{generate.problem.needed}</span>}
        </p>
      )}
    </div>
  </div>
);
