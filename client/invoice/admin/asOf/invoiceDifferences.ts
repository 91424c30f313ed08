import type { KnownInvoice } from './fetchInvoicesAsOf.ts';

/** What has become of an invoice since; `issued`: it did not exist then. */
export const changeKinds = ['issued', 'delivered', 'reminded', 'paid', 'reopened', 'cancelled', 'refunded'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export type InvoiceDifference = Readonly<{ later: KnownInvoice; kinds: readonly ChangeKind[] }>;

const isPaid = ({ paidOn }: KnownInvoice): boolean => paidOn !== null;
const isCancelled = ({ state }: KnownInvoice): boolean => state === 'CANCELED';

const has: Readonly<Record<Exclude<ChangeKind, 'issued'>, (then: KnownInvoice, later: KnownInvoice) => boolean>> = {
  delivered: (then, later) => then.state === 'UNPAID' && later.state === 'INVOICED',
  reminded: (then, later) => later.warningLevel > then.warningLevel,
  paid: (then, later) => !isPaid(then) && isPaid(later),
  reopened: (then, later) => isPaid(then) && !isPaid(later),
  cancelled: (then, later) => !isCancelled(then) && isCancelled(later),
  refunded: (then, later) => then.refundDue > 0 && later.refundDue === 0,
};

const changesOf = (then: KnownInvoice, later: KnownInvoice): readonly ChangeKind[] =>
  changeKinds.filter((kind) => kind !== 'issued' && has[kind](then, later));

/** The invoices that are another way later, in the order of `later`. That one is late meanwhile is no event. */
export const invoiceDifferences = (
  then: readonly KnownInvoice[],
  later: readonly KnownInvoice[],
): readonly InvoiceDifference[] => {
  const known = new Map(then.map((invoice) => [invoice.id, invoice]));
  return later.flatMap((invoice) => {
    const before = known.get(invoice.id);
    const kinds = before ? changesOf(before, invoice) : (['issued'] as const);
    return kinds.length > 0 ? [{ later: invoice, kinds }] : [];
  });
};

/** In cents: demanded and not paid, how much of that is late, and what of the invoices that stand is paid. */
export const sumsOf = (invoices: readonly KnownInvoice[]) => {
  const sum = (isCounted: (invoice: KnownInvoice) => boolean): number =>
    invoices.filter(isCounted).reduce((total, { amount }) => total + amount, 0);
  return {
    open: sum(({ state }) => state === 'UNPAID' || state === 'INVOICED' || state === 'OVERDUE'),
    overdue: sum(({ state }) => state === 'OVERDUE'),
    paid: sum(({ state }) => state === 'PAID'),
  };
};
