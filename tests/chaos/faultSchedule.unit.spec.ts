import { describe, expect, it } from 'vitest';
import { createRandomGenerator } from '../support/randomGenerator.ts';
import { type ScheduledFault, faultSchedule, lines } from './faultSchedule.ts';

const first = (count: number, seed: number): readonly ScheduledFault[] => {
  const scheduledFaults = faultSchedule(createRandomGenerator(seed));
  return Array.from({ length: count }, () => scheduledFaults.next().value);
};

describe('The fault schedule of an attack', () => {
  it('is the same for the same seed, and differs for another', () => {
    expect(first(50, 7)).toEqual(first(50, 7));
    expect(first(50, 7)).not.toEqual(first(50, 8));
  });

  it('contains every fault of both connections early', () => {
    const seen = new Set(first(200, 1).map(({ line, fault }) => `${line} ${fault.kind}`));
    const all = ['delay', 'cut', 'refuse', 'half-open', 'hang'].flatMap((kind) =>
      lines.map((line) => `${line} ${kind}`),
    );
    expect([...seen].toSorted()).toEqual(all.toSorted());
  });
});
