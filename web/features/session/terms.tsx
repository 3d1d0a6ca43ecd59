import { signUpTexts } from './flow-texts.ts';

/** The notice of the email step; it unfolds in place, so that nobody has to leave the form to read it. */
export const Terms = () => (
  <div className="text-ink-soft text-sm">
    <p>{signUpTexts.terms}</p>
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {signUpTexts.termsSummary}
      </summary>
      <ul className="grid list-disc gap-2 ps-5 pt-1 pb-2">
        {signUpTexts.termsPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <a
        href="/privacy"
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {signUpTexts.whoSeesWhat}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </details>
  </div>
);
