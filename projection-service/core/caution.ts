import { type Checkpoint, changeCheckpoint } from './checkpoints.ts';
import type { Page } from './page.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import { describePoison } from './stopping.ts';
import { endedOnTheWay, isProven, isSuspect, oneTryLeft, tryAlone } from './tries.ts';

/** Of those who write to the tables that serve: the checkpoint stays locked for as long as one page takes. */
export const pageSize = 5_000;

/** How carefully a read model goes on after processes have ended with it. */
export type Caution = Readonly<{
  isOver: () => boolean;
  /** Notes the try of a page of one event, so that the next process knows of it if this one ends. False where that was often enough. */
  mayTry: (page: Page) => Promise<boolean>;
}>;

/** The event is within the page that was tried together: behind it, caution is over. */
export const cautionAt = (
  { pool, runId, log }: ProjectionContext,
  { name }: ReadModel,
  { tries }: Pick<Checkpoint, 'tries'>,
): Caution => {
  let ended = endedOnTheWay(tries, runId);
  let eventsLeft = isSuspect(ended) ? pageSize : 0;

  const stop = async ({ entries: [entry] }: Page): Promise<void> => {
    if (!entry) return;
    const poison = { ...entry, problem: `${ended} processes have ended while it was tried` };
    log.error({ readModel: name }, describePoison(poison));
    await changeCheckpoint(pool, name, {
      status: 'stopped',
      problem: describePoison(poison),
      tries: oneTryLeft(runId),
    });
  };
  return {
    isOver: () => eventsLeft === 0,
    mayTry: async (page) => {
      if (eventsLeft === 0) return true;
      if (isProven(ended)) {
        await stop(page);
        return false;
      }
      await changeCheckpoint(pool, name, { tries: tryAlone(ended, runId) });
      ended = 0;
      eventsLeft -= 1;
      return true;
    },
  };
};
