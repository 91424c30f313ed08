import { cents, invoiceId, localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { invoiceTables } from './invoiceTables.ts';

const ids = [
  invoiceId('0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0012'),
  invoiceId('0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0013'),
] as const;
const invoice = {
  ...{ invoiceId: ids[0], number: '2026-00012', issuedOn: localDate('2026-07-01'), dueOn: localDate('2026-07-15') },
  ...{ fromDate: localDate('2026-06-01'), toDate: localDate('2026-06-30'), total: cents(1600), amountDue: cents(1400) },
  ...{
    document: null,
    state: 'CANCELED' as const,
    warningLevel: 0,
    refundDue: cents(0),
    paidAmount: cents(0),
    waivedAmount: cents(0),
  },
  ...{ paidOn: null, paidBy: null, paidReference: null, cancels: null, cancelledBy: ids[1], released: null },
};
const storno = { ...invoice, invoiceId: ids[1], number: '2026-00013', dueOn: null, cancels: ids[0], cancelledBy: null };

describe('The invoices of a year', () => {
  it('add up to what was billed: what is cancelled is negative, and has no state of its own', () => {
    const [table] = invoiceTables([invoice, storno], [invoice, storno]);
    expect(table?.csv.split('\r\n').slice(1, 3)).toEqual([
      '2026-00012;Rechnung;;2026-00013;2026-07-01;2026-07-15;2026-06-01;2026-06-30;;;;;16,00;14,00;storniert;0,00;0,00;;;;0;0,00',
      '2026-00013;Stornorechnung;2026-00012;;2026-07-01;;2026-06-01;2026-06-30;;;;;-16,00;-14,00;;0,00;0,00;;;;0;0,00',
    ]);
  });
});
