import { describe, expect, it } from 'vitest';
import { cents, localDate } from '@platzwart/contracts/core';
import { invoiceNumber } from '@platzwart/contracts/invoice';
import { anna, ben } from '../../booking/domain/specClub.ts';
import { block, booked } from '../courts/specSentences.ts';
import { income, movement, payBy, read, reopenPart, returned } from '../bank/specBank.ts';
import { outcomeOf } from '../debits/specDebits.ts';
import type { LedgerCommand } from '../ledgerDecider.ts';
import { invoicesSnapshot } from './invoicesSnapshot.ts';
import { openOf } from './invoicesState.ts';
import {
  type Said,
  type Told,
  credit,
  invoice,
  issue,
  pay,
  payPart,
  refundCredit,
  reopen,
  setOff,
  tell,
  withdraw,
} from './specInvoices.ts';

const played = (who: typeof anna, hours: string, id: number): Said =>
  booked(who, block('TENNIS 1', '2026-06-02', hours), id);

/** Anna owes 12.00 twice, Ben once. */
const issued: readonly Said[] = [
  ...[played(anna, '18:00-19:00', 1), issue(1, anna, { on: '2026-06-10' })],
  ...[played(anna, '19:00-20:00', 2), issue(2, anna, { on: '2026-06-10' })],
  ...[played(ben, '20:00-21:00', 3), issue(3, ben, { on: '2026-06-10' })],
];
const tooMuch = payPart(1, 1700, '2026-06-15');
const credits = ({ state }: Told) => [...state.invoices.credits.values()].map(({ rest }) => rest);
const open = ({ state }: Told, number: number) => {
  const found = state.invoices.invoices.get(invoice(number));
  return found && `${found.state} ${openOf(found)}`;
};

describe('What is paid too much of an invoice', () => {
  it('is a credit of its recipient, and the invoice is paid', () => {
    const told = tell(...issued, tooMuch);
    expect(told.events).toMatchObject([
      { type: 'InvoicePaid', data: { amount: 1200 } },
      {
        type: 'CreditReceived',
        data: { creditId: credit(1), number: '2026-00001', personId: anna.personId, amount: 500, paidOn: '2026-06-15' },
      },
    ]);
    expect([open(told, 1), credits(told)]).toEqual(['PAID 0', [500]]);
  });

  it('is paid back as a whole, once, on a day on which it was there', () => {
    const refund = refundCredit(1, '2026-06-20');
    expect(tell(...issued, tooMuch, refund).events).toMatchObject([{ type: 'CreditRefunded', data: { amount: 500 } }]);
    expect(tell(...issued, tooMuch, refund, refund)).toMatchObject({ events: [], code: null });
    for (const day of ['2026-06-14', '2026-06-21'])
      expect(tell(...issued, tooMuch, refundCredit(1, day, '2026-06-20')).code).toBe('ERR_INVALID_INPUT refundedOn');
    expect(tell(...issued, refund).code).toBe('ERR_CREDIT_NOT_FOUND id');
  });

  it('pays another invoice of the same person, all of it or a part, and is there again where that is taken back', () => {
    const part = tell(...issued, tooMuch, setOff(1, 2, '2026-06-20'));
    expect(part.events).toMatchObject([
      { type: 'InvoicePartPaid', data: { amount: 500, method: 'CREDIT', reference: credit(1) } },
    ]);
    expect([open(part, 2), credits(part)]).toEqual(['UNPAID 700', [0]]);
    const back = tell(...issued, tooMuch, setOff(1, 2, '2026-06-20'), reopen(2));
    expect([open(back, 2), credits(back)]).toEqual(['INVOICED 1200', [500]]);
    const whole = tell(...issued, payPart(1, 2700, '2026-06-15'), setOff(1, 2, '2026-06-20'));
    expect([outcomeOf(whole), open(whole, 2), credits(whole)]).toEqual(['InvoicePaid', 'PAID 0', [300]]);
  });

  it('pays nothing of somebody else, nothing that is paid, and nothing once it is used up', () => {
    const refused = (...steps: readonly Said[]) => tell(...issued, tooMuch, ...steps).code;
    expect(refused(setOff(1, 3, '2026-06-20'))).toBe('ERR_INVOICE_NOT_UPDATED id');
    expect(refused(setOff(1, 1, '2026-06-20'))).toBe('ERR_INVOICE_NOT_UPDATED id');
    expect(refused(setOff(1, 9, '2026-06-20'))).toBe('ERR_INVOICE_NOT_FOUND id');
    expect(refused(refundCredit(1, '2026-06-20'), setOff(1, 2, '2026-06-20'))).toBe('ERR_CREDIT_NOT_UPDATED id');
    expect(refused(setOff(1, 2, '2026-06-20'), refundCredit(1, '2026-06-20'))).toBe('ERR_CREDIT_NOT_UPDATED id');
  });

  it('is gone with its payment, unless it was paid back or set off', () => {
    const back = tell(...issued, tooMuch, reopen(1));
    expect([outcomeOf(back), open(back, 1), credits(back)]).toEqual([
      'InvoiceReopened, CreditWithdrawn',
      ...['INVOICED 1200', []],
    ]);
    expect(tell(...issued, tooMuch, refundCredit(1, '2026-06-20'), reopen(1)).code).toBe('ERR_CREDIT_NOT_UPDATED id');
    expect(tell(...issued, tooMuch, setOff(1, 2, '2026-06-20'), withdraw(1)).code).toBe('ERR_CREDIT_NOT_UPDATED id');
    expect(outcomeOf(tell(...issued, tooMuch, withdraw(1)))).toBe('CreditWithdrawn');
  });

  it('is in the snapshot', () => {
    const { invoices } = tell(...issued, tooMuch).state;
    const stored: unknown = JSON.parse([...invoicesSnapshot.encode(invoices)].join(''));
    expect(invoicesSnapshot.decode(stored)).toEqual(invoices);
  });
});

/** What is left of a movement, 5.00, is a credit of the recipient of the invoice 1. */
const keep = (amount = 500): LedgerCommand => ({
  type: 'CreditByMovement',
  data: {
    ...{ creditId: credit(1), number: invoiceNumber(2026, 1), movementId: movement(1) },
    ...{ amount: cents(amount), paidOn: localDate('2026-06-20') },
  },
});
const transfer = read([income(1, 1700)]);
const uses = ({ state }: Told) => (state.bank.uses.get(movement(1)) ?? []).map(({ amount }) => amount);

describe('What a transfer brings too much', () => {
  const paid = [...issued, transfer, payBy(1, [1, 1200])];

  it('is a credit of whose invoice it was meant for, also where it is paid already, and uses the transfer up', () => {
    const told = tell(...paid, keep());
    expect(told.events).toMatchObject([
      { type: 'CreditReceived', data: { amount: 500, method: 'BANK', movementId: movement(1), paidOn: '2026-06-20' } },
    ]);
    expect(uses(told)).toEqual([1200, 500]);
    expect(outcomeOf(tell(...issued, pay(1, '2026-06-15'), transfer, keep(1700)))).toBe('CreditReceived');
  });

  it('is not more than is left of it, and none while the invoice is open', () => {
    expect(tell(...paid, keep(501)).code).toBe('ERR_MOVEMENT_TOO_SMALL movementId');
    expect(tell(...paid, keep(), keep()).code).toBe('ERR_MOVEMENT_NOT_UPDATED movementId');
    expect(tell(...issued, transfer, keep()).code).toBe('ERR_INVOICE_NOT_UPDATED number');
    expect(tell(...paid.slice(6), transfer, keep()).code).toBe('ERR_INVOICE_NOT_FOUND number');
  });

  it('goes back with the transfer', () => {
    const back = tell(...paid, keep(), read([returned(2, 1700)]), reopenPart(2, 1700, 1));
    expect([outcomeOf(back), open(back, 1)]).toEqual(['InvoiceReopened, CreditWithdrawn', 'INVOICED 1200']);
    expect(back.events).toMatchObject([{}, { data: { isReturned: true, returnedOn: '2026-06-25' } }]);
  });

  it('is free for something else where it was a mistake', () => {
    const told = tell(...paid, keep(), withdraw(1));
    expect([outcomeOf(told), uses(told)]).toEqual(['CreditWithdrawn', [1200]]);
  });
});
