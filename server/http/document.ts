import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What the operator configured for the browser, by the name that the page carries it under. */
type PageSettings = Readonly<Record<string, string>>;

/** One page as it is sent: in each encoding, with the policy that fits what is inline in it. */
export type Document = {
  readonly bytes: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
  readonly policy: string;
  readonly etag: string;
};

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

const asAttribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

const withSettings = (html: string, settings: PageSettings): string => {
  const metas = Object.entries(settings).map(
    ([name, content]) => `<meta name="afterglow-${name}" content="${asAttribute(content)}">`,
  );
  return html.replace('<meta charset="utf-8" />', (charset) => `${charset}${metas.join('')}`);
};

const hashes = (html: string, tag: 'style' | 'script'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${digest(text)}'`,
  );

const tagManagerHosts = 'https://www.googletagmanager.com https://*.google-analytics.com';

/** Whom a page may call for an identity provider, and from where it may show the pictures that the provider names. */
type IdentityHosts = { readonly calls: readonly string[]; readonly pictures: readonly string[] };

const hostedIdentity: IdentityHosts = {
  calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  // Where the provider's own accounts keep theirs; one from elsewhere is not asked for, and the letter stays.
  pictures: ['https://lh3.googleusercontent.com'],
};

/** The hosts of a hosted identity provider, or of its emulator; none where the provider is part of this server. */
const identityHosts = ({ identity, 'identity-emulator': emulator }: PageSettings): IdentityHosts => {
  if (identity !== 'hosted') return { calls: [], pictures: [] };
  return emulator === undefined ? hostedIdentity : { calls: [`http://${emulator}`], pictures: [] };
};

/**
 * Only what the page itself brings may run, be shown or be called; a tag manager, or a hosted identity provider, only
 * where one is configured.
 */
const policyOf = (html: string, settings: PageSettings): string => {
  const { calls, pictures } = identityHosts(settings);
  const others = settings['tag-manager'] === undefined ? [] : [tagManagerHosts];
  const directive = (name: string, ...sources: string[]) => [name, ...sources].join(' ');
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...hashes(html, 'script'), ...others),
    directive('style-src', "'self'", ...hashes(html, 'style')),
    directive('img-src', "'self'", 'data:', ...others, ...pictures),
    directive('connect-src', "'self'", ...others, ...calls),
    directive('font-src', "'self'"),
    directive('manifest-src', "'self'"),
    directive('form-action', "'self'"),
    directive('base-uri', "'none'"),
    directive('frame-ancestors', "'none'"),
  ].join('; ');
};

/** Reads a built page and makes it ready to be sent. */
export const readDocument = (file: string, settings: PageSettings): Document => {
  const html = withSettings(readFileSync(file, 'utf8'), settings);
  const identity = Buffer.from(html);
  const br = brotliCompressSync(identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  return {
    bytes: { br, gzip: gzipSync(identity), identity },
    policy: policyOf(html, settings),
    etag: `"${digest(html)}"`,
  };
};
