import { describe, expect, it } from 'vitest';
import { bookingCategories } from '@platzwart/contracts/booking';
import { categoryLooks } from './categoryLooks.ts';

describe('The look of a booking', () => {
  it.each(['icon', 'edge', 'tint'] as const)('tells every category apart by its %s alone', (cue) => {
    const looks = bookingCategories.map((category) => categoryLooks[category][cue]);
    expect(new Set(looks).size).toBe(bookingCategories.length);
  });
});
