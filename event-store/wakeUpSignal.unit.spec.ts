import { describe, expect, it } from 'vitest';
import { createWakeUpSignal, pause } from './wakeUpSignal.ts';

const never = new AbortController().signal;
const long = { milliseconds: 60_000, signal: never };

describe('The wake-up signal', () => {
  it('wakes all waiting readers', async () => {
    const wakeUpSignal = createWakeUpSignal();
    const waiting = [
      wakeUpSignal.waitForNext(wakeUpSignal.raisedCount(), long),
      wakeUpSignal.waitForNext(wakeUpSignal.raisedCount(), long),
    ];
    wakeUpSignal.raise();
    await expect(Promise.all(waiting)).resolves.toBeDefined();
  });

  it('is not lost where it was raised between reading and waiting', async () => {
    const wakeUpSignal = createWakeUpSignal();
    const seen = wakeUpSignal.raisedCount();
    wakeUpSignal.raise();
    await expect(wakeUpSignal.waitForNext(seen, long)).resolves.toBeUndefined();
  });

  it('ends the wait after the timeout', async () => {
    const wakeUpSignal = createWakeUpSignal();
    await expect(
      wakeUpSignal.waitForNext(wakeUpSignal.raisedCount(), { milliseconds: 1, signal: never }),
    ).resolves.toBeUndefined();
  });

  it('ends the wait at an abort, before or during it', async () => {
    const wakeUpSignal = createWakeUpSignal();
    const leaving = new AbortController();
    const waiting = wakeUpSignal.waitForNext(wakeUpSignal.raisedCount(), {
      milliseconds: 60_000,
      signal: leaving.signal,
    });
    leaving.abort();
    await expect(waiting).resolves.toBeUndefined();
    await expect(pause(60_000, leaving.signal)).resolves.toBeUndefined();
  });
});
