import { describe, expect, it } from 'vitest';
import { filterInvoices, invoiceFilterOf, openSums, paramsOf, yearsOf } from './invoiceFilter.ts';

const invoice = (invoiceNumber: string, changed: Readonly<Record<string, unknown>> = {}) => ({
  ...{ invoiceNumber, createDate: '2026-05-01', state: 'INVOICED', overdue: false, cancels: null, amountDue: 1_000 },
  invoiceTo: { userID: '1001', firstName: 'Anna', lastName: 'Berger-Lund' },
  ...changed,
});
const ben = { userID: '1002', firstName: 'Ben', lastName: 'Özdemir' };
const invoices = [
  invoice('2026-00006', { state: 'CANCELED', cancels: { _id: 'x' }, amountDue: 500 }),
  invoice('2026-00005', { state: 'CANCELED', amountDue: 500 }),
  invoice('2026-00004', { state: 'PAID', invoiceTo: ben }),
  invoice('2026-00003', { state: 'UNPAID', createDate: '2026-04-30', invoiceTo: ben }),
  invoice('2026-00002', { overdue: true, amountDue: 250 }),
  invoice('2025-00001', { createDate: '2025-12-31' }),
];
const shown = (query: string): readonly string[] =>
  filterInvoices(invoices, invoiceFilterOf(new URLSearchParams(query))).map((each) => each.invoiceNumber.slice(-1));

describe('The list of invoices', () => {
  it.each([
    ['', '654321'],
    ['state=OPEN', '321'],
    ['state=OVERDUE', '2'],
    ['state=INVOICED', '1'],
    ['state=CANCELED', '5'],
    ['state=STORNO', '6'],
    ['state=nonsense', '654321'],
    ['year=2025', '1'],
    ['year=2026&month=4', '3'],
    ['month=4', '654321'],
    ['year=2026&month=13', '65432'],
    ['q=öz', '43'],
    ['q=lund anna', '6521'],
    ['q=2026-00004', '4'],
    ['q=1002', '43'],
    ['q=ann ben', ''],
    ['q=%', ''],
  ])('shows for “%s” the invoices %s', (query, expected) => {
    expect(shown(query).join('')).toBe(expected);
  });

  it('adds up what is open and what of it is overdue, without what is paid or cancelled', () => {
    expect(openSums(invoices)).toEqual({ open: 2_250, overdue: 250 });
  });

  it('keeps its filter in the address', () => {
    const query = 'q=anna&state=OVERDUE&year=2026&month=4&page=2';
    expect(paramsOf(invoiceFilterOf(new URLSearchParams(query))).toString()).toBe(query);
    expect(paramsOf(invoiceFilterOf(new URLSearchParams('page=0&month=4&state=x'))).toString()).toBe('');
  });

  it('offers the years of the invoices', () => {
    expect(yearsOf(invoices)).toEqual([2026, 2025]);
  });
});
