import { describe, expect, it } from 'vitest';
import { anna } from '../../booking/domain/specClub.ts';
import { block, booked } from '../courts/specSentences.ts';
import { announce, callOff, outcomeOf, sign } from '../debits/specDebits.ts';
import { invoicesSnapshot } from './invoicesSnapshot.ts';
import { openOf } from './invoicesState.ts';
import {
  type Said,
  type Told,
  invoice,
  issue,
  pay,
  payPart,
  refund,
  reopen,
  revoke,
  tell,
  waive,
} from './specInvoices.ts';

/** Anna owes 12.00. */
const issued: readonly Said[] = [
  booked(anna, block('TENNIS 1', '2026-06-02', '18:00-19:00'), 1),
  issue(1, anna, { on: '2026-06-10' }),
];
const stateOf = ({ state }: Told): string => {
  const found = state.invoices.invoices.get(invoice(1));
  return found ? `${found.state} ${openOf(found)}` : 'unknown';
};
const claims = ({ state }: Told): readonly string[] =>
  [...state.invoices.claims.values()].flatMap((ofPerson) => [...ofPerson.values()].map((claim) => claim.state));

describe('Partial payments of an invoice', () => {
  const first = payPart(1, 500, '2026-06-15');

  it('leave it open over the rest, until the last of it has arrived', () => {
    const told = tell(...issued, first);
    expect(told.events).toMatchObject([{ type: 'InvoicePartPaid', data: { amount: 500, paidOn: '2026-06-15' } }]);
    expect([stateOf(told), claims(told)]).toEqual(['UNPAID 700', ['INVOICED']]);
    const all = tell(...issued, first, pay(1, '2026-06-20'));
    expect(all.events).toMatchObject([{ type: 'InvoicePaid', data: { amount: 700 } }]);
    expect([stateOf(all), claims(all)]).toEqual(['PAID 0', ['PAID']]);
    expect(stateOf(tell(...issued, first, payPart(1, 700, '2026-06-20')))).toBe('PAID 0');
  });

  it('are no repetition of each other, also with the same amount', () => {
    const twice = [first, payPart(1, 500, '2026-06-16')];
    expect(stateOf(tell(...issued, ...twice))).toBe('UNPAID 200');
  });

  it.each([
    ['of a paid invoice', [pay(1, '2026-06-20'), payPart(1, 100, '2026-06-21')], 'ERR_INVOICE_NOT_UPDATED id'],
    ['of all of a paid invoice', [first, pay(1, '2026-06-20'), pay(1, '2026-06-20')], 'ERR_INVOICE_NOT_UPDATED id'],
  ])('are refused: %s', (_, said, code) => {
    expect(tell(...issued, ...said)).toMatchObject({ events: [], code });
  });

  it('are taken back one by one, the last one first', () => {
    const both = [...issued, first, pay(1, '2026-06-20')];
    const told = tell(...both, reopen(1));
    expect(told.events).toMatchObject([{ data: { payment: { amount: 700, method: 'BANK', movementId: null } } }]);
    expect([stateOf(told), claims(told)]).toEqual(['INVOICED 700', ['INVOICED']]);
    expect(stateOf(tell(...both, reopen(1), reopen(1)))).toBe('INVOICED 1200');
    expect(tell(...both, reopen(1), reopen(1), reopen(1)).events).toEqual([]);
  });

  it('are due back when it is cancelled', () => {
    const cancelled = [...issued, first, revoke(1, '2026-06-20')];
    expect(tell(...cancelled).events).toMatchObject([{ data: { amountDue: 1200, refundDue: 500 } }]);
    expect(tell(...cancelled, refund(1, '2026-06-21')).events).toMatchObject([{ data: { amount: 500 } }]);
  });

  it('make a direct debit of the whole amount impossible, and one of the rest possible', () => {
    const run = { on: '2026-06-16', executionOn: '2026-07-01' };
    const announced = [...issued, sign(1, anna), announce(1, [1], run)];
    expect(outcomeOf(tell(...announced, payPart(1, 500, '2026-06-17')))).toBe('InvoicePartPaid, DebitDropped');
    expect(outcomeOf(tell(...announced, callOff(1), first, announce(2, [1], run)))).toBe(
      'ERR_INVOICE_NOT_UPDATED invoiceIDs',
    );
  });

  it('are in the snapshot', () => {
    const { invoices } = tell(...issued, first).state;
    const stored: unknown = JSON.parse([...invoicesSnapshot.encode(invoices)].join(''));
    expect(invoicesSnapshot.decode(stored)).toEqual(invoices);
  });
});

describe('The rest of an invoice', () => {
  const part = [...issued, payPart(1, 500, '2026-06-15')];
  const waived = [...part, waive(1, 700, '2026-06-20')];

  it('is waived by a document with the next number: then it is paid', () => {
    const told = tell(...waived);
    expect(told.events).toMatchObject([
      {
        type: 'InvoiceRestWaived',
        data: { amount: 700, total: 700, correctionNumber: '2026-00002', number: '2026-00001' },
      },
    ]);
    expect([stateOf(told), claims(told)]).toEqual(['PAID 0', ['PAID']]);
    expect(tell(...waived, issue(2, anna, { on: '2026-06-21' })).code).toBe('ERR_INVOICE_NOT_CREATED userID');
  });

  it('is refused where nothing is open, or another amount than the document says', () => {
    expect(tell(...waived, waive(1, 700, '2026-06-21'))).toMatchObject({ code: 'ERR_INVOICE_NOT_UPDATED id' });
    expect(tell(...part, waive(1, 1200, '2026-06-20'))).toMatchObject({ code: 'ERR_INVOICE_NOT_UPDATED number' });
    expect(tell(...issued, pay(1, '2026-06-15'), waive(1, 0, '2026-06-20')).code).toBe('ERR_INVOICE_NOT_UPDATED id');
    expect(tell(...issued, revoke(1, '2026-06-15'), waive(1, 1200, '2026-06-20')).code).toBe(
      'ERR_INVOICE_NOT_UPDATED id',
    );
    expect(tell(...issued, waive(9, 1200, '2026-06-20')).code).toBe('ERR_INVOICE_NOT_FOUND id');
  });

  it('stays waived where a payment comes back, which is open again alone', () => {
    expect(stateOf(tell(...waived, reopen(1)))).toBe('INVOICED 500');
    expect(stateOf(tell(...waived, reopen(1), waive(1, 500, '2026-06-25')))).toBe('PAID 0');
  });

  it('is taken back by no second document: the invoice is not cancelled any more', () => {
    expect(tell(...waived, revoke(1, '2026-06-21')).code).toBe('ERR_INVOICE_NOT_UPDATED id');
  });

  it('is not collected: the announced debit is dropped', () => {
    const announced = [...issued, sign(1, anna), announce(1, [1], { on: '2026-06-11', executionOn: '2026-07-01' })];
    expect(outcomeOf(tell(...announced, waive(1, 1200, '2026-06-20')))).toBe('InvoiceRestWaived, DebitDropped');
  });

  it('survives a snapshot', () => {
    const { invoices: before } = tell(...waived).state;
    const text = [...invoicesSnapshot.encode(before)].join('');
    const after = invoicesSnapshot.decode(JSON.parse(text));
    expect(after.invoices.get(invoice(1))).toEqual(before.invoices.get(invoice(1)));
  });
});
