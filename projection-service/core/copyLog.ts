import { type Position, hasReached } from '@platzwart/contracts/core';
import { type Checkpoint, checkpointOf, readCheckpoints } from './checkpoints.ts';
import { transactionOn } from './database.ts';
import type { LogEntry } from './decodeLog.ts';
import { type Page, shareOf } from './page.ts';
import { type Place, beforeFirst, placeBehind } from '@platzwart/event-store/place';
import type { Reached, Rebuild } from './rebuild.ts';
import { carefully, describePoison } from './stopping.ts';

/** The rebuild met an event that the read model cannot apply, or tables that break a rule: as it will whenever it is tried. */
export class RebuildStopped extends Error {
  override readonly name = 'RebuildStopped';
}

export const startOfLog: Reached = { ...beforeFirst, events: 0 };

/** Whether a projector of this version moves the checkpoint, now or when it is started again. */
const isFollowed = ({ version, status }: Checkpoint, model: Rebuild['model']): boolean =>
  version === model.version && status !== 'stopped';

/**
 * How far to go. Never beyond a checkpoint that a projector moves: the new tables must take its place exactly where it stands.
 * `expected` events lie up to there, by the count of the read model that is furthest.
 */
const goalOf = async ({ client, model, context }: Rebuild): Promise<{ goal: Position | null; expected: number }> => {
  const checkpoints = await readCheckpoints(client);
  const own = checkpointOf(checkpoints, model);
  const goal = isFollowed(own, model) ? own.position : await context.store.head();
  return { goal, expected: Math.max(...checkpoints.map(({ events }) => events)) };
};

/** Writes one page into the new tables, in the transaction that `client` is in. Throws RebuildStopped. */
export const copyPage = async (
  { context, model, schema, client }: Rebuild,
  from: Place,
  entries: readonly LogEntry[],
) => {
  const last = entries.at(-1);
  if (!last) return;
  const page: Page = { from, to: placeBehind(last), entries };
  const share = shareOf(model, page);
  const effects = { client, schema, unseal: context.unseal };
  const poison = (share.events.length > 0 ? await carefully(model, share.events, effects) : null) ?? share.undecodable;
  if (poison) throw new RebuildStopped(describePoison(poison));
};

const upTo = (goal: Position | null, entries: readonly LogEntry[]): readonly LogEntry[] =>
  hasReached(goal, entries.at(-1)?.position ?? null)
    ? entries
    : entries.filter(({ position }) => hasReached(goal, position));

/** So few events are left to whoever swaps the tables: where bookings never pause, there are always some more. */
const left = 50;

/**
 * Copies the log into the new tables from where they have come to, page by page, until next to nothing is left. The next page is read
 * while one is written, where nobody books meanwhile.
 */
export const copyLog = async (rebuild: Rebuild, from: Reached): Promise<Reached> => {
  const { pace } = rebuild;
  let reached = from;
  for (;;) {
    rebuild.signal.throwIfAborted();
    const began = performance.now();
    const { goal, expected } = await goalOf(rebuild);
    pace.see(goal);
    const entries = upTo(goal, await rebuild.log.behind(reached.position));
    const last = entries.at(-1);
    if (!last) return reached;
    const from = reached;
    const writing = transactionOn(rebuild.client, () => copyPage(rebuild, from, entries));
    if (!pace.isGentle()) void rebuild.log.behind(last.position).catch(() => undefined);
    await writing;
    const events = reached.events + entries.length;
    reached = { ...placeBehind(last), events };
    await rebuild.progress(Math.min(events / Math.max(expected, events + 1), 0.99));
    if (entries.length < left) return reached;
    await pace.rest(performance.now() - began, rebuild.signal);
  }
};
