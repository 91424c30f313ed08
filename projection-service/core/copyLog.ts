import { type Position, hasReached } from '@platzwart/contracts/core';
import { type Checkpoint, checkpointOf, readCheckpoints } from './checkpoints.ts';
import { transactionOn } from './database.ts';
import type { LogEntry } from './decodeLog.ts';
import { type Page, shareOf } from './page.ts';
import { type LogPosition, beforeFirstEvent, logPositionAfter } from '@platzwart/event-store/log-position';
import type { Reached, Rebuild } from './rebuild.ts';
import { mostOfRebuild } from './rebuildProgress.ts';
import { applyUpToPoison, describePoison } from './poisonEvents.ts';

/** The rebuild met an event that the read model cannot apply, or tables that violate a constraint. A retry fails the same way. */
export class RebuildStopped extends Error {
  override readonly name = 'RebuildStopped';
}

export const startOfLog: Reached = { ...beforeFirstEvent, events: 0 };

/** Whether a projector of this version moves the checkpoint, now or after its restart. */
const isFollowed = ({ version, status }: Checkpoint, model: Rebuild['model']): boolean =>
  version === model.version && status !== 'stopped';

/**
 * The goal of the copy, never beyond a checkpoint that a projector moves: the new tables must replace the old ones exactly at that
 * checkpoint. `expected`: the number of events up to the goal, as counted by the read model that is furthest.
 */
const goalOf = async ({ client, model, context }: Rebuild): Promise<{ goal: Position | null; expected: number }> => {
  const checkpoints = await readCheckpoints(client);
  const own = checkpointOf(checkpoints, model);
  const goal = isFollowed(own, model) ? own.position : await context.store.head();
  return { goal, expected: Math.max(...checkpoints.map(({ events }) => events)) };
};

/** Writes one page into the new tables in the transaction of `client`. Throws RebuildStopped. */
export const copyPage = async (
  { context, model, schema, client }: Rebuild,
  from: LogPosition,
  entries: readonly LogEntry[],
) => {
  const last = entries.at(-1);
  if (!last) return;
  const page: Page = { from, to: logPositionAfter(last), entries };
  const share = shareOf(model, page);
  const { unseal, unsealRetained } = context;
  const effects = { client, schema, unseal, unsealRetained };
  const poison =
    (share.events.length > 0 ? await applyUpToPoison(model, share.events, effects) : null) ?? share.undecodable;
  if (poison) throw new RebuildStopped(describePoison(poison));
};

const upTo = (goal: Position | null, entries: readonly LogEntry[]): readonly LogEntry[] =>
  hasReached(goal, entries.at(-1)?.position ?? null)
    ? entries
    : entries.filter(({ position }) => hasReached(goal, position));

/** At most so many events are left for the swap. While bookings go on, there are always some. */
const left = 50;

/**
 * Copies the log into the new tables from their current position, page by page, until at most a few events are left. While nothing
 * is booked, the next page is read while one is written.
 */
export const copyLog = async (rebuild: Rebuild, from: Reached): Promise<Reached> => {
  const { throttle } = rebuild;
  let reached = from;
  for (;;) {
    rebuild.signal.throwIfAborted();
    const began = performance.now();
    const { goal, expected } = await goalOf(rebuild);
    throttle.observe(goal);
    const entries = upTo(goal, await rebuild.log.behind(reached.position));
    const last = entries.at(-1);
    if (!last) return reached;
    const from = reached;
    const writing = transactionOn(rebuild.client, () => copyPage(rebuild, from, entries));
    if (!throttle.isThrottled()) void rebuild.log.behind(last.position).catch(() => undefined);
    await writing;
    const events = reached.events + entries.length;
    reached = { ...logPositionAfter(last), events };
    await rebuild.progress(Math.min(events / Math.max(expected, events + 1), mostOfRebuild));
    if (entries.length < left) return reached;
    await throttle.rest(performance.now() - began, rebuild.signal);
  }
};
