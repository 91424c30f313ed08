import { setTimeout as pause } from 'node:timers/promises';
import { SchemaTooNew, describeConnectionFailure } from '@platzwart/event-store/migrations';

/** Something is missing that this program cannot mend. Each sentence says what, in words for operators. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
  readonly sentences: readonly string[];
  constructor(...sentences: readonly string[]) {
    super(sentences.join(' '));
    this.sentences = sentences;
  }
}

/** EX_CONFIG of sysexits.h: starting again helps only when the surroundings have changed. */
export const exitCodeOfRefusal = 78;

/** An operator waits at most five seconds for the sentence. */
const patience = 4_500;

/** What `work` opens. Rejects with StartRefused where that fails or takes longer than 4.5 s; `what` begins the sentence. */
export const orRefuse = async <Opened>(what: string, work: Promise<Opened>): Promise<Opened> => {
  const tooLate = pause(patience, undefined, { ref: false }).then((): never => {
    throw new StartRefused(`${what} did not answer within ${patience / 1_000} seconds.`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(error instanceof SchemaTooNew ? error.message : describeConnectionFailure(error, what));
  }
};

/** Ends the program after telling the operator why. Anything but a StartRefused is a bug, and shown as one. */
export const refuseToStart = (error: unknown): never => {
  if (!(error instanceof StartRefused)) throw error;
  for (const sentence of error.sentences) process.stderr.write(`${sentence}\n`);
  process.exit(exitCodeOfRefusal);
};
