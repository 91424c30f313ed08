import { type Position, positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadModelChange } from '../../core/readModelPositions.ts';
import { oncePerSecond } from './oncePerSecond.ts';

const at = (count: number): Position => v.parse(positionSchema, String(count));
const moved = (count: number): ReadModelChange => ({ position: at(count), isRebuilt: false });

describe('The key figures', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('follow the first change at once, and the last of many within a second at its end', () => {
    const passed: ReadModelChange[] = [];
    const change = oncePerSecond((each) => passed.push(each));
    change(moved(1));
    change(moved(2));
    change({ position: at(3), isRebuilt: true });
    change(moved(4));
    expect(passed).toEqual([moved(1)]);
    vi.advanceTimersByTime(1_000);
    expect(passed).toEqual([moved(1), { position: at(4), isRebuilt: true }]);
    vi.advanceTimersByTime(5_000);
    change(moved(5));
    expect(passed.slice(2)).toEqual([moved(5)]);
  });
});
