import { position } from '@platzwart/contracts/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Revocations, trackRevocations } from './revocations.ts';

let time: number;
let reached: string;
let revocations: Revocations;
/** Time passes, while the tables are read every second. */
const pass = (seconds: number): void => {
  for (let second = 0; second < seconds; second += 1) {
    time += 1_000;
    revocations.noteRead();
  }
};

beforeEach(() => {
  [time, reached] = [0, '05'];
  revocations = trackRevocations({
    reached: () => position(reached),
    maxLagMilliseconds: 5_000,
    elapsed: () => time,
  });
});

describe('The revocations that a gateway knows', () => {
  it('are all, while the read model is where the log of people is', () => {
    revocations.expect(null);
    revocations.expect(position('05'));
    pass(60);
    expect(revocations.areKnown()).toBe(true);
  });

  it('are not all, when the read model has been behind for more than five seconds, until it has caught up', () => {
    revocations.expect(position('06'));
    pass(5);
    expect(revocations.areKnown()).toBe(true);
    pass(1);
    expect(revocations.areKnown()).toBe(false);
    reached = '06';
    expect(revocations.areKnown()).toBe(true);
  });

  it('are not all either while further events are written', () => {
    for (const next of ['06', '07', '08', '09', '10', '11']) {
      revocations.expect(position(next));
      pass(1);
    }
    expect(revocations.areKnown()).toBe(false);
  });

  it('are all while a read model that follows is always a moment behind', () => {
    for (const next of ['06', '07', '08', '09', '10', '11', '12', '13']) {
      revocations.expect(position(next));
      pass(1);
      reached = next;
      expect(revocations.areKnown()).toBe(true);
    }
  });

  it('are not all, at once, when the read model has stopped at an event', () => {
    revocations.noteCheckpoint(true);
    expect(revocations.areKnown()).toBe(false);
    revocations.noteCheckpoint(false);
    expect(revocations.areKnown()).toBe(true);
  });

  it('are not all when the tables have not been read for more than five seconds', () => {
    time += 5_001;
    expect([revocations.areKnown(), revocations.isFollowing()]).toEqual([false, true]);
    revocations.noteRead();
    expect(revocations.areKnown()).toBe(true);
  });

  it('are waited for from the moment that tables of this release are there', () => {
    revocations.expect(position('06'));
    time += 60_000;
    revocations.noteWaiting();
    expect(revocations.areKnown()).toBe(true);
    pass(6);
    expect(revocations.areKnown()).toBe(false);
  });
});
