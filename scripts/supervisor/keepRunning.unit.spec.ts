import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Supervised, type Run, keepRunning, pauseAfterLosses } from './keepRunning.ts';

type TestLife = Run & Readonly<{ end: () => void; isStopped: () => boolean }>;

const newLife = (): TestLife => {
  const ended = new AbortController();
  let stopped = false;
  const hasEnded = new Promise((resolve) => ended.signal.addEventListener('abort', resolve));
  const stop = () => {
    stopped = true;
    ended.abort();
    return Promise.resolve();
  };
  return { hasEnded, end: () => ended.abort(), stop, isStopped: () => stopped };
};

const noHurry = new AbortController().signal;

/** A service whose runs the spec can end. */
const service = (start: (life: TestLife) => Promise<TestLife> = (life) => Promise.resolve(life)) => {
  const lives = [newLife()];
  let losses = 0;
  const failures: string[] = [];
  const [first = newLife()] = lives;
  const kept: Supervised<TestLife> = keepRunning(first, {
    start: () => {
      const life = newLife();
      lives.push(life);
      return start(life);
    },
    onLoss: () => (losses += 1),
    onFailure: (error) => failures.push(String(error)),
  });
  const untilLives = async (count: number) => {
    while (lives.length < count) await nextTurn();
  };
  return { kept, lives, untilLives, failures, losses: () => losses };
};

describe('Keeping a service running', () => {
  it('waits longer after each failure, at most ten seconds', () => {
    const pauses = [250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000];
    expect([1, 2, 3, 4, 5, 6, 7, 20].map(pauseAfterLosses)).toEqual(pauses);
  });

  it('starts it again when it ends, also when that fails at first, and reports why it failed', async () => {
    const { kept, lives, untilLives, losses, failures } = service((life) =>
      lives.length === 2 ? Promise.reject(new Error('no')) : Promise.resolve(life),
    );
    lives[0]?.end();
    await untilLives(3);
    expect(losses()).toBe(2);
    expect(failures).toEqual(['Error: no']);
    await kept.stop(noHurry);
    expect(lives[2]?.isStopped()).toBe(true);
  });

  it('does not start it again when it is stopped, neither now nor while it waits to do so', async () => {
    const quiet = service();
    await quiet.kept.stop(noHurry);
    expect([quiet.lives.length, quiet.losses(), quiet.lives[0]?.isStopped()]).toEqual([1, 0, true]);
    const waiting = service();
    waiting.lives[0]?.end();
    while (waiting.losses() === 0) await nextTurn();
    await waiting.kept.stop(noHurry);
    expect(waiting.lives).toHaveLength(1);
  });

  it('stops a run that is just starting', async () => {
    const birth = new AbortController();
    const { kept, lives, untilLives } = service(
      (life) => new Promise((resolve) => birth.signal.addEventListener('abort', () => resolve(life))),
    );
    lives[0]?.end();
    await untilLives(2);
    const stopped = kept.stop(noHurry);
    birth.abort();
    await stopped;
    expect(lives[1]?.isStopped()).toBe(true);
  });
});
