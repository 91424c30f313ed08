import { type Position, hasReached } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import { type Stop, announce, applyPage } from './applyPage.ts';
import { bringUp } from './bringUp.ts';
import { pageSize } from './caution.ts';
import { changeCheckpoint } from './checkpoints.ts';
import { inTransaction } from '@platzwart/event-store/in-transaction';
import { type LogEntry, decodeInTurns } from './decodeLog.ts';
import { watchOrder } from '@platzwart/event-store/log-order';
import { type Place, placeBehind } from '@platzwart/event-store/place';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import { describePoison } from './stopping.ts';
import type { Stock } from './takeStock.ts';
import { tracesIn } from './tracesIn.ts';
import { takingTurns } from './turns.ts';

/** Feeds one read of the log to all read models that follow it. */
export type Projector = Readonly<{
  /** Ends when `signal` aborts; throws when anything but an event's own fault gets in the way. */
  run: (signal: AbortSignal) => Promise<void>;
  /** Takes in a read model that was behind, between two batches. One that stops or stands elsewhere is left out. */
  join: (model: ReadModel, signal: AbortSignal) => Promise<void>;
  follows: (model: ReadModel) => boolean;
  place: () => Place;
}>;

export const createProjector = (context: ProjectionContext, start: Stock): Projector => {
  const inTurn = takingTurns();
  const checkOrder = watchOrder();
  let { place, models } = start;

  const leaveBehind = (stops: readonly Stop[]): void => {
    for (const { model, poison } of stops) context.log.error({ readModel: model.name }, describePoison(poison));
    models = models.filter((model) => stops.every((stopped) => stopped.model !== model));
  };

  const isNews = (at: Readonly<{ position: Position }>): boolean => !hasReached(place.position, at.position);

  const take = async (batch: readonly RecordedEvent[], decoded: readonly LogEntry[]): Promise<void> => {
    const entries = decoded.filter(isNews);
    const last = entries.at(-1);
    if (!last) return;
    const began = performance.now();
    const events = batch.filter(isNews);
    const page = { from: place, to: placeBehind(last), entries, traces: tracesIn(events) };
    if (models.length > 0) leaveBehind(await applyPage(context, { models, page, announce: true }));
    place = page.to;
    context.onApplied?.({ events, seconds: (performance.now() - began) / 1_000 });
  };

  /** While PostgreSQL takes in one full batch, the next is decoded already. */
  const follow = async (signal: AbortSignal): Promise<void> => {
    let taken: Promise<void> = Promise.resolve();
    for await (const batch of context.store.subscribe({ after: place.position, signal, maxBatch: pageSize })) {
      checkOrder(batch);
      const decoded = await decodeInTurns(batch, context.decoders);
      await taken;
      taken = inTurn(() => take(batch, decoded));
      if (batch.length < pageSize) await taken;
      else taken.catch(() => undefined); // is thrown when the next batch awaits it
    }
    await taken;
  };

  const takeIn = async (model: ReadModel, signal: AbortSignal): Promise<void> => {
    const { position } = place;
    const reached = await bringUp(context, model, { goal: position, signal });
    if (reached !== position) return;
    await inTransaction(context.pool, async (client) => {
      await changeCheckpoint(client, model.name, { status: 'live' });
      await announce(client, position, { changed: [model.name] });
    });
    models = [...models, model];
  };

  return {
    run: follow,
    join: (model, signal) => inTurn(() => takeIn(model, signal)),
    follows: (model) => models.includes(model),
    place: () => place,
  };
};
