import { Map } from 'immutable';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slotsCodec, slotsModule } from '../testing/slots.ts';
import { noIdempotencyRecords } from './idempotencyRecords.ts';
import { snapshotKeeper } from './snapshotKeeper.ts';
import type { EncodedPart, SnapshotStore } from './snapshotStore.ts';

const warmAt = (revision: number) => ({
  state: Map<string, string>(),
  revision,
  hash: 'hash',
  answers: noIdempotencyRecords,
});
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const partsKept = (keep: Readonly<{ mock: Readonly<{ calls: readonly (readonly [string, EncodedPart])[] }> }>) =>
  keep.mock.calls.map(([, { part }]) => part);

const keeperWith = (isBroken: boolean) => {
  const keep = vi.fn<SnapshotStore['keep']>(() =>
    isBroken ? Promise.reject(new Error('Disk full')) : Promise.resolve(),
  );
  const snapshots = { find: () => Promise.resolve(null), keep };
  const keeper = snapshotKeeper(slotsModule, { snapshots, log: quiet, last: 'none' });
  /** How many were tried after one more event at `revision` and so many milliseconds. */
  const offered = async (revision: number, milliseconds = 600): Promise<number> => {
    keeper.offer(warmAt(revision));
    await vi.advanceTimersByTimeAsync(milliseconds);
    return keep.mock.calls.filter(([, { part }]) => part === 'slots').length;
  };
  return { keeper, keep, offered };
};

/** Lets the turns of the event loop come that `taking` waits for. */
const taken = async (taking: Promise<unknown>): Promise<void> => {
  await vi.advanceTimersByTimeAsync(1_000);
  await taking;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  // First the spies: one on a fake timer would stay behind in the process, which other specs share.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('Taking snapshots', () => {
  it('begins after a thousand events, or after a tenth of a long log', async () => {
    const { offered } = keeperWith(false);
    expect([await offered(998), await offered(999), await offered(1_000), await offered(1_999)]).toEqual([0, 1, 1, 2]);
    expect([await offered(99_999), await offered(109_999), await offered(111_111)]).toEqual([3, 3, 4]);
  });

  it('is not repeated at each event after a failure, but once more at the stop', async () => {
    const { keeper, keep, offered } = keeperWith(true);
    expect([await offered(999), await offered(1_000), await offered(1_500), await offered(1_999)]).toEqual([
      1, 1, 1, 2,
    ]);
    await taken(keeper.take(warmAt(1_999)));
    expect(keep).toHaveBeenCalledTimes(3);
  });

  it('waits until the stream is idle, and then takes the newest state', async () => {
    const { keep, offered } = keeperWith(false);
    expect([await offered(999, 50), await offered(1_200, 50), await offered(1_300, 50)]).toEqual([0, 0, 0]);
    expect(await offered(1_400)).toBe(1);
    expect(keep).toHaveBeenLastCalledWith('ledger', expect.objectContaining({ revision: 1_400 }));
  });

  it('does not wait when the log has doubled', async () => {
    const { offered } = keeperWith(false);
    expect([await offered(9_998, 20), await offered(9_999, 20), await offered(15_000, 20)]).toEqual([0, 1, 1]);
    expect([await offered(19_998, 20), await offered(19_999, 20), await offered(39_998, 20)]).toEqual([1, 2, 2]);
    expect(await offered(39_999, 20)).toBe(3);
  });

  it('is omitted at the stop when nothing has changed', async () => {
    const { keeper, keep, offered } = keeperWith(false);
    await offered(1_000);
    await taken(keeper.take(warmAt(1_000)));
    expect(partsKept(keep)).toEqual(['slots', 'idempotencyRecords']);
  });

  it('yields to other work between two pieces of a large state', async () => {
    const slots = Map(Array.from({ length: 10_000 }, (_, number) => [`slot ${number}`, `member ${number}`] as const));
    const pieces = [...slotsCodec.encode(slots)].length;
    const turns = vi.spyOn(globalThis, 'setImmediate');
    const { keeper } = keeperWith(false);
    await taken(keeper.take({ ...warmAt(10_000), state: slots }));
    expect(pieces).toBeGreaterThan(10);
    expect(turns.mock.calls.length).toBeGreaterThanOrEqual(pieces);
  });

  it('writes the state at its beginning, and afterwards the newest', async () => {
    const { keeper, keep } = keeperWith(false);
    await taken(Promise.all([keeper.take(warmAt(1_000)), keeper.take(warmAt(1_001))]));
    const revisions = keep.mock.calls.map(([, { part, revision }]) => `${part} ${revision}`);
    expect(revisions).toEqual(['slots 1000', 'idempotencyRecords 1000', 'slots 1001', 'idempotencyRecords 1001']);
  });
});
