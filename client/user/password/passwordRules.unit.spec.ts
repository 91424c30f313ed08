import { describe, expect, it } from 'vitest';
import { type PasswordRule, passwordRules } from './passwordRules.ts';

const personalWords = ['Anna', 'Adler', 'Anna Adler', 'anna@platzwart.example'];
const met = (password: string, confirmation = password): readonly PasswordRule[] =>
  passwordRules({ password, confirmation, personalWords })
    .filter(({ isMet }) => isMet)
    .map(({ rule }) => rule);

describe('The fulfilled rules of a new password', () => {
  it('are none before anything is typed', () => {
    expect(met('')).toEqual([]);
  });

  it('include the length from 8 to 128 characters', () => {
    expect(met('1234567')).not.toContain('long');
    expect(met('12345678')).toContain('long');
    expect(met('x'.repeat(128))).toContain('long');
    expect(met('x'.repeat(129))).not.toContain('long');
  });

  it.each(['anna adler', 'ANNA@platzwart.example', ' Anna '])(
    'exclude the rule about own name and address: %s',
    (password) => {
      expect(met(password)).not.toContain('notOwn');
    },
  );

  it('include the repetition once both inputs are equal', () => {
    expect(met('Sandplatz im Mai', 'Sandplatz im Juni')).not.toContain('same');
    expect(met('Sandplatz im Mai')).toEqual(['long', 'notOwn', 'same']);
  });

  it('omit the rule about names where none are known', () => {
    const rules = passwordRules({ password: 'Sandplatz', confirmation: '', personalWords: [] }).map(({ rule }) => rule);
    expect(rules).toEqual(['long', 'same']);
  });
});
