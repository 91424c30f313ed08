import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { passwordRules } from './passwordRules.ts';

const refused = passwordRules(() => 'TC Musterstadt');
const kaethe = { firstName: 'Käthe', lastName: 'Groß', email: 'kaethe@platzwart.example' };

describe('A password', () => {
  it('is none of the ten thousand that most people choose', () => {
    const common = dictionary['passwords-common'].slice(0, 10_000);
    expect(common.filter((password) => refused(password, null) === null)).toEqual([]);
  });

  it.each([
    ...['Password1', 'Tennis-2026!', 'platzwart', 'tcmusterstadt99', 'Musterstadt!!', 'SquashHalle 7'],
    ...[
      'passwort123',
      'Passwort2026!',
      'P4ssw0rt!',
      'P@$$w0rt1234',
      'Willkommen1',
      'Sommer2026',
      'Fußball-1234',
      '123qwertz',
    ],
    'Sandplatz000000',
  ])('is not what everybody tries first here: %s', (password) => {
    expect(refused(password, null)).toMatchObject({ code: 'ERR_PASSWORD_TOO_COMMON', fields: ['password'] });
  });

  it.each(['Kaethe2026', 'GROSS-Käthe-1', 'Käthe.Tennis'])('is not made of the own name: %s', (password) => {
    expect(refused(password, kaethe)).toMatchObject({ code: 'ERR_PASSWORD_TOO_COMMON', fields: ['password'] });
    expect(refused(password, null)).toBeNull();
  });

  it('takes no longer where a name is made to slow it down', () => {
    const crafted = { ...kaethe, firstName: 'Aa', lastName: 'Aaaa' };
    expect(refused(`${'a'.repeat(127)}b`, crafted)).toBeNull();
  });

  it.each(['käthe groß', 'Kaethe@platzwart.example'])('is not whose it is: %s', (password) => {
    expect(refused(password, kaethe)).toMatchObject({ code: 'ERR_INVALID_INPUT', fields: ['password'] });
    expect(refused(password, null)).toBeNull();
  });

  it.each([
    ...['Vorhand cross 07', '🎾'.repeat(128), '        ', '49 38 11 04 22', 'Musterstadt am Meer'],
    ...['Sandplatz-0791', 'Sandplatz im Regen 3', 'Passwort vom Platz nebenan'],
  ])('may be anything else: %s', (password) => {
    expect(refused(password, kaethe)).toBeNull();
  });
});
