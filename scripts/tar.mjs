const block = 512;

const textOf = (bytes, from, length) => bytes.toString('utf8', from, from + length).replace(/\0.*$/s, '');

const sizeOf = (bytes, at) => Number.parseInt(textOf(bytes, at + 124, 12).trim() || '0', 8);

/** The name in a header: its two parts, unless an entry before it said a longer one. */
const nameOf = (bytes, at) => {
  const ustar = textOf(bytes, at + 257, 5) === 'ustar';
  const prefix = ustar ? textOf(bytes, at + 345, 155) : '';
  const name = textOf(bytes, at, 100);
  return prefix ? `${prefix}/${name}` : name;
};

/** What an entry says of the next one: its long name, in either of the two usual ways; else nothing. */
const longNameIn = (kind, content) => {
  if (kind === 'L') return textOf(content, 0, content.length);
  return kind === 'x' ? /(?:^|\n)\d+ path=([^\n]*)\n/.exec(content.toString('utf8'))?.[1] : undefined;
};

/** The regular files of a tar archive (not compressed): pairs of path and bytes. Throws where it is cut short. */
export const filesInTar = function* (bytes) {
  let longName;
  for (let at = 0; at + block <= bytes.length && bytes[at] !== 0; ) {
    const [size, kind] = [sizeOf(bytes, at), String.fromCharCode(bytes[at + 156] || 48)];
    const start = at + block;
    if (!(size >= 0 && start + size <= bytes.length)) throw new Error('the archive is cut short');
    const content = bytes.subarray(start, start + size);
    if (kind === '0') yield [longName ?? nameOf(bytes, at), content];
    longName = kind === '0' ? undefined : (longNameIn(kind, content) ?? longName);
    at = start + Math.ceil(size / block) * block;
  }
};
