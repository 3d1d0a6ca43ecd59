import { Button, type ButtonVariant } from '../../ui/button.tsx';
import type { Generate } from './use-generate.ts';

type Props = { generate: Generate; label: string; variant?: ButtonVariant };

/** Makes a score; what came of it stands under it. */
export const GenerateButton = ({ generate, label, variant = 'primary' }: Props) => (
  <div className="grid grid-cols-1 justify-items-center gap-3">
    <Button variant={variant} busy={generate.isBusy} onClick={generate.run}>
      {generate.isBusy ? 'Generating...' : label}
    </Button>
    <div aria-live="polite">
      {generate.news && <p className="text-center text-ink-soft text-sm">{generate.news}</p>}
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
