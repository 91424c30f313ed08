/** A part of the client's code could not be loaded: the build is gone from the server, or the network is. */
export class ChunkLoadFailure extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause });
    this.name = 'ChunkLoadFailure';
  }
}

/** Product.md §8. */
const patienceMilliseconds = 120_000;
/** As for texts (product.md §9): first after 350 ms, then twice as long each time. */
const retries = 5;
const firstPauseMilliseconds = 350;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const patience = (): Promise<never> =>
  pause(patienceMilliseconds).then(() => {
    throw new Error('Timed out');
  });

const withRetries = <Chunk>(
  load: () => Promise<Chunk>,
  left = retries,
  wait = firstPauseMilliseconds,
): Promise<Chunk> =>
  load().catch(async (error: unknown) => {
    if (left === 0) throw error;
    await pause(wait);
    return withRetries(load, left - 1, wait * 2);
  });

/**
 * Loads a chunk once, however often it is asked for. Tries again up to 5 times; throws `ChunkLoadFailure` where it has not
 * arrived within 120 seconds, after which the next call starts anew.
 */
export const loadOnce = <Chunk>(load: () => Promise<Chunk>): (() => Promise<Chunk>) => {
  let loading: Promise<Chunk> | undefined;
  return () =>
    (loading ??= Promise.race([withRetries(load), patience()]).catch((error: unknown) => {
      loading = undefined;
      throw new ChunkLoadFailure(error);
    }));
};
