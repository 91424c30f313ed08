import { localDate } from '@platzwart/contracts/core';
import { mandateReference } from '@platzwart/contracts/debit';
import { describe, expect, it } from 'vitest';
import { admin, anna, ben } from '../../booking/domain/specClub.ts';
import { block, booked } from '../courts/specSentences.ts';
import { type Said, invoice, issue, pay, reopen, revoke, tell, warn } from '../invoices/specInvoices.ts';
import { isUsableOn } from './announceDebits.ts';
import { debitsSnapshot } from './debitsSnapshot.ts';
import { liveDebitOf } from './debitsState.ts';
import {
  announce,
  callOff,
  credit,
  handIn,
  mandate,
  outcomeOf,
  returnDebit,
  revokeMandate,
  sign,
} from './specDebits.ts';

const told = (...said: readonly Said[]): string => outcomeOf(tell(...said));

const game = booked(anna, block('TENNIS 1', '2026-06-02', '18:00-19:00'), 1);
const bensGame = booked(ben, block('TENNIS 2', '2026-06-03', '18:00-19:00'), 2);
/** Anna owes invoice 1 and Ben invoice 2, both due on 29 June; each has given a mandate. */
const owed: readonly Said[] = [
  ...[game, bensGame],
  ...[issue(1, anna, { on: '2026-06-15' }), issue(2, ben, { on: '2026-06-15' })],
  ...[sign(1, anna), sign(2, ben)],
];
const inJuly = { on: '2026-06-16', executionOn: '2026-07-01' };
const announced = [...owed, announce(1, [1, 2], inJuly)];
const submitted = [...announced, handIn(1, '2026-06-29')];
const settled = [...submitted, credit(1, '2026-07-01')];

describe('A mandate', () => {
  it('is given, and a second one takes the place of the first', () => {
    expect(told(sign(1))).toBe('MandateSigned');
    expect(told(sign(1), sign(2))).toBe('MandateRevoked, MandateSigned');
    expect(told(sign(1), sign(2, ben))).toBe('MandateSigned');
  });
  it('is not signed in the future, and stays quiet when the same command arrives twice', () => {
    expect(told(sign(1, anna, { on: '2026-06-02', today: '2026-06-01' }))).toBe('ERR_INVALID_INPUT signedOn');
    expect(told(sign(1), sign(1))).toBe('');
  });
  it('is not entered once it has lapsed: 36 months after it was signed', () => {
    expect(told(sign(1, anna, { on: '2023-06-01', today: '2026-06-01' }))).toBe('MandateSigned');
    expect(told(sign(1, anna, { on: '2023-05-31', today: '2026-06-01' }))).toBe('ERR_INVALID_INPUT signedOn');
  });
  it('has a reference that no other mandate has', () => {
    const first = sign(1);
    if (first.type !== 'GiveMandate') throw new Error('No mandate');
    const other = sign(2, ben);
    if (other.type !== 'GiveMandate') throw new Error('No mandate');
    const { reference } = first.data;
    const taken = { ...other, data: { ...other.data, reference } };
    expect(told(first, taken)).toBe('ERR_MANDATE_NOT_CREATED reference');
    const inSmallLetters = mandateReference(reference.toLowerCase());
    expect(told(first, { ...taken, data: { ...taken.data, reference: inSmallLetters } })).toBe(
      'ERR_MANDATE_NOT_CREATED reference',
    );
  });
  it('keeps the reference of the paper when it is entered again with another account', () => {
    const first = sign(1);
    const again = sign(2);
    if (first.type !== 'GiveMandate' || again.type !== 'GiveMandate') throw new Error('No mandate');
    const { reference } = first.data;
    expect(told(first, { ...again, data: { ...again.data, reference } })).toBe('MandateRevoked, MandateSigned');
  });
  it('can be entered long after it was signed where it was used since', () => {
    const old = { on: '2014-01-20', today: '2026-06-01' };
    expect(told(sign(1, anna, { ...old, used: '2026-02-01' }))).toBe('MandateSigned');
    expect(told(sign(1, anna, { ...old, used: '2023-05-31' }))).toBe('ERR_INVALID_INPUT lastUsedOn');
    expect(told(sign(1, anna, { ...old, used: '2013-12-31' }))).toBe('ERR_INVALID_INPUT lastUsedOn');
    expect(told(sign(1, anna, { ...old, used: '2026-06-02' }))).toBe('ERR_INVALID_INPUT lastUsedOn');
  });
  it('lapses 36 months after the last use that is on paper', () => {
    const { state } = tell(sign(1, anna, { on: '2014-01-20', today: '2026-06-01', used: '2024-02-01' }));
    const known = state.debits.mandates.get(mandate(1));
    if (!known) throw new Error('No mandate');
    expect(isUsableOn(known, localDate('2027-02-01'))).toBe(true);
    expect(isUsableOn(known, localDate('2027-02-02'))).toBe(false);
  });
  it.each([
    ['its owner', revokeMandate(1, anna), 'OWNER'],
    ['an ADMIN', revokeMandate(1, admin), 'CLUB'],
    ['the erasure of its owner', { type: 'EndMandateOf', data: { personId: anna.personId } }, 'ERASED'],
  ] as const)('is ended by %s', (_, command, reason) => {
    const { events } = tell(sign(1), command);
    expect(events).toMatchObject([{ type: 'MandateRevoked', data: { reason } }]);
    expect(told(sign(1), command, command)).toBe('');
  });
  it('is unknown to others', () => {
    expect(told(sign(1), revokeMandate(1, ben))).toBe('ERR_MANDATE_NOT_FOUND id');
    expect(told(revokeMandate(1))).toBe('ERR_MANDATE_NOT_FOUND id');
  });
  it('drops what was announced by it, but not what is with the bank', () => {
    expect(told(...announced, revokeMandate(1))).toBe('MandateRevoked, DebitDropped');
    expect(told(...submitted, revokeMandate(1))).toBe('MandateRevoked');
  });
});

describe('A collection', () => {
  it('is announced with each of its debits', () => {
    expect(told(...announced)).toBe('CollectionAnnounced, DebitAnnounced, DebitAnnounced');
    expect(told(...announced, announce(1, [1, 2], inJuly))).toBe('');
  });
  it.each([
    ['a Saturday', '2026-07-04', 14],
    ['a holiday of banks', '2026-12-25', 14],
    ['earlier than was agreed', '2026-06-29', 14],
    ['later than anybody plans', '2026-12-28', 14],
  ])('is refused on %s', (_, executionOn, notice) => {
    const run = { on: '2026-06-16', executionOn, notice };
    expect(told(...owed, announce(1, [1], run))).toBe('ERR_INVALID_INPUT executionOn');
  });
  it('may be earlier where a shorter notice was agreed, but not before the invoice is due', () => {
    expect(told(...owed, announce(1, [1], { on: '2026-06-26', executionOn: '2026-06-29', notice: 1 }))).toBe(
      'CollectionAnnounced, DebitAnnounced',
    );
    expect(told(...owed, announce(1, [1], { on: '2026-06-16', executionOn: '2026-06-26', notice: 1 }))).toBe(
      'ERR_INVOICE_NOT_UPDATED invoiceIDs',
    );
  });
  it.each([
    ['nothing', [], []],
    ['an invoice twice', [], [1, 1]],
    ['what another collection collects', [announce(9, [1], inJuly)], [1, 2]],
    ['from a revoked mandate', [revokeMandate(1)], [1]],
  ] as const)('is refused as a whole with %s', (_, before, invoices) => {
    expect(told(...owed, ...before, announce(1, invoices, inJuly))).toBe('ERR_DEBIT_NOT_CREATED invoiceIDs');
  });
  it('is refused with what is paid or cancelled', () => {
    for (const before of [pay(1, '2026-06-16'), revoke(1, '2026-06-16')])
      expect(told(...owed, before, announce(1, [1], inJuly))).toBe('ERR_INVOICE_NOT_UPDATED invoiceIDs');
  });
  it('uses a mandate until 36 months after its last use', () => {
    const old = [game, issue(1, anna, { on: '2026-06-15' })] as const;
    const run = announce(1, [1], inJuly);
    expect(told(...old, sign(1, anna, { on: '2023-07-01' }), run)).toBe('CollectionAnnounced, DebitAnnounced');
    expect(told(...old, sign(1, anna, { on: '2023-06-30' }), run)).toBe('ERR_DEBIT_NOT_CREATED invoiceIDs');
    const { debits } = tell(...submitted).state;
    expect([...debits.mandates.values()].map(({ lastUsedOn }) => lastUsedOn)).toEqual(['2026-07-01', '2026-07-01']);
  });
  it('drops an invoice that is paid or cancelled before the file is with the bank', () => {
    expect(told(...announced, pay(1, '2026-06-20'))).toBe('InvoicePaid, DebitDropped');
    expect(told(...announced, revoke(1, '2026-06-20'))).toBe('InvoiceCancelled, DebitDropped');
    expect(told(...submitted, pay(1, '2026-06-30'))).toBe('InvoicePaid');
    expect(told(...submitted, revoke(1, '2026-06-30'))).toBe('ERR_INVOICE_NOT_UPDATED id');
  });
  it('is called off until the file is with the bank, and its invoices can be collected again', () => {
    expect(told(...announced, callOff(1))).toBe('DebitDropped, DebitDropped, CollectionCancelled');
    expect(told(...announced, callOff(1), callOff(1))).toBe('');
    expect(told(...submitted, callOff(1))).toBe('ERR_DEBIT_NOT_UPDATED id');
    expect(told(...announced, callOff(1), announce(2, [1, 2], inJuly))).toBe(
      'CollectionAnnounced, DebitAnnounced, DebitAnnounced',
    );
  });
  it('is handed in as the file that it is now', () => {
    expect(told(...submitted)).toBe('CollectionSubmitted');
    expect(told(...submitted, handIn(1, '2026-06-30'))).toBe('');
    const dropped = [...announced, pay(1, '2026-06-20')];
    expect(told(...dropped, handIn(1, '2026-06-29', 0))).toBe('ERR_DEBIT_NOT_UPDATED version');
    expect(told(...dropped, handIn(1, '2026-06-29', 1))).toBe('CollectionSubmitted');
    expect(told(...dropped, pay(2, '2026-06-20'), handIn(1, '2026-06-29', 2))).toBe('ERR_DEBIT_NOT_UPDATED id');
    expect(told(...announced, callOff(1), handIn(1, '2026-06-29', 2))).toBe('ERR_DEBIT_NOT_UPDATED id');
    expect(told(handIn(1, '2026-06-29'))).toBe('ERR_DEBIT_NOT_FOUND id');
  });
  it('pays its invoices once it is credited, except for those that were paid meanwhile', () => {
    expect(told(...settled)).toBe('CollectionSettled, InvoicePaid, InvoicePaid');
    expect(tell(...settled).events.at(-1)).toMatchObject({
      data: { method: 'DIRECT_DEBIT', paidOn: '2026-07-01', reference: '2026-00002-1' },
    });
    expect(told(...settled, credit(1, '2026-07-02'))).toBe('');
    expect(told(...submitted, pay(1, '2026-06-30'), credit(1, '2026-07-01'))).toBe('CollectionSettled, InvoicePaid');
  });
  it('is credited on its day at the earliest, and only from the bank', () => {
    expect(told(...submitted, credit(1, '2026-06-30'))).toBe('ERR_DEBIT_NOT_UPDATED id');
    expect(told(...announced, credit(1, '2026-07-01'))).toBe('ERR_DEBIT_NOT_UPDATED id');
    expect(told(credit(1, '2026-07-01'))).toBe('ERR_DEBIT_NOT_FOUND id');
  });
});

describe('A returned debit', () => {
  it('opens its invoice again, once', () => {
    expect(told(...settled, returnDebit(1, 1, { on: '2026-07-03' }))).toBe('DebitReturned, InvoiceReopened');
    expect(told(...settled, returnDebit(1, 1, { on: '2026-07-03' }), returnDebit(1, 1, { on: '2026-07-04' }))).toBe('');
    const { invoices } = tell(...settled, returnDebit(1, 1, { on: '2026-07-03' })).state;
    expect(invoices.invoices.get(invoice(1))?.state).toBe('INVOICED');
    expect(invoices.invoices.get(invoice(2))?.state).toBe('PAID');
  });
  it('opens nothing that it has not paid', () => {
    expect(told(...submitted, returnDebit(1, 1, { on: '2026-07-01' }))).toBe('DebitReturned');
    expect(told(...submitted, returnDebit(1, 1, { on: '2026-07-01' }), credit(1, '2026-07-02'))).toBe(
      'CollectionSettled, InvoicePaid',
    );
    const paidTwice = [...submitted, pay(1, '2026-06-30'), credit(1, '2026-07-01')];
    expect(told(...paidTwice, returnDebit(1, 1, { on: '2026-07-03' }))).toBe('DebitReturned');
    const paidLater = [...settled, reopen(1), pay(1, '2026-07-02')];
    expect(told(...paidLater, returnDebit(1, 1, { on: '2026-07-03' }))).toBe('DebitReturned');
  });
  it('was with the bank, and does not come back in the future', () => {
    expect(told(...announced, returnDebit(1, 1, { on: '2026-07-03' }))).toBe('ERR_DEBIT_NOT_UPDATED id');
    expect(told(...settled, returnDebit(1, 3, { on: '2026-07-03' }))).toBe('ERR_DEBIT_NOT_FOUND id');
    expect(told(...settled, returnDebit(1, 1, { on: '2026-07-04', today: '2026-07-03' }))).toBe(
      'ERR_INVALID_INPUT returnedOn',
    );
    const dropped = [...announced, pay(1, '2026-06-20'), handIn(1, '2026-06-29', 1)];
    expect(told(...dropped, returnDebit(1, 1, { on: '2026-07-03' }))).toBe('ERR_DEBIT_NOT_UPDATED id');
  });
  it('leaves an invoice that can be collected again', () => {
    const again = announce(2, [1], { on: '2026-07-03', executionOn: '2026-07-17' });
    expect(told(...settled, returnDebit(1, 1, { on: '2026-07-03' }), again)).toBe(
      'CollectionAnnounced, DebitAnnounced',
    );
  });
});

it('Nobody is warned of an invoice that is about to be collected', () => {
  expect(told(...announced, warn(1, 1, '2026-06-30'))).toBe('ERR_INVOICE_NOT_UPDATED id');
  expect(told(...announced, callOff(1), warn(1, 1, '2026-06-30'))).toBe('InvoiceWarned');
  expect(told(...settled, returnDebit(1, 1, { on: '2026-07-03' }), warn(1, 1, '2026-07-04'))).toBe('InvoiceWarned');
});

it('A snapshot contains all that is decided by', () => {
  const { debits } = tell(...settled, returnDebit(1, 1, { on: '2026-07-03' }), sign(3), callOff(1)).state;
  const stored: unknown = JSON.parse([...debitsSnapshot.encode(debits)].join(''));
  expect(debitsSnapshot.decode(stored)).toEqual(debits);
  expect(liveDebitOf(debits, invoice(1))).toBeNull();
  expect(localDate('2026-07-01')).toBe([...debits.collections.values()][0]?.executionOn);
});
