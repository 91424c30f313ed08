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
  const reported: SessionUse[][] = [];
  let isAway = false;
  const noteSessions = (sessions: readonly SessionUse[]): Promise<void> => {
    if (isAway) return Promise.reject(new Error('away'));
    reported.push([...sessions]);
    return Promise.resolve();
  };
  const uses = sessionUses({ commands: { noteSessions }, now: Date.now });
  return {
    ...{ uses, reported },
    goAway: (is: boolean) => {
      isAway = is;
    },
  };
};

describe('The times at which sessions were last used', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: eight });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are reported a moment later, all together, with the kind of device and nothing else about it', async () => {
    const { uses, reported } = watched();
    const other = { ...session, sessionId: '5e551000-0000-4000-8000-000000000002' };
    uses.note(session, firefox);
    uses.note(other, undefined);
    expect(reported).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    const use = {
      ...{ sessionId: session.sessionId, personId: session.personId, tokenVersion: 0 },
      ...{ browser: 'FIREFOX', system: 'LINUX', startedAt: '2026-06-15T08:00:00.000Z' },
      ...{ until: '2026-06-15T12:00:00.000Z', usedAt: '2026-06-15T08:00:00.000Z' },
    };
    expect(reported).toEqual([[use, { ...use, sessionId: other.sessionId, browser: 'OTHER', system: 'OTHER' }]]);
  });

  it('are reported once in five minutes, regardless of the number of requests', async () => {
    const { uses, reported } = watched();
    for (let second = 0; second < 600; second += 1) {
      uses.note(session, firefox);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(reported.flat().map(({ usedAt }) => usedAt)).toEqual([
      '2026-06-15T08:00:00.000Z',
      '2026-06-15T08:05:00.000Z',
    ]);
  });

  it('are reported at once where the session continues under a newer token', async () => {
    const { uses, reported } = watched();
    uses.note(session, firefox);
    await uses.flush();
    uses.note({ ...session, tokenVersion: 1 }, firefox);
    uses.note(session, firefox);
    await uses.flush();
    expect(reported.flat().map(({ tokenVersion }) => tokenVersion)).toEqual([0, 1]);
  });

  it('are kept while the command-service is unreachable, and the newest is reported then', async () => {
    const { uses, reported, goAway } = watched();
    goAway(true);
    uses.note(session, firefox);
    await uses.flush();
    await vi.advanceTimersByTimeAsync(minutes(6));
    uses.note(session, firefox);
    goAway(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reported.flat().map(({ usedAt }) => usedAt)).toEqual(['2026-06-15T08:06:00.000Z']);
  });

  it('are reported in batches', async () => {
    const { uses, reported } = watched();
    const nr = (n: number): string => `5e551000-0000-4000-8000-${String(n).padStart(12, '0')}`;
    for (let n = 0; n < 501; n += 1) uses.note({ ...session, sessionId: nr(n) }, firefox);
    await uses.flush();
    expect(reported.map(({ length }) => length)).toEqual([500, 1]);
  });
});
