import { describe, expect, it } from 'vitest';
import { createBell, pause } from './bell.ts';

const never = new AbortController().signal;
const long = { milliseconds: 60_000, signal: never };

describe('The bell', () => {
  it('wakes everyone who waits', async () => {
    const bell = createBell();
    const waiting = [bell.heard(bell.rings(), long), bell.heard(bell.rings(), long)];
    bell.ring();
    await expect(Promise.all(waiting)).resolves.toBeDefined();
  });

  it('has been heard where it rang between looking and waiting', async () => {
    const bell = createBell();
    const seen = bell.rings();
    bell.ring();
    await expect(bell.heard(seen, long)).resolves.toBeUndefined();
  });

  it('is not waited for beyond the time', async () => {
    const bell = createBell();
    await expect(bell.heard(bell.rings(), { milliseconds: 1, signal: never })).resolves.toBeUndefined();
  });

  it('is not waited for beyond an abort, before or while waiting', async () => {
    const bell = createBell();
    const leaving = new AbortController();
    const waiting = bell.heard(bell.rings(), { milliseconds: 60_000, signal: leaving.signal });
    leaving.abort();
    await expect(waiting).resolves.toBeUndefined();
    await expect(pause(60_000, leaving.signal)).resolves.toBeUndefined();
  });
});
