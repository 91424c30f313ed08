import { positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Throttle, createThrottle } from './throttle.ts';

const at = (nr: number) => v.parse(positionSchema, String(nr).padStart(19, '0'));

let clock = 0;
let throttle: Throttle;
beforeEach(() => {
  clock = 0;
  throttle = createThrottle(() => clock);
});
const sizes = (count: number): readonly number[] => Array.from({ length: count }, () => throttle.nextPageSize());

/** Whether a requested pause after a minute's work was skipped. */
const goesOnAtOnce = async (): Promise<boolean> => {
  const resting = new AbortController();
  const rest = throttle.rest(60_000, resting.signal).then(() => true);
  const isOver = await Promise.race([rest, new Promise((resolve) => setImmediate(resolve, false))]);
  resting.abort();
  await rest;
  return isOver === true;
};

describe('The throttle of a rebuild', () => {
  it('increases the page size while nothing is appended to the log', async () => {
    for (const position of [null, null]) throttle.observe(position);
    expect(sizes(8)).toEqual([125, 250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
    expect([throttle.isThrottled(), await goesOnAtOnce()]).toEqual([false, true]);
  });

  it('uses small pages and pauses from an append until a second after it', async () => {
    throttle.observe(at(7));
    sizes(4);
    // A position of another read model that is further behind says nothing about the log.
    throttle.observe(at(5));
    expect(throttle.isThrottled()).toBe(false);
    throttle.observe(at(8));
    expect([throttle.isThrottled(), await goesOnAtOnce(), ...sizes(2)]).toEqual([true, false, 125, 125]);
    clock = 999;
    expect(throttle.isThrottled()).toBe(true);
    clock = 1_000;
    expect([throttle.isThrottled(), await goesOnAtOnce(), ...sizes(2)]).toEqual([false, true, 125, 250]);
  });

  it('detects the first event of an empty log', () => {
    throttle.observe(null);
    throttle.observe(at(1));
    expect(throttle.isThrottled()).toBe(true);
  });

  it('ends a pause at once when its signal aborts', async () => {
    throttle.observe(at(1));
    throttle.observe(at(2));
    const rest = throttle.rest(60_000, AbortSignal.abort(new Error('it was interrupted')));
    await expect(rest).resolves.toBeUndefined();
  });
});
