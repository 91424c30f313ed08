import type { KnownInvoice } from './fetchInvoicesAsOf.ts';

/** What has become of an invoice since; `issued`: it did not exist then. */
export const changeKinds = ['issued', 'delivered', 'reminded', 'paid', 'reopened', 'cancelled', 'refunded'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export type InvoiceDifference = Readonly<{ now: KnownInvoice; kinds: readonly ChangeKind[] }>;

const isPaid = ({ paidOn }: KnownInvoice): boolean => paidOn !== null;
const isCancelled = ({ state }: KnownInvoice): boolean => state === 'CANCELED';

const has: Readonly<Record<Exclude<ChangeKind, 'issued'>, (then: KnownInvoice, now: KnownInvoice) => boolean>> = {
  delivered: (then, now) => then.state === 'UNPAID' && now.state === 'INVOICED',
  reminded: (then, now) => now.warningLevel > then.warningLevel,
  paid: (then, now) => !isPaid(then) && isPaid(now),
  reopened: (then, now) => isPaid(then) && !isPaid(now),
  cancelled: (then, now) => !isCancelled(then) && isCancelled(now),
  refunded: (then, now) => then.refundDue > 0 && now.refundDue === 0,
};

const changesOf = (then: KnownInvoice, now: KnownInvoice): readonly ChangeKind[] =>
  changeKinds.filter((kind) => kind !== 'issued' && has[kind](then, now));

/** The invoices that are another way now, in the order of `now`. That one is late meanwhile is no event. */
export const invoiceDifferences = (
  then: readonly KnownInvoice[],
  now: readonly KnownInvoice[],
): readonly InvoiceDifference[] => {
  const known = new Map(then.map((invoice) => [invoice.id, invoice]));
  return now.flatMap((invoice) => {
    const before = known.get(invoice.id);
    const kinds = before ? changesOf(before, invoice) : (['issued'] as const);
    return kinds.length > 0 ? [{ now: invoice, kinds }] : [];
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
