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
    expect(refused(password, kaethe)).toMatchObject({ code: 'ERR_PASSWORD_OWN', fields: ['password'] });
    expect(refused(password, null)).toBeNull();
  });

  it.each(['Joerg2026', 'Muessig-1', 'Rene-Joerg', 'Sonnenkaefer77', 'Sonnenkaefer-Club'])(
    'is not made of the own name without its accents, nor of the e-mail: %s',
    (password) => {
      const joerg = { firstName: 'Jörg René', lastName: 'Müßig', email: 'sonnenkäfer@web.example' };
      expect(refused(password, joerg)).toMatchObject({ code: 'ERR_PASSWORD_OWN' });
      expect(refused(password, null)).toBeNull();
    },
  );

  it('may contain an initial, which is no word', () => {
    expect(refused('Tennis-K-2026', { ...kaethe, firstName: 'K.' })).toBeNull();
  });

  it('is checked in limited time whatever the name', () => {
    const crafted = { ...kaethe, firstName: 'Aa', lastName: 'Aaaa' };
    expect(refused(`${'a'.repeat(124)}bbcb`, crafted)).toBeNull();
  });

  it.each(['käthe groß', 'Kaethe@platzwart.example'])('is not the own name or e-mail: %s', (password) => {
    expect(refused(password, kaethe)).toMatchObject({ code: 'ERR_PASSWORD_OWN', fields: ['password'] });
    expect(refused(password, null)).toBeNull();
  });

  it.each([
    ...[
      'aaaaaaaa',
      'abcabcab',
      '12121212',
      'AaAaAaAa',
      '🎾'.repeat(128),
      'ab'.repeat(64),
      'xy xy xy xy',
      '10011001',
      'aaaaaaa1',
    ],
  ])('is not one sign or a short pattern over and over: %s', (password) => {
    expect(refused(password, null)).toMatchObject({ code: 'ERR_PASSWORD_REPEATED', fields: ['password'] });
  });

  it.each([
    ...['qwertzuio', 'poiuztrewq', 'yxcvbnm,.', 'asdfghjklöä', '1qay2wsx3edc', 'abcdefghijk', 'hgfedcba', '13579135'],
    ...['abcdefgh1!', 'fghijklmnop'],
  ])('is not a row of the keyboard, the alphabet or numbers in order: %s', (password) => {
    const refusal = refused(password, null);
    expect(['ERR_PASSWORD_SEQUENCE', 'ERR_PASSWORD_TOO_COMMON']).toContain(refusal?.code);
  });

  it('tells a row of the keyboard from a common password', () => {
    expect(refused('fghijklmnop', null)).toMatchObject({ code: 'ERR_PASSWORD_SEQUENCE', fields: ['password'] });
    expect(refused('qwertz123', null)).toMatchObject({ code: 'ERR_PASSWORD_TOO_COMMON', fields: ['password'] });
  });

  it.each(['        ', '\u2003'.repeat(8), '\u200b'.repeat(9), '\u2800'.repeat(8), ' \u00ad \u3164 \ufeff  '])(
    'is not invisible: %j',
    (password) => {
      expect(refused(password, null)).toMatchObject({ code: 'ERR_PASSWORD_INVISIBLE', fields: ['password'] });
    },
  );

  it.each(['00002714', '27140000', '2714-2714', '2714 2714 2714', 'Tennis2714', 'kaethe-2714'])(
    'is not made of the member number: %s',
    (password) => {
      const code = refused(password, { ...kaethe, memberNumber: '2714' })?.code;
      expect(['ERR_PASSWORD_OWN', 'ERR_PASSWORD_REPEATED']).toContain(code);
    },
  );

  it('may contain a short member number by chance', () => {
    expect(refused('Sandplatz-0791', { ...kaethe, memberNumber: '1' })).toBeNull();
  });

  it.each([
    ...['Vorhand cross 07', '49 38 11 04 22', 'Musterstadt am Meer', 'Netzkante im Mai', 'xK9#vQ2mLp'],
    ...['Anna trifft Otto', 'dreiundzwanzig Bälle', 'Sonne 1001 Regen', '🎾 im Regen gespielt'],
    ...['Tennis-512026', 'Tennis-202651', 'Joerg beim Tennis', 'Tennis mit K'],
    ...['Sandplatz-0791', 'Sandplatz im Regen 3', 'Passwort vom Platz nebenan'],
  ])('may be anything else: %s', (password) => {
    expect(refused(password, kaethe)).toBeNull();
  });
});
