import { describe, expect, it } from 'vitest';
import { trackEndedSessions } from './endedSessions.ts';

const first = '0f2a3f5e-7a51-4a58-9f0e-2f4d9a3b1c01';
const second = '0f2a3f5e-7a51-4a58-9f0e-2f4d9a3b1c02';
const noon = Date.parse('2026-06-15T12:00:00Z');
const hour = 3_600_000;

/** A table that can be unavailable. */
const listOver = () => {
  const world = { now: noon, rows: [{ sessionId: first, until: noon + hour }], isAway: false, questions: 0 };
  const rows = () => {
    world.questions += 1;
    return world.isAway ? Promise.reject(new Error('away')) : Promise.resolve(world.rows);
  };
  return { world, ended: trackEndedSessions({ rows }, () => world.now) };
};

describe('The list of ended sessions', () => {
  it('is read before the first session is accepted, and is checked in memory from then on', async () => {
    const { world, ended } = listOver();
    expect(await ended.has(first)).toBe(true);
    expect(ended.has(second)).toBe(false);
    expect(ended.has(first)).toBe(true);
    expect(world.questions).toBe(1);
  });

  it('accepts no session before it was read', async () => {
    const { world, ended } = listOver();
    world.isAway = true;
    await expect(ended.has(second)).rejects.toThrow('away');
  });

  it('is kept where a later read fails', async () => {
    const { world, ended } = listOver();
    await ended.refresh();
    world.isAway = true;
    await expect(ended.refresh()).rejects.toThrow('away');
    expect([ended.has(first), ended.has(second)]).toEqual([true, false]);
  });

  it('reports each session once, whether from a notice or a read', async () => {
    const { world, ended } = listOver();
    const told: string[] = [];
    ended.onEnd((sessionId) => told.push(sessionId));
    ended.markEnded(second);
    await ended.refresh();
    world.rows = [...world.rows, { sessionId: second, until: noon + 2 * hour }];
    await ended.refresh();
    ended.markEnded(first);
    expect(told).toEqual([second, first]);
  });

  it('keeps sessions whose notice came during a read', async () => {
    const { ended } = listOver();
    const reading = ended.refresh();
    ended.markEnded(second);
    await reading;
    expect(ended.has(second)).toBe(true);
  });

  it('forgets a session after its regular end', async () => {
    const { world, ended } = listOver();
    await ended.refresh();
    ended.markEnded(second);
    world.now = noon + hour + 1;
    await ended.refresh();
    expect([ended.has(first), ended.has(second)]).toEqual([false, true]);
    world.now = noon + 4 * hour + 1;
    await ended.refresh();
    expect(ended.has(second)).toBe(false);
  });
});
