import { describe, expect, it } from 'vitest';
import { estimateStrength } from './estimateStrength.ts';

describe('The strength of a password', () => {
  it.each(['password', '12345678', 'aaaaaaaa'])('is the lowest for %s', (password) => {
    expect(estimateStrength(password, [])).toBe('guessed');
  });

  it('grows with unrelated words', () => {
    expect(estimateStrength('Netzkante Pfefferkuchen 7 Wolken', [])).toBe('strong');
  });

  it('falls for an attacker who knows the names in it', () => {
    const password = 'Waldschmidtsen1';
    expect(estimateStrength(password, ['Waldschmidtsen'])).toBe('weak');
    expect(estimateStrength(password, [])).toBe('strong');
  });
});
