import { type Position, hasReached } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import pLimit from 'p-limit';
import { type Stop, announce, applyPage } from './applyPage.ts';
import { catchUp } from './catchUp.ts';
import { changeCheckpoint } from './checkpoints.ts';
import { inTransaction } from '@platzwart/database/in-transaction';
import { type LogEntry, decodeInTurns } from './decodeLog.ts';
import { createOrderCheck } from '@platzwart/event-store/log-order';
import { type LogPosition, logPositionAfter } from '@platzwart/event-store/log-position';
import { pageSize } from './page.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import { describePoison } from './poisonEvents.ts';
import type { StartState } from './loadStart.ts';
import { traceContextsOf } from './traceContextsOf.ts';

/** Applies one shared read of the log to all read models that follow it. */
export type Projector = Readonly<{
  /** Ends when `signal` aborts; throws on any failure other than an event that cannot be applied. */
  run: (signal: AbortSignal) => Promise<void>;
  /** Adds a read model that has caught up, between two batches. It is not added if it has stopped or is at another position. */
  join: (model: ReadModel, signal: AbortSignal) => Promise<void>;
  follows: (model: ReadModel) => boolean;
  logPosition: () => LogPosition;
}>;

export const createProjector = (context: ProjectionContext, start: StartState): Projector => {
  const serially = pLimit(1);
  const checkOrder = createOrderCheck();
  let { logPosition, models } = start;

  const dropStopped = (stops: readonly Stop[]): void => {
    for (const { model, poison } of stops) context.log.error({ readModel: model.name }, describePoison(poison));
    models = models.filter((model) => stops.every((stopped) => stopped.model !== model));
  };

  const isNew = (at: Readonly<{ position: Position }>): boolean => !hasReached(logPosition.position, at.position);

  const applyBatch = async (batch: readonly RecordedEvent[], decoded: readonly LogEntry[]): Promise<void> => {
    const entries = decoded.filter(isNew);
    const last = entries.at(-1);
    if (!last) return;
    const began = performance.now();
    const events = batch.filter(isNew);
    const page = { from: logPosition, to: logPositionAfter(last), entries, traces: traceContextsOf(events) };
    if (models.length > 0) dropStopped(await applyPage(context, { models, page, announce: true }));
    logPosition = page.to;
    context.onApplied?.({ events, seconds: (performance.now() - began) / 1_000 });
  };

  /** While PostgreSQL writes a full batch, the next one is decoded. */
  const follow = async (signal: AbortSignal): Promise<void> => {
    let taken: Promise<void> = Promise.resolve();
    for await (const batch of context.store.subscribe({ after: logPosition.position, signal, maxBatch: pageSize })) {
      checkOrder(batch);
      const decoded = await decodeInTurns(batch);
      await taken;
      taken = serially(() => applyBatch(batch, decoded));
      if (batch.length < pageSize) await taken;
      else taken.catch(() => undefined); // is thrown when the next batch awaits it
    }
    await taken;
  };

  const catchUpAndJoin = async (model: ReadModel, signal: AbortSignal): Promise<void> => {
    const { position } = logPosition;
    const reached = await catchUp(context, model, { goal: position, signal });
    if (reached !== position) return;
    await inTransaction(context.pool, async (client) => {
      await changeCheckpoint(client, model.name, { status: 'live' });
      await announce(client, position, { changed: [model.name] });
    });
    models = [...models, model];
  };

  return {
    run: follow,
    join: (model, signal) => serially(() => catchUpAndJoin(model, signal)),
    follows: (model) => models.includes(model),
    logPosition: () => logPosition,
  };
};
