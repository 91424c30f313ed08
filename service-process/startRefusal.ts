/** Something is missing that cannot be mended from within. Each sentence says what, in words for operators. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
  readonly sentences: readonly string[];

  constructor(...sentences: readonly string[]) {
    super(sentences.join(' '));
    this.sentences = sentences;
  }
}

/** EX_CONFIG of sysexits.h: starting again will not help until the surroundings have changed. */
export const exitCodeOfRefusal = 78;

/** Says what stands in the way and ends the process; anything else than a StartRefused is a bug and is thrown on. */
export const refuseToStart = (error: unknown): never => {
  if (!(error instanceof StartRefused)) throw error;
  for (const sentence of error.sentences) process.stderr.write(`${sentence}\n`);
  process.exit(exitCodeOfRefusal);
};
