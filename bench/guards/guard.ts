/** One rule of the product taken out by a small edit, and the test that must notice. */
export type Guard = {
  /** What is taken out. */
  readonly name: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly instead: string;
  /** The test file, and a part of the title of the tests in it of which one must fail. */
  readonly test: string;
  readonly title: string;
};
