import { describe, expect, it } from 'vitest';
import { checkDocuments } from './documentsAreUnchanged.ts';
import type { CarriedFact, InvoiceFact } from '../../command-service/operations/proofs/invoiceNumbers.ts';
import { checkInvoices } from './invoiceNumbersAreWhole.ts';

const issued = (count: number, more: Partial<InvoiceFact> = {}): InvoiceFact => ({
  position: String(count),
  ...{ invoiceId: `invoice ${count}`, number: `2026-0000${count}`, stornoNumber: null, claims: [`COURT ${count}`] },
  ...{ totals: [{ vatRate: 7, net: 467, vat: 33, gross: 500 }], net: 467, vat: 33, total: 500, amountDue: 500 },
  ...more,
});
const cancelled = (count: number, invoice: InvoiceFact): InvoiceFact => ({
  ...invoice,
  stornoNumber: `2026-0000${count}`,
});

const violationsOf = (...invoices: readonly (CarriedFact | InvoiceFact)[]) => checkInvoices({ invoices }).violations;

describe('INV6, invoices are whole', () => {
  it('passes where what was cancelled is billed again', () => {
    const first = issued(1);
    const invoices = [first, cancelled(2, first), issued(3, { claims: first.claims }), issued(4)];
    expect(checkInvoices({ invoices })).toEqual({ examined: 4, violations: [] });
    expect(violationsOf(first, issued(2, { number: '2027-00001' }))).toEqual([]);
  });

  it('passes where the claim of a booking that was made again takes the place of the former one', () => {
    const carried = { position: '2', former: 'COURT 1', claim: 'COURT 7', billedOn: 'invoice 1' };
    expect(violationsOf(issued(1), carried)).toEqual([]);
    expect(violationsOf(issued(1), carried, issued(2, { claims: ['COURT 7'] }))).toHaveLength(1);
    expect(violationsOf(issued(1), { ...carried, billedOn: null })).toHaveLength(1);
  });

  it('fails at a gap, at a number that is there twice, and out of order', () => {
    expect(violationsOf(issued(1), issued(3))).toEqual([
      '2026-00003 was issued in the place of 2026-00002 (position 3)',
    ]);
    expect(violationsOf(issued(1), issued(1, { claims: [] }))).toHaveLength(1);
    expect(violationsOf(issued(2), issued(1))).toHaveLength(2);
  });

  it('fails where a claim is on two invoices, or a sum is wrong by a cent', () => {
    expect(violationsOf(issued(1), issued(2, { claims: ['COURT 1'] }))).toHaveLength(1);
    expect(violationsOf(issued(1, { total: 501 }))).toEqual(['2026-00001 does not add up (position 1)']);
    expect(
      violationsOf(issued(1, { totals: [{ vatRate: 7, net: 466, vat: 34, gross: 500 }], net: 466, vat: 34 })),
    ).toHaveLength(1);
  });
});

it('INV7, documents are unchanged: fails where a document is not what its event gives', () => {
  const documents = [
    { name: 'a 0', isUnchanged: true },
    { name: 'b 0', isUnchanged: false },
  ];
  expect(checkDocuments({ documents })).toEqual({ examined: 2, violations: ['b 0 was changed'] });
});
