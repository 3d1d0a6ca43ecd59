import type { Guard } from './guard.ts';

const rule = 'server/features/answers/reveal.ts';
const worlds = 'server/features/answers/reveal.http.test.ts';
const couples = 'server/features/couples/couples.http.test.ts';

/** Who may read what: the reveal rule, and what leaves by other doors. */
export const revealGuards: readonly Guard[] = [
  {
    name: 'reveal: only to a viewer who has answered',
    file: rule,
    find: `      case when mine.user_id is not null then theirs.id end as their_answer_id,
      case when mine.user_id is not null then theirs.content end as their_content,
      case when mine.user_id is not null then theirs.version end as their_version,
      case when mine.user_id is not null then theirs.created_at end as their_created_at`,
    instead: `      theirs.id as their_answer_id,
      theirs.content as their_content,
      theirs.version as their_version,
      theirs.created_at as their_created_at`,
    test: worlds,
    title: 'is the same for the viewer',
  },
  {
    name: 'reveal: what the partner wrote, in this couple only',
    file: rule,
    find: 'a.user_id = me.partner_id and a.couple_id = me.couple_id',
    instead: 'a.user_id = me.partner_id',
    test: 'server/features/answers/answers.http.test.ts',
    title: 'none of it appears in a new couple',
  },
  {
    name: 'reveal: what I wrote counts in this couple only',
    file: rule,
    find: 'where a.couple_id = me.couple_id or me.couple_id is null',
    instead: '',
    test: couples,
    title: 'may find each other again, as a new couple',
  },
  {
    name: "reveal: the inviter's earlier words wait for the confirmation",
    file: rule,
    find: 'where me.confirmed or not a.brought_in or a.user_id <> me.inviter_id',
    instead: '',
    test: couples,
    title: 'withholds what the inviter wrote before',
  },
  {
    name: 'reveal: withheld words count for no score',
    file: rule,
    find: 'coalesce(a.brought_in and not me.confirmed and me.inviter_id = me.id, false)',
    instead: 'false',
    test: couples,
    title: 'an answer that is withheld is in no score',
  },
  {
    name: 'reveal: to an account in use only',
    file: rule,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    find: "where u.id = ${viewer} and ${activeUser('u')}",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    instead: 'where u.id = ${viewer}',
    test: 'server/http/requests.http.test.ts',
    title: 'is signed out at once, on every call',
  },
  {
    name: 'an answer that was met with support shows no feedback to the partner',
    file: 'server/features/questions/question-list.ts',
    find: "analysis && analysis.quality !== 'other' ? analysis.feedback",
    instead: 'analysis ? analysis.feedback',
    test: 'server/features/answers/answers.http.test.ts',
    title: 'not where the answer was met with support',
  },
  {
    name: "the download holds nothing of the partner's",
    file: 'server/features/leaving/routes.ts',
    find: 'const { partnerEmail: _, ...user } = found',
    instead: 'const user = found',
    test: 'server/features/leaving/leaving.http.test.ts',
    title: 'has everything that is mine and nothing of the partner',
  },
  {
    name: 'the score rests on mutual questions only',
    file: 'server/features/answers/mutual.ts',
    find: 'entry.mine !== null && entry.theirs !== null && !entry.withheld',
    instead: 'entry.mine !== null && entry.theirs !== null',
    test: couples,
    title: 'an answer that is withheld is in no score',
  },
  {
    name: 'one score, however many ask at once',
    file: 'server/features/score/generate-score.ts',
    find: 'await lockCouple(',
    instead: 'void (',
    test: 'server/features/score/score.http.test.ts',
    title: 'ten calls at once make one score',
  },
  {
    name: 'a mail shows a name and runs nothing',
    file: 'server/features/mails/letter.ts',
    find: 'text.replace(/[&<>"\']/g,',
    instead: 'text.replace(/[&]/g,',
    test: 'server/features/mails/letter.test.ts',
    title: 'with markup stays a name',
  },
  {
    name: 'a name cannot add a header to a mail',
    file: 'server/features/mails/written-name.ts',
    find: "name.replace(invisible, ' ').replace(/\\s+/gu, ' ').trim()",
    instead: 'name',
    test: 'server/features/mails/letter.test.ts',
    title: 'with a line end stays a name',
  },
];
