import { localDate } from '../core/index.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { collectableIbanSchema, maskedIban } from './debtorAccount.ts';
import { lastDayOfMandate, mandateId, mandateReferenceOf } from './mandateReference.ts';
import { remedyOf, returnReasonsOfMandate } from './returnReasons.ts';
import { sepaText } from './sepaText.ts';
import { isTargetDay, targetDayBefore, targetDayFrom } from './targetDays.ts';

describe('A day on which banks settle', () => {
  it.each(['2026-12-24', '2026-05-14', '2026-10-02', '2027-01-04'])('is %s', (day) =>
    expect(isTargetDay(localDate(day))).toBe(true),
  );
  it.each([
    ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25', '2026-07-04', '2026-07-05'],
    '2027-03-26',
  ])('is not %s', (day) => expect(isTargetDay(localDate(day))).toBe(false));
  it('is found before and after holidays', () => {
    expect(targetDayFrom(localDate('2026-12-25'))).toBe('2026-12-28');
    expect(targetDayBefore(localDate('2026-12-28'))).toBe('2026-12-24');
  });
});

describe('An account to collect from', () => {
  it.each(['DE89 3704 0044 0532 0130 00', 'AT611904300234573201', 'NL91ABNA0417164300'])('is %s', (iban) =>
    expect(v.is(collectableIbanSchema, iban)).toBe(true),
  );
  it.each(['DE88370400440532013000', 'CH9300762011623852957', 'GB29NWBK60161331926819', 'DE89'])('is not %s', (iban) =>
    expect(v.is(collectableIbanSchema, iban)).toBe(false),
  );
  it('is shown masked', () => expect(maskedIban('DE89370400440532013000')).toBe('DE89 **** 3000'));
});

describe('A mandate', () => {
  it.each([
    ['2024-02-29', null, '2027-02-28'],
    ['2026-06-01', null, '2029-06-01'],
    ['2026-06-01', '2026-07-01', '2029-07-01'],
    ['2026-06-01', '2026-05-01', '2029-06-01'],
    ['0001-01-01', null, '0004-01-01'],
  ])('signed on %s and last used on %s lasts until %s', (signedOn, lastUsedOn, last) => {
    const used = lastUsedOn === null ? null : localDate(lastUsedOn);
    expect(lastDayOfMandate({ signedOn: localDate(signedOn), lastUsedOn: used })).toBe(last);
  });
  it('has a reference of its id', () => {
    expect(mandateReferenceOf(mandateId('3e0b8a11-77c4-4d0e-9f25-5a1c2b3d4e5f'))).toBe('M-3E0B8A11-2B3D4E5F');
  });
});

it.each([
  ['Müßig & Söhne', 'Muessig + Soehne'],
  ['Mu\u0308ller', 'Mueller'],
  ['Ştefan Čapek', 'Stefan Capek'],
  ['日本 😀 x', '.. . x'],
  ['  viel   Platz  ', 'viel Platz'],
  ['\u0301', '.'],
])('%s is written %s in SEPA', (text, written) => expect(sepaText(text, 70)).toBe(written));

describe('A debit that came back', () => {
  it.each([
    ['AC04', 1, 'ANOTHER_ACCOUNT'],
    ['MD01', 1, 'ANOTHER_ACCOUNT'],
    ['MS02', 1, 'CLARIFY'],
    ['AM04', 1, 'REPEAT_ONCE'],
    ['AM04', 2, 'CLARIFY'],
    ['ZZ99', 1, 'CLARIFY'],
  ])('for %s, %i times, needs %s', (reason, times, remedy) => expect(remedyOf(reason, times)).toBe(remedy));

  it('speaks for all debits of its mandate where the account or the payer is the reason', () => {
    expect(returnReasonsOfMandate).toEqual([
      ...['AC01', 'AC04', 'AC06', 'AC13', 'AG01', 'MD01', 'MD07', 'RC01', 'SL01'],
    ]);
  });
});
