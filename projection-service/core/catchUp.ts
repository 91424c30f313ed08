import { type Position, hasReached } from '@platzwart/contracts/core';
import { applyPage } from './applyPage.ts';
import { checkpointOf, readCheckpoints } from './checkpoints.ts';
import { decodeLog } from './decodeLog.ts';
import { type LogPosition, logPositionAfter } from '@platzwart/event-store/log-position';
import { type Page, pageSize } from './page.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import { describePoison } from './poisonEvents.ts';

type CatchUpOptions = Readonly<{ goal: Position | null; signal: AbortSignal }>;

const nextPage = async (
  { store }: ProjectionContext,
  from: LogPosition,
  goal: Position | null,
): Promise<Page | null> => {
  const events = (await store.readAll({ after: from.position, limit: pageSize })).filter((event) =>
    hasReached(goal, event.position),
  );
  const last = events.at(-1);
  return last ? { from, to: logPositionAfter(last), entries: decodeLog(events) } : null;
};

/**
 * Reads the log for one read model that is behind, page by page, up to `goal`.
 * Answers its position afterwards: at the goal, further if it was ahead already, or before an event that stopped it.
 */
export const catchUp = async (
  context: ProjectionContext,
  model: ReadModel,
  { goal, signal }: CatchUpOptions,
): Promise<Position | null> => {
  let logPosition: LogPosition = checkpointOf(await readCheckpoints(context.pool), model);
  for (;;) {
    signal.throwIfAborted();
    if (hasReached(logPosition.position, goal)) return logPosition.position;
    const page = await nextPage(context, logPosition, goal);
    if (!page) return logPosition.position;
    const [stopped] = await applyPage(context, { models: [model], page, announce: false });
    if (stopped) {
      context.log.error({ readModel: model.name }, describePoison(stopped.poison));
      return logPosition.position;
    }
    logPosition = page.to;
  }
};
