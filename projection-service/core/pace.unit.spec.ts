import { positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Pace, openPace } from './pace.ts';

const at = (nr: number) => v.parse(positionSchema, String(nr).padStart(19, '0'));

let clock = 0;
let pace: Pace;
beforeEach(() => {
  clock = 0;
  pace = openPace(() => clock);
});
const sizes = (count: number): readonly number[] => Array.from({ length: count }, () => pace.nextPageSize());

/** Whether a rest of a minute was none. */
const goesOnAtOnce = async (): Promise<boolean> => {
  const resting = new AbortController();
  const rest = pace.rest(60_000, resting.signal).then(() => true);
  const isOver = await Promise.race([rest, new Promise((resolve) => setImmediate(resolve, false))]);
  resting.abort();
  await rest;
  return isOver === true;
};

describe('The pace of a rebuild', () => {
  it('grows while nobody writes to the log', async () => {
    for (const position of [null, null]) pace.see(position);
    expect(sizes(8)).toEqual([125, 250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
    expect([pace.isGentle(), await goesOnAtOnce()]).toEqual([false, true]);
  });

  it('is that of small pages and rests as soon as somebody does, and for a second after', async () => {
    pace.see(at(7));
    sizes(4);
    // Another read model that has come less far says nothing about the log.
    pace.see(at(5));
    expect(pace.isGentle()).toBe(false);
    pace.see(at(8));
    expect([pace.isGentle(), await goesOnAtOnce(), ...sizes(2)]).toEqual([true, false, 125, 125]);
    clock = 999;
    expect(pace.isGentle()).toBe(true);
    clock = 1_000;
    expect([pace.isGentle(), await goesOnAtOnce(), ...sizes(2)]).toEqual([false, true, 125, 250]);
  });

  it('notices the first event of an empty log', () => {
    pace.see(null);
    pace.see(at(1));
    expect(pace.isGentle()).toBe(true);
  });

  it('lets go at once of whoever is interrupted at rest', async () => {
    pace.see(at(1));
    pace.see(at(2));
    const rest = pace.rest(60_000, AbortSignal.abort(new Error('it was interrupted')));
    await expect(rest).resolves.toBeUndefined();
  });
});
