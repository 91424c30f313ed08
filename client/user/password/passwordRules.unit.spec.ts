import { describe, expect, it } from 'vitest';
import { type PasswordRule, passwordRules } from './passwordRules.ts';

const ownWords = ['Anna', 'Adler', 'Anna Adler', 'anna@platzwart.example'];
const met = (password: string, confirmation = password): readonly PasswordRule[] =>
  passwordRules({ password, confirmation, ownWords })
    .filter(({ isMet }) => isMet)
    .map(({ rule }) => rule);

describe('What a new password fulfils', () => {
  it('is nothing before anything is typed', () => {
    expect(met('')).toEqual([]);
  });

  it('is the length from eight characters on, and not beyond 128', () => {
    expect(met('1234567')).not.toContain('long');
    expect(met('12345678')).toContain('long');
    expect(met('x'.repeat(128))).toContain('long');
    expect(met('x'.repeat(129))).not.toContain('long');
  });

  it.each(['anna adler', 'ANNA@platzwart.example', ' Anna '])(
    'is not to be one’s own name or address: %s',
    (password) => {
      expect(met(password)).not.toContain('notOwn');
    },
  );

  it('is to have been typed the same twice', () => {
    expect(met('Sandplatz im Mai', 'Sandplatz im Juni')).not.toContain('same');
    expect(met('Sandplatz im Mai')).toEqual(['long', 'notOwn', 'same']);
  });

  it('says nothing of names where none are known', () => {
    const rules = passwordRules({ password: 'Sandplatz', confirmation: '', ownWords: [] }).map(({ rule }) => rule);
    expect(rules).toEqual(['long', 'same']);
  });
});
