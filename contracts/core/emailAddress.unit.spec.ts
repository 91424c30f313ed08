import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailAddress, emailSchema, sentAddress } from './emailAddress.ts';

describe('An e-mail address', () => {
  it.each([
    ...[
      'a@example.com',
      'max.muster@example.com',
      'max+tennis@example.com',
      'max_muster@example.com',
      'm-m@example.com',
    ],
    ...[
      "o'brien@example.com",
      'a&b@example.com',
      'max/verein@example.com',
      'a=b@example.com',
      '!#$%*?^`{|}~@example.com',
    ],
    ...[
      '1234567@qq.com',
      '-a@example.com',
      'x@y.museum',
      'a@sub.domain.example.co.uk',
      'a@tennis--club.de',
      'a@1and1.de',
    ],
    ...['max@münchen.de', 'info@straße.de', 'a@παράδειγμα.gr', 'a@例え.jp', 'a@почта.рф', 'a@verein.vermögensberatung'],
    ...[`${'a'.repeat(64)}@example.com`, 'a@123.com'],
  ])('may be %s, and stays so', (typed) => {
    expect(v.parse(emailSchema, typed)).toBe(typed);
  });

  it.each([
    ['MAX@Example.COM', 'max@example.com', 'max@example.com'],
    [' max@example.com\u00a0', 'max@example.com', 'max@example.com'],
    ['\u202amax@example.com\u202c', 'max@example.com', 'max@example.com'],
    ['\u200bmax@example.com\ufeff', 'max@example.com', 'max@example.com'],
    ['max@münchen.de', 'max@münchen.de', 'max@xn--mnchen-3ya.de'],
    ['max@MÜNCHEN.de', 'max@münchen.de', 'max@xn--mnchen-3ya.de'],
    ['max@mu\u0308nchen.de', 'max@münchen.de', 'max@xn--mnchen-3ya.de'],
    ['max@xn--mnchen-3ya.de', 'max@münchen.de', 'max@xn--mnchen-3ya.de'],
    ['max@XN--MNCHEN-3YA.DE', 'max@münchen.de', 'max@xn--mnchen-3ya.de'],
    ['a@verein.xn--vermgensberatung-pwb', 'a@verein.vermögensberatung', 'a@verein.xn--vermgensberatung-pwb'],
    ['a@mail.bücher.example', 'a@mail.bücher.example', 'a@mail.xn--bcher-kva.example'],
  ])('%j is one account as %s, and sent to %s', (typed, shown, sent) => {
    expect(emailAddress(typed)).toBe(shown);
    expect(sentAddress(shown)).toBe(sent);
  });

  it.each([
    ...[
      '',
      'a',
      'a@',
      '@example.com',
      'a@example',
      'a..b@example.com',
      '.a@example.com',
      'a.@example.com',
      'a@b@example.com',
    ],
    ...['a b@example.com', 'a@exa mple.com', 'a@-example.com', 'a@example-.com', 'a@example..com', 'a@.example.com'],
    ...[
      'a@example.com.',
      'a@example.c_m',
      'a@127.0.0.1',
      'a@0x7f.1',
      'a@[127.0.0.1]',
      'a@example.123',
      '"a b"@example.com',
    ],
    ...[
      'a@example.com/x',
      'a@example.com:25',
      'a@example.com?x',
      'a@example.com#x',
      'a@exam%70le.com',
      'a@x@münchen.de',
    ],
    ...[
      'jürgen@example.com',
      'a\u200bb@example.com',
      'a@exa\u00admple.com',
      'a@exa\u202emple.com',
      'a\r\nBcc: b@example.com',
    ],
    ...['a@xn--.de', 'a@xn--a.de', 'a@xn--mnchen-3ya-.de', 'a@\ud800.de', 'a\u0000@example.com', 'Max <a@example.com>'],
    ...['a,b@example.com', 'a;b@example.com', 'a(b)@example.com', 'a\\b@example.com', `${'a'.repeat(65)}@example.com`],
    `a@${'b'.repeat(64)}.de`,
    `a@${'b.'.repeat(130)}de`,
  ])('is never %j', (typed) => {
    expect(v.is(emailSchema, typed)).toBe(false);
  });

  it('of every internationalised domain has the two spellings that node:url writes', () => {
    const label = fc.string({
      unit: fc.constantFrom(...Array.from('abcäöüßéñłşğčαβγδжшщю李王山')),
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(label, (name) => {
        const ascii = domainToASCII(`${name}.de`);
        fc.pre(ascii !== '' && ascii.length < 60);
        expect(emailAddress(`a@${ascii}`)).toBe(`a@${domainToUnicode(ascii)}`);
        expect(emailAddress(`a@${name}.de`)).toBe(`a@${domainToUnicode(ascii)}`);
        expect(sentAddress(`a@${name}.de`)).toBe(`a@${ascii}`);
      }),
    );
  });
});
