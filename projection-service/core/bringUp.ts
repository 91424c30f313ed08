import { type Position, hasReached } from '@platzwart/contracts/core';
import { applyPage } from './applyPage.ts';
import { checkpointOf, readCheckpoints } from './checkpoints.ts';
import { decodeLog } from './decodeLog.ts';
import { type Place, placeBehind } from './place.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import { describePoison } from './stopping.ts';

/** Of those who write to the tables that serve: the checkpoint stays locked for as long as one page takes. */
export const pageSize = 5_000;

type Way = Readonly<{ goal: Position | null; signal: AbortSignal }>;

/**
 * Reads the log for one read model that is behind, page by page, up to `goal`. Answers where it stands then: at the goal, further
 * on where it was ahead already, or before an event that stopped it.
 */
export const bringUp = async (
  context: ProjectionContext,
  model: ReadModel,
  { goal, signal }: Way,
): Promise<Position | null> => {
  let place: Place = checkpointOf(await readCheckpoints(context.pool), model);
  for (;;) {
    signal.throwIfAborted();
    const { position } = place;
    if (hasReached(position, goal)) return position;
    const events = (await context.store.readAll({ after: position, limit: pageSize })).filter((event) =>
      hasReached(goal, event.position),
    );
    const last = events.at(-1);
    if (!last) return position;
    const to = placeBehind(last);
    const page = { from: place, to, entries: decodeLog(events, context.decoders) };
    const [stopped] = await applyPage(context, { models: [model], page, announce: false });
    if (stopped) {
      context.log.error({ readModel: model.name }, describePoison(stopped.poison));
      return position;
    }
    place = to;
  }
};
