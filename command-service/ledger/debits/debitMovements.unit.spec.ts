import { describe, expect, it } from 'vitest';
import { anna, ben } from '../../booking/domain/specClub.ts';
import { bankSnapshot } from '../bank/bankSnapshot.ts';
import { restOf } from '../bank/bankState.ts';
import { income, movement, payBy, read, reopenBy, returned, setAside } from '../bank/specBank.ts';
import { block, booked } from '../courts/specSentences.ts';
import { type Said, issue, pay, tell } from '../invoices/specInvoices.ts';
import { debitsSnapshot } from './debitsSnapshot.ts';
import { announce, credit, handIn, outcomeOf, returnDebit, returnDebits, sign } from './specDebits.ts';

const told = (...said: readonly Said[]): string => outcomeOf(tell(...said));
const restAfter = (number: number, ...said: readonly Said[]): number =>
  restOf(tell(...said).state.bank, movement(number));

/** Anna and Ben owe 12.00 each, and the bank has the file. */
const submitted: readonly Said[] = [
  booked(anna, block('TENNIS 1', '2026-06-02', '18:00-19:00'), 1),
  booked(ben, block('TENNIS 2', '2026-06-03', '18:00-19:00'), 2),
  ...[issue(1, anna, { on: '2026-06-15' }), issue(2, ben, { on: '2026-06-15' })],
  ...[sign(1, anna), sign(2, ben)],
  announce(1, [1, 2], { on: '2026-06-16', executionOn: '2026-07-01' }),
  handIn(1, '2026-06-29'),
];
const sum = 2400;
const day = '2026-07-02';

describe('The money of a collection on the account', () => {
  const arrived = [...submitted, read([income(1, sum)])];

  it('pays the invoices and is used up', () => {
    const settled = [...arrived, credit(1, day, [1, sum])];
    expect(told(...settled)).toBe('CollectionSettled, InvoicePaid, InvoicePaid, CollectionCredited');
    expect(restAfter(1, ...settled)).toBe(0);
    // On the bank's day, not on the day of execution (decisions.md Q2).
    expect(tell(...settled).events[1]).toMatchObject({ type: 'InvoicePaid', data: { paidOn: day } });
    expect(told(...settled, setAside(1))).toBe('ERR_MOVEMENT_NOT_UPDATED movementId');
  });
  it('is found on the account after the collection was settled by hand', () => {
    const byHand = [...arrived, credit(1, day)];
    expect(restAfter(1, ...byHand)).toBe(sum);
    expect(told(...byHand, credit(1, day, [1, sum]))).toBe('CollectionCredited');
    expect(restAfter(1, ...byHand, credit(1, day, [1, sum]))).toBe(0);
  });
  it('may be one movement for each debit', () => {
    const single = [...submitted, read([income(1, 1200), income(2, 1200)])];
    expect(told(...single, credit(1, day, [1, 1200], [2, 1200]))).toBe(
      'CollectionSettled, InvoicePaid, InvoicePaid, CollectionCredited, CollectionCredited',
    );
    expect(told(...single, credit(1, day, [1, 1200]))).toBe('ERR_MOVEMENT_TOO_SMALL movementIDs');
  });
  it('is never used twice, nor more than the bank was told to collect', () => {
    const settled = [...arrived, credit(1, day, [1, sum])];
    expect(told(...settled, credit(1, day, [1, 1]))).toBe('ERR_DEBIT_NOT_UPDATED movementIDs');
    const larger = [...submitted, read([income(1, sum + 1)])];
    expect(told(...larger, credit(1, day, [1, sum + 1]))).toBe('ERR_DEBIT_NOT_UPDATED movementIDs');
    const late = [booked(ben, block('TENNIS 2', '2026-06-04', '18:00-19:00'), 3), issue(3, ben, { on: '2026-06-15' })];
    expect(told(...late, ...arrived, payBy(1, [3, 1200]), credit(1, day, [1, sum]))).toBe(
      'ERR_MOVEMENT_TOO_SMALL movementId',
    );
    expect(told(...late, ...arrived, credit(1, day, [1, sum]), payBy(1, [3, 1200]))).toBe(
      'ERR_MOVEMENT_TOO_SMALL movementId',
    );
  });
  it('is no movement that is unknown, was set aside, or took money', () => {
    expect(told(...submitted, credit(1, day, [1, sum]))).toBe('ERR_MOVEMENT_NOT_FOUND movementId');
    expect(told(...arrived, setAside(1), credit(1, day, [1, sum]))).toBe('ERR_MOVEMENT_NOT_UPDATED movementId');
    expect(told(...submitted, read([returned(1, sum)]), credit(1, day, [1, sum]))).toBe(
      'ERR_MOVEMENT_NOT_UPDATED movementId',
    );
  });
  it('contains what an invoice that was paid otherwise meanwhile brought twice', () => {
    const settled = [...arrived, pay(1, '2026-06-30'), credit(1, day, [1, sum])];
    expect(told(...settled)).toBe('CollectionSettled, InvoicePaid, CollectionCredited');
  });
});

describe('A returned debit on the account', () => {
  const settled = [...submitted, credit(1, day)];
  const back = [...settled, read([returned(9, 1500)])];
  const on = '2026-07-03';

  it('opens the invoice again, and says what the banks took on top', () => {
    const { events } = tell(...back, returnDebit(1, 1, { on, by: [9, 1500] }));
    expect(events.map(({ type }) => type)).toEqual(['DebitReturned', 'InvoiceReopened', 'ReturnCharged']);
    expect(events[1]).toMatchObject({ data: { returnedOn: on } });
    expect(events.at(-1)).toMatchObject({ data: { number: '2026-00001', amount: 1200, fee: 300, bookedOn: on } });
  });
  it('is found on the account after it was entered by hand, once', () => {
    const byHand = [...back, returnDebit(1, 1, { on })];
    const found = returnDebit(1, 1, { on, by: [9, 1500] });
    expect(told(...byHand, found)).toBe('ReturnCharged');
    expect(told(...byHand, found, found)).toBe('');
    const other = [read([returned(8, 1200)]), returnDebit(1, 1, { on, by: [8, 1200] })];
    expect(told(...byHand, found, ...other)).toBe('ERR_DEBIT_NOT_UPDATED id');
  });
  it('takes back one debit, with its own money', () => {
    const first = [...back, returnDebit(1, 1, { on, by: [9, 1500] })];
    expect(told(...first, returnDebit(1, 2, { on, by: [9, 1500] }))).toBe('ERR_MOVEMENT_TOO_SMALL movementId');
    expect(told(...settled, read([returned(9, 1199)]), returnDebit(1, 1, { on, by: [9, 1199] }))).toBe(
      'ERR_MOVEMENT_TOO_SMALL movementID',
    );
    expect(told(...settled, read([income(9, 1500)]), returnDebit(1, 1, { on, by: [9, 1500] }))).toBe(
      'ERR_MOVEMENT_NOT_UPDATED movementId',
    );
  });
  it('may be one of several that one movement has taken back, each with its part of the fees', () => {
    const both = [
      ...settled,
      read([returned(9, 3001)]),
      returnDebits(
        [
          [1, 1],
          [1, 2],
        ],
        { on, by: [9, 3001] },
      ),
    ];
    const { events, state } = tell(...both);
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      ...['DebitReturned', 'DebitReturned', 'InvoiceReopened', 'InvoiceReopened', 'ReturnCharged', 'ReturnCharged'],
    ]);
    const charged = events.filter(({ type }) => type === 'ReturnCharged').map(({ data }) => data);
    expect(charged).toMatchObject([
      { number: '2026-00001', fee: 301, movement: { amount: 1501 } },
      { number: '2026-00002', fee: 300, movement: { amount: 1500 } },
    ]);
    expect(restOf(state.bank, movement(9))).toBe(0);
    expect(
      told(
        ...both,
        returnDebits(
          [
            [1, 1],
            [1, 2],
          ],
          { on, by: [9, 3001] },
        ),
      ),
    ).toBe('');
  });
  it('is refused together with others where one of them is wrong', () => {
    const small = [...settled, read([returned(9, 2399)])];
    expect(
      told(
        ...small,
        returnDebits(
          [
            [1, 1],
            [1, 2],
          ],
          { on, by: [9, 2399] },
        ),
      ),
    ).toBe('ERR_MOVEMENT_TOO_SMALL movementID');
    const large = [...settled, read([returned(9, 3000), returned(8, 1200)])];
    expect(
      told(
        ...large,
        returnDebits(
          [
            [1, 1],
            [1, 3],
          ],
          { on, by: [9, 3000] },
        ),
      ),
    ).toBe('ERR_DEBIT_NOT_FOUND id');
    expect(
      told(
        ...large,
        returnDebits(
          [
            [1, 1],
            [1, 1],
          ],
          { on, by: [9, 3000] },
        ),
      ),
    ).toBe('ERR_MOVEMENT_NOT_UPDATED movementId');
    const one = returnDebit(1, 2, { on, by: [8, 1200] });
    expect(
      told(
        ...large,
        one,
        returnDebits(
          [
            [1, 1],
            [1, 2],
          ],
          { on, by: [9, 3000] },
        ),
      ),
    ).toBe('ERR_DEBIT_NOT_UPDATED id');
  });
  it('is no payment that came back, which would leave the debit as collected', () => {
    expect(told(...back, reopenBy(9, 1))).toBe('ERR_PAID_BY_DIRECT_DEBIT invoices');
    expect(tell(...back, reopenBy(9, 1)).state.bank.uses.size).toBe(0);
    const byTransfer = [...submitted, read([income(1, 1200), returned(9, 1200)]), payBy(1, [1, 1200]), credit(1, day)];
    expect(told(...byTransfer, reopenBy(9, 1))).toBe('InvoiceReopened');
    const paidAgain = [...back, returnDebit(1, 1, { on }), read([income(2, 1200)]), payBy(2, [1, 1200])];
    expect(told(...paidAgain, reopenBy(9, 1))).toBe('InvoiceReopened');
  });
  it('is kept in the snapshots of both parts', () => {
    const { state } = tell(...back, returnDebit(1, 1, { on, by: [9, 1500] }));
    const again = (codec: typeof bankSnapshot | typeof debitsSnapshot, part: string): unknown =>
      codec.decode(JSON.parse(part));
    expect(again(debitsSnapshot, [...debitsSnapshot.encode(state.debits)].join(''))).toEqual(state.debits);
    expect(again(bankSnapshot, [...bankSnapshot.encode(state.bank)].join(''))).toEqual(state.bank);
  });
});
