import { invoiceNumbers, invoiceSums } from '../../command-service/operations/proofs/invoiceNumbers.ts';
import { flawsIn } from '../../command-service/operations/proofs/proof.ts';
import type { Evidence } from './evidence.ts';
import type { Finding, Invariant } from './invariant.ts';

/** Every number once and in order, every sum right, every claim on one live invoice at most. */
export const checkInvoices = ({ invoices }: Pick<Evidence, 'invoices'>): Finding => ({
  examined: invoices.length,
  violations: [
    ...flawsIn(
      invoiceNumbers(),
      invoices.filter((fact) => 'number' in fact),
    ),
    ...flawsIn(invoiceSums(), invoices),
  ].map(({ position, because }) => `${because} (position ${position})`),
});

export const invoiceNumbersAreWhole: Invariant = {
  id: 'INV6',
  says: 'Invoice numbers are consecutive, sums are right, and nothing is billed twice',
  check: checkInvoices,
};
