/** The process cannot start, and cannot fix the reason itself. Each sentence tells the operator one problem. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
  readonly sentences: readonly string[];

  constructor(...sentences: readonly string[]) {
    super(sentences.join(' '));
    this.sentences = sentences;
  }
}

/** EX_CONFIG of sysexits.h: a restart does not help until the environment has changed. */
export const exitCodeOfRefusal = 78;

/** Prints the sentences and ends the process; any other error is a bug and is rethrown. */
export const refuseToStart = (error: unknown): never => {
  if (!(error instanceof StartRefused)) throw error;
  for (const sentence of error.sentences) process.stderr.write(`${sentence}\n`);
  process.exit(exitCodeOfRefusal);
};
