import { type HelpLine, type HelpTopic, helpLines } from '../../../content/help-lines.ts';

const named = ({ name, country, phone }: HelpLine): string =>
  country === 'International'
    ? `${name} on the web`
    : `${name} in ${country}${phone === undefined ? '' : ` (${phone})`}`;

const answers = (line: HelpLine, topic: HelpTopic): boolean =>
  line.topics.includes(topic) && !line.topics.includes('emergency');

/** Two places to turn to in one breath: a number in the first country that has one, and one for everybody else. */
export const linesInShort = (topic: HelpTopic): string => {
  const near = helpLines.find((line) => answers(line, topic) && line.country !== 'International');
  const far = helpLines.find((line) => answers(line, topic) && line.country === 'International');
  return [near, far].flatMap((line) => (line === undefined ? [] : [named(line)])).join(', elsewhere ');
};

/** All lines for a topic, one invitation each, with everything one needs to reach them. */
export const invitationsTo = (topic: HelpTopic): readonly string[] =>
  helpLines
    .filter((line) => answers(line, topic))
    .map(({ name, country, phone, website }) => {
      const reached = [phone, website].filter((way) => way !== undefined).join(', ');
      return `Would ${name} help (${country}: ${reached})?`;
    });
