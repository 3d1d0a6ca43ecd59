const here = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/** Where a server is, as people may read it: by its name, and said plainly where it is the same machine. */
export const placeOf = (host: string): string => (here.test(host) ? `our own machine (${host})` : host);
