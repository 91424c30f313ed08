import { describe, expect, it } from 'vitest';
import { anna, ben } from '../../booking/domain/specClub.ts';
import { block, booked } from '../courts/specSentences.ts';
import { type Said, issue, pay, payPart, tell } from '../invoices/specInvoices.ts';
import { debitsSnapshot } from './debitsSnapshot.ts';
import { announce, credit, handIn, outcomeOf, refundDebit, returnDebit, sign } from './specDebits.ts';

const told = (...said: readonly Said[]): string => outcomeOf(tell(...said));

/** Anna and Ben owe 12.00 each, which the bank collects on 1 July. */
const submitted: readonly Said[] = [
  booked(anna, block('TENNIS 1', '2026-06-02', '18:00-19:00'), 1),
  booked(ben, block('TENNIS 2', '2026-06-03', '18:00-19:00'), 2),
  ...[issue(1, anna, { on: '2026-06-15' }), issue(2, ben, { on: '2026-06-15' })],
  ...[sign(1, anna), sign(2, ben)],
  announce(1, [1, 2], { on: '2026-06-16', executionOn: '2026-07-01' }),
  handIn(1, '2026-06-29'),
];
const day = '2026-07-02';
const paidTwice = [...submitted, pay(1, '2026-06-30'), credit(1, day)];

describe('What a debit has collected for an invoice that was paid otherwise', () => {
  it('is paid back by the club, once', () => {
    const { events, state } = tell(...paidTwice, refundDebit([1, 1], day));
    expect(events).toMatchObject([
      { type: 'DebitRefunded', data: { number: '2026-00001', amount: 1200, surplus: 1200, refundedOn: day } },
    ]);
    expect(told(...paidTwice, refundDebit([1, 1], day), refundDebit([1, 1], day))).toBe('');
    const stored: unknown = JSON.parse([...debitsSnapshot.encode(state.debits)].join(''));
    expect(debitsSnapshot.decode(stored)).toEqual(state.debits);
  });
  it('is only what its invoice did not need, where a part was paid otherwise', () => {
    const { events } = tell(...submitted, payPart(1, 500, '2026-06-30'), credit(1, day), refundDebit([1, 1], day));
    expect(events).toMatchObject([{ type: 'DebitRefunded', data: { amount: 1200, surplus: 500 } }]);
  });
  it.each<[string, readonly Said[], string]>([
    ['before the money has arrived', [...submitted, pay(1, '2026-06-30')], 'ERR_DEBIT_NOT_UPDATED id'],
    ['where the debit has paid the invoice', [...submitted, credit(1, day)], 'ERR_DEBIT_NOT_UPDATED id'],
    [
      'where the bank has taken it back already',
      [...paidTwice, returnDebit(1, 1, { on: day })],
      'ERR_DEBIT_NOT_UPDATED id',
    ],
    ['of a debit that nobody knows', [], 'ERR_DEBIT_NOT_FOUND id'],
  ])('is not paid back %s', (_, before, refusal) => {
    expect(told(...before, refundDebit([1, 1], day))).toBe(refusal);
  });
  it('is not paid back before it was collected, nor in the future', () => {
    expect(told(...paidTwice, refundDebit([1, 1], '2026-06-30', day))).toBe('ERR_INVALID_INPUT refundedOn');
    expect(told(...paidTwice, refundDebit([1, 1], '2026-07-03', day))).toBe('ERR_INVALID_INPUT refundedOn');
  });
});
