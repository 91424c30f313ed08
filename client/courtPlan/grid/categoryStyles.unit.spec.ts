import { describe, expect, it } from 'vitest';
import { bookingCategories } from '@platzwart/contracts/booking';
import { categoryStyles } from './categoryStyles.ts';

describe('The style of a booking', () => {
  it.each(['icon', 'edge', 'tint'] as const)('is different for every category by its %s alone', (cue) => {
    const looks = bookingCategories.map((category) => categoryStyles[category][cue]);
    expect(new Set(looks).size).toBe(bookingCategories.length);
  });
});
