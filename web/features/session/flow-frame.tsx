import { ArrowLeft } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useKeyboard } from '../../browser/keyboard.ts';
import { bottomPadding } from '../../browser/keyboard-rule.ts';
import { useIsPhone } from '../../browser/phone.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';

type Props = {
  title: string;
  heading: string;
  /** Which of how many steps this is. */
  step: { readonly number: number; readonly of: number };
  button: { readonly label: string; readonly disabled: boolean; readonly busy?: boolean };
  /** Pixels that the bottom bar of this step takes. */
  barHeight: number;
  onSubmit: () => void;
  onBack?: () => void;
  children: ReactNode;
};

const Progress = ({ number, of }: Props['step']) => (
  <p className="flex gap-1.5">
    <span className="sr-only">{`Step ${number} of ${of}`}</span>
    {Array.from({ length: of }, (_, index) => index + 1).map((dot) => (
      <span
        key={dot}
        aria-hidden="true"
        className={`h-2 rounded-full transition-[width] ${dot === number ? 'w-7 bg-ember' : 'w-2 bg-edge/50'}`}
      />
    ))}
  </p>
);

const Top = ({ step, onBack }: Pick<Props, 'step' | 'onBack'>) => (
  <header className="pad-safe mx-auto flex w-full max-w-md items-center justify-between py-4">
    {onBack ? (
      <Button variant="quiet" size="icon" aria-label="Back" className="-ms-3" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-6" />
      </Button>
    ) : (
      <span className="size-11" />
    )}
    {step.of > 1 && <Progress {...step} />}
  </header>
);

/** One step of a flow: a question, its field, and on phones a bottom button that rises above the keyboard. */
export const FlowFrame = ({ title, heading, step, button, barHeight, onSubmit, onBack, children }: Props) => {
  const keyboard = useKeyboard();
  const phone = useIsPhone();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!button.disabled && button.busy !== true) onSubmit();
  };
  return (
    <Page title={title} width="narrow" header={<Top step={step} {...(onBack ? { onBack } : {})} />}>
      <form
        onSubmit={submit}
        noValidate
        style={phone ? { paddingBottom: bottomPadding(barHeight, keyboard) } : {}}
        className="grid gap-6 pt-6 md:pt-16"
      >
        <h1 className="animate-rise font-display font-semibold text-display">{heading}</h1>
        {children}
        <div
          data-bottom-bar=""
          style={phone ? { transform: `translateY(${-keyboard.lift}px)` } : {}}
          className="max-md:pad-safe max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:bg-paper/85 max-md:py-4 max-md:pb-[max(1rem,env(safe-area-inset-bottom))] max-md:backdrop-blur-sm"
        >
          <Button
            type="submit"
            size="large"
            className="w-full"
            disabled={button.disabled}
            busy={button.busy ?? false}
          >
            {button.label}
          </Button>
        </div>
      </form>
    </Page>
  );
};
