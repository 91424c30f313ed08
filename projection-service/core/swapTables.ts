import { type Position, hasReached } from '@platzwart/contracts/core';
import { announce } from './applyPage.ts';
import { type Checkpoint, changeCheckpoint, lockCheckpoint } from './checkpoints.ts';
import { copyPage } from './copyLog.ts';
import { compareTables } from './compareTables.ts';
import { transactionOn } from './database.ts';
import { decodeLog } from './decodeLog.ts';
import { logPositionAfter } from '@platzwart/event-store/log-position';
import type { Reached, Rebuild } from './rebuild.ts';
import { recordRebuild } from './rebuildRecord.ts';

/** Applies the last events, which the projector has applied since the copy ended. The projector waits for the row lock held here. */
const copyRest = async (rebuild: Rebuild, from: Reached, goal: Position | null): Promise<Reached> => {
  let reached = from;
  while (!hasReached(reached.position, goal)) {
    const { store } = rebuild.context;
    const page = (await store.readAll({ after: reached.position, limit: 1_000 })).filter((event) =>
      hasReached(goal, event.position),
    );
    const last = page.at(-1);
    if (!last) break;
    await copyPage(rebuild, reached, decodeLog(page));
    reached = { ...logPositionAfter(last), events: reached.events + page.length };
  }
  return reached;
};

/** The leading projector takes in a `catching-up` read model; one that follows the log already keeps its status. */
const statusAfter = ({ status }: Checkpoint, followed: boolean) =>
  followed && status === 'live' ? 'live' : 'catching-up';

/**
 * Replaces the old tables by the new ones; the old schema is then called `previous`. One short transaction that begins by locking
 * the checkpoint: no projector is between effect and commit, and none begins before the names have changed. Tables of the same version
 * are compared before they are replaced, at the same position; the comparison is recorded (docs/adr/0057-rebuild-from-the-page.md).
 */
export const swapTables = (rebuild: Rebuild, nearly: Reached, previous: string): Promise<Reached> =>
  transactionOn(rebuild.client, async () => {
    const { client, model, schema: next, began } = rebuild;
    const { name: schema } = model;
    await client.query('set local synchronous_commit to on');
    const checkpoint = await lockCheckpoint(client, model);
    const followed = checkpoint.version === model.version;
    const reached = followed ? await copyRest(rebuild, nearly, checkpoint.position) : nearly;
    const tables = followed ? await compareTables(client, model, [schema, next]) : [];
    await client.query(`alter schema ${schema} rename to ${previous}`);
    await client.query(`alter schema ${next} rename to ${schema}`);
    const status = statusAfter(checkpoint, followed);
    await changeCheckpoint(client, model.name, {
      ...reached,
      version: model.version,
      status,
      problem: null,
      rebuilding: null,
    });
    const seconds = (performance.now() - began) / 1_000;
    await recordRebuild(client, model.name, { events: reached.events, seconds, problem: null, tables: [...tables] });
    const different = tables.filter(({ isSame }) => !isSame);
    if (different.length > 0)
      rebuild.context.log.warn(
        { readModel: model.name, tables: different },
        'The rebuilt tables differ from those that were in use',
      );
    // A read model that is not live is announced when it joins the others: until then it may be behind them.
    if (status === 'live') await announce(client, reached.position, { changed: [model.name] });
    return reached;
  });
