import { type ServerBuildStatus, checkServerBuild } from './serverBuild.ts';

/** A chunk of the client could not be loaded: the build is gone from the server, or the network is down. */
export class ChunkLoadFailure extends Error {
  readonly build: ServerBuildStatus;
  /** Resets the failure, so that the next use loads the chunk again. */
  readonly forget: () => void;

  constructor(cause: unknown, build: ServerBuildStatus, forget: () => void = () => undefined) {
    super('A part of the page could not be loaded', { cause });
    this.name = 'ChunkLoadFailure';
    this.build = build;
    this.forget = forget;
  }
}

/** For boundaries that no longer show the failure: the chunk is requested again when it is needed again. */
export const forgetFailure = (error: unknown): void => {
  if (error instanceof ChunkLoadFailure) error.forget();
};

/** product.md §8. */
const timeoutMilliseconds = 120_000;
/** As for texts (product.md §9): first after 350 ms, then twice as long each time. */
const retries = 5;
const firstRetryDelayMilliseconds = 350;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const timeOut = (): Promise<never> =>
  pause(timeoutMilliseconds).then(() => {
    throw new Error('Timed out');
  });

/** `isOver`: nobody waits for the chunk any more. */
const withRetries = <Chunk>(load: () => Promise<Chunk>, isOver: () => boolean, left = retries): Promise<Chunk> =>
  load().catch(async (error: unknown) => {
    if (left === 0 || !navigator.onLine) throw error;
    await pause(firstRetryDelayMilliseconds * 2 ** (retries - left));
    if (isOver()) throw error;
    return withRetries(load, isOver, left - 1);
  });

/** Gives up as soon as the server is known to have another build, which will never have this chunk. */
const loadUnlessGone = <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> =>
  new Promise((resolve, reject) => {
    let isChecked = false;
    let isGone = false;
    const checkOnce = async (): Promise<void> => {
      if (isChecked) return;
      isChecked = true;
      isGone = (await checkServerBuild()) === 'gone';
      if (isGone) reject(new Error('The build is gone'));
    };
    const watched = () =>
      load().catch((error: unknown) => {
        void checkOnce();
        throw error;
      });
    withRetries(watched, () => isGone).then(resolve, reject);
  });

/**
 * Loads a chunk once, however often it is requested. Retries up to 5 times, as long as there is a network and the server has this build; throws
 * `ChunkLoadFailure` where it has not arrived within 120 seconds, after which the next call starts again.
 */
export const loadOnce = <Chunk>(load: () => Promise<Chunk>): (() => Promise<Chunk>) => {
  let loading: Promise<Chunk> | undefined;
  return () =>
    (loading ??= Promise.race([loadUnlessGone(load), timeOut()]).catch(async (error: unknown) => {
      const build = await checkServerBuild();
      loading = undefined;
      throw new ChunkLoadFailure(error, build);
    }));
};
