import { Map } from 'immutable';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slotsModule } from '../testing/slots.ts';
import { emptyBook } from './answerBook.ts';
import { snapshotKeeper } from './snapshotKeeper.ts';

const warmAt = (revision: number) => ({ state: Map<string, string>(), revision, hash: 'hash', answers: emptyBook });
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const keeperWith = (isBroken: boolean) => {
  const keep = vi.fn(() => (isBroken ? Promise.reject(new Error('Disk full')) : Promise.resolve()));
  const snapshots = { find: () => Promise.resolve(null), keep };
  const keeper = snapshotKeeper(slotsModule, { snapshots, log: quiet, last: 'none' });
  /** How many were kept after one more event at `revision` and so many milliseconds. */
  const offered = async (revision: number, milliseconds = 600): Promise<number> => {
    keeper.offer(warmAt(revision));
    await vi.advanceTimersByTimeAsync(milliseconds);
    return keep.mock.calls.length;
  };
  return { keeper, keep, offered };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('Taking snapshots', () => {
  it('waits for a thousand events, and for a tenth of a long log', async () => {
    const { offered } = keeperWith(false);
    expect([await offered(998), await offered(999), await offered(1_000), await offered(1_999)]).toEqual([0, 1, 1, 2]);
    expect([await offered(99_999), await offered(109_999), await offered(111_111)]).toEqual([3, 3, 4]);
  });

  it('does not try again at each event when the last one could not be kept, but once more on the stop', async () => {
    const { keeper, keep, offered } = keeperWith(true);
    expect([await offered(999), await offered(1_000), await offered(1_500), await offered(1_999)]).toEqual([
      1, 1, 1, 2,
    ]);
    await keeper.take(warmAt(1_999));
    expect(keep).toHaveBeenCalledTimes(3);
  });

  it('waits for a rest of the stream, and takes what is newest then', async () => {
    const { keep, offered } = keeperWith(false);
    expect([await offered(999, 50), await offered(1_200, 50), await offered(1_300, 50)]).toEqual([0, 0, 0]);
    expect(await offered(1_400)).toBe(1);
    expect(keep).toHaveBeenLastCalledWith('ledger', expect.objectContaining({ revision: 1_400 }));
  });

  it('waits for no rest any more when the log has doubled', async () => {
    const { offered } = keeperWith(false);
    expect([await offered(9_998, 1), await offered(9_999, 1), await offered(15_000, 1)]).toEqual([0, 1, 1]);
    expect([await offered(19_998, 1), await offered(19_999, 1), await offered(39_998, 1)]).toEqual([1, 2, 2]);
    expect(await offered(39_999, 1)).toBe(3);
  });

  it('takes none on the stop when nothing has happened since', async () => {
    const { keeper, keep, offered } = keeperWith(false);
    await offered(1_000);
    await keeper.take(warmAt(1_000));
    expect(keep).toHaveBeenCalledTimes(1);
  });
});
