/** Seconds for which a cookie of ours is kept: the longest that browsers allow. */
const lifetime = 400 * 24 * 3600;

/** By https a cookie is for this very host, which its name makes the browser see to; the server does the same. */
const hostPrefix = '__Host-';

const put = (name: string, value: string, maxAge: number): void => {
  const [prefix, secure] = location.protocol === 'https:' ? [hostPrefix, '; Secure'] : ['', ''];
  Reflect.set(
    document,
    'cookie',
    `${prefix}${name}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`,
  );
};

const textOf = (name: string): string | null =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** Small cookies that scripts and the server may read; never anything secret. */
export const cookies = {
  get: (name: string): string | null => textOf(hostPrefix + name) ?? textOf(name),
  set: (name: string, value: string): void => put(name, value, lifetime),
  remove: (name: string): void => put(name, '', 0),
};
