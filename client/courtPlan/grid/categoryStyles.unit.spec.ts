import { describe, expect, it } from 'vitest';
import { bookingCategories } from '@platzwart/contracts/booking';
import { categoryStyles } from './categoryStyles.ts';

describe('The style of a booking', () => {
  it.each(['icon', 'edge', 'tint'] as const)('is different for every category by its %s alone', (cue) => {
    const styles = bookingCategories.map((category) => categoryStyles[category][cue]);
    expect(new Set(styles).size).toBe(bookingCategories.length);
  });
});
