/** Seconds for which a cookie of ours is kept: the longest that browsers allow. */
const lifetime = 400 * 24 * 3600;

const put = (name: string, value: string, maxAge: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  Reflect.set(document, 'cookie', `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`);
};

/** Small cookies that scripts and the server may read; never anything secret. */
export const cookies = {
  get: (name: string): string | null =>
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? null,
  set: (name: string, value: string): void => put(name, value, lifetime),
  remove: (name: string): void => put(name, '', 0),
};
