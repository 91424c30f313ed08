import { type Position, hasReached } from '@platzwart/contracts/core';
import { applyPage } from './applyPage.ts';
import { checkpointOf, readCheckpoints } from './checkpoints.ts';
import { cautionAt, pageSize } from './caution.ts';
import { decodeLog } from './decodeLog.ts';
import { type Place, placeBehind } from '@platzwart/event-store/place';
import type { Page } from './page.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import { describePoison } from './stopping.ts';

type Way = Readonly<{ goal: Position | null; signal: AbortSignal }>;

const nextPage = async (
  { store, decoders }: ProjectionContext,
  from: Place,
  { goal, limit }: Readonly<{ goal: Position | null; limit: number }>,
): Promise<Page | null> => {
  const events = (await store.readAll({ after: from.position, limit })).filter((event) =>
    hasReached(goal, event.position),
  );
  const last = events.at(-1);
  return last ? { from, to: placeBehind(last), entries: decodeLog(events, decoders) } : null;
};

/**
 * Reads the log for one read model that is behind, page by page, up to `goal`; event by event where processes have ended on the way.
 * Answers where it stands then: at the goal, further on where it was ahead already, or before an event that stopped it.
 */
export const bringUp = async (
  context: ProjectionContext,
  model: ReadModel,
  { goal, signal }: Way,
): Promise<Position | null> => {
  const checkpoint = checkpointOf(await readCheckpoints(context.pool), model);
  const caution = cautionAt(context, model, checkpoint);
  let place: Place = checkpoint;
  for (;;) {
    signal.throwIfAborted();
    if (hasReached(place.position, goal)) return place.position;
    const page = await nextPage(context, place, { goal, limit: caution.isOver() ? pageSize : 1 });
    if (!page || !(await caution.mayTry(page))) return place.position;
    const [stopped] = await applyPage(context, { models: [model], page, announce: false });
    if (stopped) {
      context.log.error({ readModel: model.name }, describePoison(stopped.poison));
      return place.position;
    }
    place = page.to;
  }
};
