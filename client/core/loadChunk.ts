import { type BuildOnServer, buildOnServer } from './buildOnServer.ts';

/** A part of the client's code could not be loaded: the build is gone from the server, or the network is. */
export class ChunkLoadFailure extends Error {
  readonly build: BuildOnServer;
  /** Lets whoever needs the part next begin anew. */
  readonly forget: () => void;

  constructor(cause: unknown, build: BuildOnServer, forget: () => void = () => undefined) {
    super('A part of the page could not be loaded', { cause });
    this.name = 'ChunkLoadFailure';
    this.build = build;
    this.forget = forget;
  }
}

/** For every boundary that shows something else by now: the part is asked for again when it is needed again. */
export const forgetFailure = (error: unknown): void => {
  if (error instanceof ChunkLoadFailure) error.forget();
};

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
    if (left === 0 || !navigator.onLine) throw error;
    await pause(wait);
    return withRetries(load, left - 1, wait * 2);
  });

/**
 * Loads a chunk once, however often it is asked for. Tries again up to 5 times, as long as there is a network; throws
 * `ChunkLoadFailure` where it has not arrived within 120 seconds, after which the next call starts anew.
 */
export const loadOnce = <Chunk>(load: () => Promise<Chunk>): (() => Promise<Chunk>) => {
  let loading: Promise<Chunk> | undefined;
  return () =>
    (loading ??= Promise.race([withRetries(load), patience()]).catch(async (error: unknown) => {
      const build = await buildOnServer();
      loading = undefined;
      throw new ChunkLoadFailure(error, build);
    }));
};
