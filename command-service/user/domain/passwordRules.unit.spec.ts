import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { passwordRules } from './passwordRules.ts';

const refused = passwordRules(() => 'TC Musterstadt');
const kaethe = { firstName: 'Käthe', lastName: 'Groß', email: 'kaethe@platzwart.example' };

describe('A password', () => {
  it('is not one of the ten thousand most common ones', () => {
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
    ...['Sandplatz000000', 'Tennis 987654', 'Tennis-417', 'Squash-42', 'Court1999', 'Halle-Platz1'],
    ...['Platz-Platz', 'Court-Halle5', 'Tennisclub007', 'Klub-Klub1', 'Tennisverein1'],
    ...['Schokolade1', 'Mama-1234', 'Papa1234', 'Geheimnis1', 'Deutschland1', 'Losgehts1'],
    ...['T3nn1s-2026', 'V3rein-2026', 'Pla7z-2026', '5quash-2026', 'H@lle2026', 'Tenn!sclub1'],
  ])('is not a common one of this club: %s', (password) => {
    expect(refused(password, null)).toMatchObject({ code: 'ERR_PASSWORD_TOO_COMMON', fields: ['password'] });
  });

  it.each(['Kaethe2026', 'GROSS-Käthe-1', 'Käthe.Tennis'])('is not made of the own name: %s', (password) => {
    expect(refused(password, kaethe)).toMatchObject({ code: 'ERR_PASSWORD_TOO_COMMON', fields: ['password'] });
    expect(refused(password, null)).toBeNull();
  });

  it.each(['Joerg2026', 'Muessig-1', 'Rene-Joerg', 'Sonnenkaefer77', 'Sonnenkaefer-Club'])(
    'is not made of the own name without its accents, nor of the e-mail: %s',
    (password) => {
      const joerg = { firstName: 'Jörg René', lastName: 'Müßig', email: 'sonnenkäfer@web.example' };
      expect(refused(password, joerg)).toMatchObject({ code: 'ERR_PASSWORD_TOO_COMMON' });
      expect(refused(password, null)).toBeNull();
    },
  );

  it('may contain an initial, which is no word', () => {
    expect(refused('Tennis-K-2026', { ...kaethe, firstName: 'K.' })).toBeNull();
  });

  it('is checked in limited time whatever the name', () => {
    const crafted = { ...kaethe, firstName: 'Aa', lastName: 'Aaaa' };
    expect(refused(`${'a'.repeat(127)}b`, crafted)).toBeNull();
  });

  it.each(['käthe groß', 'Kaethe@platzwart.example'])('is not the own name or e-mail: %s', (password) => {
    expect(refused(password, kaethe)).toMatchObject({ code: 'ERR_INVALID_INPUT', fields: ['password'] });
    expect(refused(password, null)).toBeNull();
  });

  it.each([
    ...['Vorhand cross 07', '🎾'.repeat(128), '        ', '49 38 11 04 22', 'Musterstadt am Meer'],
    ...['Tennis-512026', 'Tennis-202651', 'Joerg beim Tennis', 'Tennis mit K'],
    ...['Sandplatz-0791', 'Sandplatz im Regen 3', 'Passwort vom Platz nebenan'],
  ])('may be anything else: %s', (password) => {
    expect(refused(password, kaethe)).toBeNull();
  });
});
