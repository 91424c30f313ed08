import { setTimeout as pause } from 'node:timers/promises';
import { describeConnectionFailure } from '@platzwart/event-store/migrations';

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

const milliseconds = 4_500;

/** Answers with what `work` opens; rejects with StartRefused where that fails or takes longer than 4.5 s. */
export const orRefuse = async <Opened>(what: string, work: Promise<Opened>): Promise<Opened> => {
  const tooLate = pause(milliseconds, undefined, { ref: false }).then((): never => {
    throw new StartRefused(`${what} did not answer within ${milliseconds / 1_000} seconds.`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(describeConnectionFailure(error, what));
  }
};
