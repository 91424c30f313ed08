import { describe, expect, it } from 'vitest';
import { progressBar } from './progressBar.ts';

const shown = (isTTY: boolean, shares: readonly number[]): string => {
  let text = '';
  const out = {
    isTTY,
    write: (more: Uint8Array | string) => {
      text += String(more);
      return true;
    },
  };
  const show = progressBar('bookings', out);
  shares.forEach(show);
  return text;
};

describe('The progress of a rebuild', () => {
  it('is a bar that grows in place in a terminal', () => {
    expect(shown(true, [0, 0.5, 1]).split('\r').slice(1)).toEqual([
      `bookings  ${'░'.repeat(30)}   0 %`,
      `bookings  ${'█'.repeat(15)}${'░'.repeat(15)}  50 %`,
      `bookings  ${'█'.repeat(30)} 100 %\n`,
    ]);
  });

  it('is a line for every tenth elsewhere', () => {
    expect(shown(false, [0, 0.04, 0.11, 0.12, 0.35, 1])).toBe(
      'bookings 0 %\nbookings 11 %\nbookings 35 %\nbookings 100 %\n',
    );
  });
});
