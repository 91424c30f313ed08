import { personId } from '@platzwart/contracts/core';
import type { SessionUse } from '@platzwart/contracts/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionUses } from './sessionUses.ts';
import type { Session } from './sessions.ts';

const eight = Date.parse('2026-06-15T08:00:00Z');
const minutes = (count: number): number => count * 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const session: Session = {
  ...{ personId: personId('11111111-1111-4111-8111-111111111111'), tokenVersion: 0 },
  ...{ sessionId: '5e551000-0000-4000-8000-000000000001', startedAt: eight, expiresAt: eight + minutes(240) },
};

const watched = () => {
  const told: SessionUse[][] = [];
  let isAway = false;
  const noteSessions = (sessions: readonly SessionUse[]): Promise<void> => {
    if (isAway) return Promise.reject(new Error('away'));
    told.push([...sessions]);
    return Promise.resolve();
  };
  const uses = sessionUses({ commands: { noteSessions }, now: Date.now });
  return {
    ...{ uses, told },
    goAway: (is: boolean) => {
      isAway = is;
    },
  };
};

describe('When sessions were used last', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: eight });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is told a moment later, of all together, with the device and no more of it', async () => {
    const { uses, told } = watched();
    const other = { ...session, sessionId: '5e551000-0000-4000-8000-000000000002' };
    uses.note(session, firefox);
    uses.note(other, undefined);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    const use = {
      ...{ sessionId: session.sessionId, personId: session.personId, tokenVersion: 0 },
      ...{ browser: 'FIREFOX', system: 'LINUX', startedAt: '2026-06-15T08:00:00.000Z' },
      ...{ until: '2026-06-15T12:00:00.000Z', usedAt: '2026-06-15T08:00:00.000Z' },
    };
    expect(told).toEqual([[use, { ...use, sessionId: other.sessionId, browser: 'OTHER', system: 'OTHER' }]]);
  });

  it('is told once in five minutes, however many requests there are', async () => {
    const { uses, told } = watched();
    for (let second = 0; second < 600; second += 1) {
      uses.note(session, firefox);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(told.flat().map(({ usedAt }) => usedAt)).toEqual(['2026-06-15T08:00:00.000Z', '2026-06-15T08:05:00.000Z']);
  });

  it('is told at once where the session goes on under a newer token', async () => {
    const { uses, told } = watched();
    uses.note(session, firefox);
    await uses.tell();
    uses.note({ ...session, tokenVersion: 1 }, firefox);
    uses.note(session, firefox);
    await uses.tell();
    expect(told.flat().map(({ tokenVersion }) => tokenVersion)).toEqual([0, 1]);
  });

  it('waits while nobody hears it, and says the newest then', async () => {
    const { uses, told, goAway } = watched();
    goAway(true);
    uses.note(session, firefox);
    await uses.tell();
    await vi.advanceTimersByTimeAsync(minutes(6));
    uses.note(session, firefox);
    goAway(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told.flat().map(({ usedAt }) => usedAt)).toEqual(['2026-06-15T08:06:00.000Z']);
  });

  it('is told in portions', async () => {
    const { uses, told } = watched();
    const nr = (n: number): string => `5e551000-0000-4000-8000-${String(n).padStart(12, '0')}`;
    for (let n = 0; n < 501; n += 1) uses.note({ ...session, sessionId: nr(n) }, firefox);
    await uses.tell();
    expect(told.map(({ length }) => length)).toEqual([500, 1]);
  });
});
