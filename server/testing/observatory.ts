/**
 * The score that MDN's HTTP Observatory would give a reply, by the rules that it publishes
 * (developer.mozilla.org/observatory/docs/tests_and_scoring): penalties from 100, then, from 90 on, what is earned beyond.
 * Left out is what no reply of ours decides: redirection to https, which is the proxy's, and the preload list.
 */
type Verdict = { readonly score: number; readonly points: Readonly<Record<string, number>> };

type Seen = { readonly headers: Headers; readonly html: string };

const halfYear = 15_768_000;

const policyOf = ({ headers }: Seen): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

const isBroad = (source: string): boolean => /^(?:'unsafe-inline'|data:|https?:|\*)$/.test(source);

const policy = (seen: Seen): number => {
  const directives = policyOf(seen);
  if (!seen.headers.has('content-security-policy')) return -25;
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src');
  const [scripts, objects, styles] = ['script-src', 'object-src', 'style-src'].map(sourcesOf);
  if (!scripts || !objects || [...scripts, ...objects].some(isBroad)) return -20;
  const all = [...directives.values()].flat();
  if (all.some((source) => /^http:/.test(source))) return -20;
  if (all.includes("'unsafe-eval'")) return -10;
  if (styles?.some(isBroad)) return 0;
  const closed = directives.get('default-src')?.join() === "'none'";
  const forms = ["'self'", "'none'"].includes(directives.get('form-action')?.join() ?? '');
  return closed && forms ? 10 : 5;
};

const cookieWorth = (line: string, strict: boolean): number => {
  const has = (flag: RegExp) => flag.test(line);
  const session = /^[^=]*(?:login|sess)/i.test(line);
  if (session && !has(/;\s*httponly/i)) return -30;
  if (!has(/;\s*secure/i)) return session ? (strict ? -10 : -40) : strict ? -5 : -20;
  return has(/;\s*samesite=(?:lax|strict)/i) ? 5 : 0;
};

const cookies = ({ headers }: Seen): number => {
  const strict = headers.has('strict-transport-security');
  const worths = headers.getSetCookie().map((line) => cookieWorth(line, strict));
  return worths.length === 0 ? 0 : Math.min(...worths);
};

const sharing = ({ headers }: Seen): number => {
  const origin = headers.get('access-control-allow-origin');
  return origin && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0;
};

const transport = ({ headers }: Seen): number => {
  const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) < halfYear ? -10 : 0;
};

const types = ({ headers }: Seen): number => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5);

const framing = (seen: Seen): number => {
  const ancestors = policyOf(seen).get('frame-ancestors');
  if (ancestors && !ancestors.some(isBroad)) return 5;
  return /^(?:deny|sameorigin)$/i.test(seen.headers.get('x-frame-options') ?? '') ? 0 : -20;
};

const referrer = ({ headers }: Seen): number => {
  const value = headers.get('referrer-policy');
  if (value === null) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5;
};

const resources = ({ headers }: Seen): number => {
  const value = headers.get('cross-origin-resource-policy');
  if (value === null) return 0;
  return /^same-(?:origin|site)$/.test(value) ? 10 : -5;
};

const scripts = ({ html }: Seen): number => {
  const foreign = [...html.matchAll(/<script[^>]+src="(?:https?:)?\/\/[^>]*>/g)].map(([tag]) => tag);
  return foreign.every((tag) => tag.includes('integrity=')) ? 0 : -50;
};

const rules = {
  ...{ policy, cookies, sharing, transport, types, framing, referrer, resources },
  scripts,
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** The score of one reply with what each rule took or gave; 100 and more is A+. */
export const observe = (seen: Seen): Verdict => {
  const points = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(seen)]));
  const all = Object.values(points);
  const base = 100 + sum(all.filter((number) => number < 0));
  return { score: Math.max(0, base >= 90 ? base + sum(all.filter((number) => number > 0)) : base), points };
};
