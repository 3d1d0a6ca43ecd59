import { everywhere, type HelpLine, type HelpTopic } from '../../../contract/help-lines.ts';

/** Help lines as feedback speaks of them. */
export type Help = {
  /** Two places to turn to in one breath: a number in the first country that has one, and one for everybody else. */
  readonly inShort: (topic: HelpTopic) => string;
  /** All lines for a topic, one invitation each, with everything one needs to reach them. */
  readonly invitations: (topic: HelpTopic) => readonly string[];
};

const named = ({ name, country, phone }: HelpLine): string =>
  country === everywhere
    ? `${name} on the web`
    : `${name} in ${country}${phone === undefined ? '' : ` (${phone})`}`;

const invitationTo = ({ name, country, phone, website }: HelpLine): string => {
  const reached = [phone, website].filter((way) => way !== undefined).join(', ');
  return `Would ${name} help (${country}: ${reached})?`;
};

/** Speaks of these lines, except those for emergencies, which nobody is told to call because of an answer. */
export const helpFrom = (lines: readonly HelpLine[]): Help => {
  const of = (topic: HelpTopic) =>
    lines.filter(({ topics }) => topics.includes(topic) && !topics.includes('emergency'));
  return {
    inShort: (topic) => {
      const near = of(topic).find(({ country }) => country !== everywhere);
      const far = of(topic).find(({ country }) => country === everywhere);
      return [near, far]
        .flatMap((line) => (line === undefined ? [] : [named(line)]))
        .join(', or from anywhere ');
    },
    invitations: (topic) => of(topic).map(invitationTo),
  };
};
