/** A tar archive of these entries. */
export const tarOf = (...entries: readonly Buffer[]): Buffer =>
  Buffer.concat([...entries, Buffer.alloc(1024)]);

/** One entry: its header, and its content up to a whole number of blocks. */
export const entry = (name: string, content: string, { kind = '0', prefix = '' } = {}): Buffer => {
  const bytes = Buffer.from(content);
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write(kind, 156);
  header.write('ustar\0', 257);
  header.write(prefix, 345);
  return Buffer.concat([header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
};
