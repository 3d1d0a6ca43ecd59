import { ExternalLink, Phone } from 'lucide-react';
import type { HelpLine } from '../../../contract/help-lines.ts';
import { StepHeading } from '../../ui/step-heading.tsx';
import { byCountry, type Country, dial, siteOf, standing } from './help-page.ts';
import { useHelpLines } from './queries.ts';

const texts = {
  heading: 'Help lines',
  lead: 'People to talk to, whatever it is. A call may show in your phone’s list of calls. In danger, call the emergency services first.',
} as const;

const link =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-ember underline underline-offset-4 hover:text-ember-strong';

const Line = ({ line }: { line: HelpLine }) => {
  const { name, about, phone, website } = line;
  return (
    <li>
      <h3 className="font-semibold">{name}</h3>
      <p className="text-ink-soft text-sm">{about}</p>
      <p className="flex flex-wrap gap-x-6">
        {phone && (
          <a href={dial(phone)} aria-label={`Call ${name}: ${phone}`} className={link}>
            <Phone aria-hidden="true" className="size-4" />
            {phone}
          </a>
        )}
        {website && (
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${siteOf(website)}, ${name} (opens in a new tab)`}
            className={link}
          >
            <ExternalLink aria-hidden="true" className="size-4" />
            {siteOf(website)}
          </a>
        )}
      </p>
      <p className="text-ink-soft text-xs">{standing(line)}</p>
    </li>
  );
};

const CountryLines = ({ name, lines }: Country) => (
  <section className="border-line border-t pt-5">
    <h2 className="font-display font-semibold text-title">{name}</h2>
    <ul className="mt-3 grid gap-4">
      {lines.map((line) => (
        <Line key={line.name} line={line} />
      ))}
    </ul>
  </section>
);

/** Where to turn to, by country. */
export const Help = () => (
  <>
    <div>
      <StepHeading>{texts.heading}</StepHeading>
      <p className="mt-2 text-ink-soft text-lg">{texts.lead}</p>
    </div>
    {byCountry(useHelpLines()).map((country) => (
      <CountryLines key={country.name} {...country} />
    ))}
  </>
);
