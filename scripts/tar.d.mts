/** The regular files of a tar archive (not compressed): pairs of path and bytes. Throws where it is cut short. */
export const filesInTar: (bytes: Buffer) => Generator<[string, Buffer]>;
