import { type FormEvent, useEffect, useRef, useState } from 'react';
import { brand } from '../../../contract/brand.ts';
import { track } from '../../browser/analytics.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Page } from '../../ui/page.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { useSession } from '../session/door.ts';
import { messages, texts } from './messages.ts';
import { completed, type Draft, draftOf, missingFields } from './questionnaire-state.ts';
import { questions } from './questions.ts';
import { type ToInviteStep, useSave } from './use-save.ts';
import { WayOut } from './way-out.tsx';

/** Tell us about yourself: four questions on one page. */
export const Questionnaire = ({ onSaved }: { onSaved: ToInviteStep }) => {
  const { user } = useSession();
  const [draft, setDraft] = useState(() => draftOf(user));
  const [checked, setChecked] = useState(false);
  const { save, busy, problem } = useSave(user, onSaved);
  const form = useRef<HTMLFormElement>(null);
  const missing = missingFields(draft);

  useEffect(() => track('onboarding_start'), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answers = completed(draft);
    setChecked(true);
    if (answers) void save(answers);
    else form.current?.querySelector<HTMLElement>(`[data-field="${missing[0]}"] input`)?.focus();
  };
  const choose = (answer: Partial<Draft>) => setDraft({ ...draft, ...answer });
  return (
    <Page
      title={`${texts.heading} | ${brand.name}`}
      width="narrow"
      header={<WayOut />}
      className="pt-2 pb-16"
    >
      <StepHeading>{texts.heading}</StepHeading>
      <p className="mt-3 text-ink-soft text-lg">{texts.lead}</p>
      <form ref={form} onSubmit={submit} noValidate className="mt-10 grid gap-10">
        {questions.map(({ key, legend, options, columns }) => (
          <div key={key} data-field={key}>
            <Choice<string>
              legend={legend}
              options={options}
              columns={columns}
              value={draft[key]}
              onChange={(value) => choose({ [key]: value })}
              error={checked && missing.includes(key) ? messages.missing[key] : null}
            />
          </div>
        ))}
        <div>
          <p aria-live="polite" className="problem mb-3">
            {problem}
          </p>
          <Button type="submit" size="large" className="w-full" busy={busy}>
            {busy ? texts.saving : texts.submit}
          </Button>
        </div>
      </form>
    </Page>
  );
};
