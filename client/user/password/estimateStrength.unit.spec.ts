import { describe, expect, it } from 'vitest';
import { estimateStrength } from './estimateStrength.ts';

describe('How hard a password is to guess', () => {
  it.each(['password', '12345678', 'aaaaaaaa'])('is: not at all, for %s', (password) => {
    expect(estimateStrength(password, [])).toBe('guessed');
  });

  it('grows with words that nobody expects together', () => {
    expect(estimateStrength('Netzkante Pfefferkuchen 7 Wolken', [])).toBe('strong');
  });

  it('falls for who knows the name it is made of', () => {
    const password = 'Waldschmidtsen1';
    expect(estimateStrength(password, ['Waldschmidtsen'])).toBe('weak');
    expect(estimateStrength(password, [])).toBe('strong');
  });
});
