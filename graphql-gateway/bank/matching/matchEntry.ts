import { type InvoiceToMatch, isAwaited } from './invoiceToMatch.ts';
import { type NamedInvoice, namedInvoices } from './namedInvoices.ts';
import { payerFits } from './payerFits.ts';
import type { MovementToMatch } from './movementToMatch.ts';

/**
 * MATCH: it names one invoice and pays exactly what is due. PROPOSAL: a person
 * decides. NONE: nothing to book, or nothing found.
 */
export const matchKinds = ['MATCH', 'PROPOSAL', 'NONE'] as const;
export type MatchKind = (typeof matchKinds)[number];
export const matchReasons = [
  ...(['REFERENCE', 'NUMBER'] as const),
  ...(['AMOUNT_DIFFERS', 'SEVERAL_INVOICES', 'NAME_AND_AMOUNT', 'RETURNED', 'REOPENED'] as const),
  ...(['COLLECTION', 'DEBIT_RETURNED'] as const),
  ...(['PAID_BEFORE', 'CANCELLED', 'OUTGOING', 'UNREADABLE', 'UNKNOWN'] as const),
] as const;
export type MatchReason = (typeof matchReasons)[number];
export type Match = Readonly<{ kind: MatchKind; reason: MatchReason; invoices: readonly InvoiceToMatch[] }>;

const none = (reason: MatchReason, invoices: readonly InvoiceToMatch[] = []): Match => ({
  kind: 'NONE',
  reason,
  invoices,
});
const proposal = (reason: MatchReason, invoices: readonly InvoiceToMatch[]): Match => ({
  kind: 'PROPOSAL',
  reason,
  invoices,
});

const dueOf = (invoices: readonly InvoiceToMatch[]): number =>
  invoices.reduce((sum, { amountDue }) => sum + amountDue, 0);

const matchOfNamed = ({ amount }: MovementToMatch, named: readonly NamedInvoice[]): Match => {
  const awaited = named.filter(({ invoice }) => isAwaited(invoice));
  const invoices = awaited.map(({ invoice }) => invoice);
  const [only] = awaited;
  if (!only) {
    const known = named.map(({ invoice }) => invoice);
    return none(known.every(({ state }) => state === 'PAID') ? 'PAID_BEFORE' : 'CANCELLED', known);
  }
  if (dueOf(invoices) !== amount) return proposal('AMOUNT_DIFFERS', invoices);
  return awaited.length === 1 ? { kind: 'MATCH', reason: only.by, invoices } : proposal('SEVERAL_INVOICES', invoices);
};

/** The invoices of one payer: one with this amount, the oldest first, or all of them where they add up to it. */
const fittingAmount = (amount: number, invoices: readonly InvoiceToMatch[]): readonly InvoiceToMatch[] => {
  const [oldest] = invoices
    .filter(({ amountDue }) => amountDue === amount)
    .toSorted((one, other) => Number(one.number > other.number) - Number(one.number < other.number));
  if (oldest) return [oldest];
  return invoices.length > 1 && dueOf(invoices) === amount ? invoices : [];
};

/** By the name of the payer, which nobody checks: it has to be the only one that fits. */
const matchOfName = ({ name, text, amount }: MovementToMatch, awaited: readonly InvoiceToMatch[]): Match => {
  const said = `${name ?? ''} ${text}`;
  const fitting = (fit: 'FULL' | 'FAMILY') => awaited.filter(({ payer }) => payerFits(said, payer) === fit);
  const full = fitting('FULL');
  const candidates = full.length > 0 ? full : fitting('FAMILY');
  const found = [...new Set(candidates.map(({ personId }) => personId))]
    .map((payer) =>
      fittingAmount(
        amount,
        candidates.filter(({ personId }) => personId === payer),
      ),
    )
    .filter((invoices) => invoices.length > 0);
  const [invoices = []] = found;
  if (found.length !== 1) return none('UNKNOWN');
  return proposal(invoices.length > 1 ? 'SEVERAL_INVOICES' : 'NAME_AND_AMOUNT', invoices);
};

/** One invoice by any of its payments, several by all of theirs: so much has to be in what came back. */
const leastOf = (paid: readonly InvoiceToMatch[]): number => {
  const amounts = paid.flatMap(({ payments }) => payments.map(({ amount }) => amount));
  return paid.length === 1 ? Math.min(...amounts) : amounts.reduce((sum, amount) => sum + amount, 0);
};

/** A payment that came back reopens what it had paid. Banks may add their fee to the amount. */
const matchOfReturn = (
  { amount, hadPaid = [] }: MovementToMatch,
  { named, invoices }: Readonly<{ named: readonly NamedInvoice[]; invoices: readonly InvoiceToMatch[] }>,
): Match => {
  const isPaid = ({ state, payments }: InvoiceToMatch): boolean => state !== 'CANCELED' && payments.length > 0;
  const byName = named.map(({ invoice }) => invoice).filter(isPaid);
  const paid = byName.length > 0 ? byName : invoices.filter((each) => isPaid(each) && hadPaid.includes(each.invoiceId));
  const isEnough = paid.length > 0 && 0 - amount >= leastOf(paid);
  return isEnough
    ? proposal('RETURNED', paid)
    : none(
        'OUTGOING',
        named.map(({ invoice }) => invoice),
      );
};

/** What a movement pays (decisions.md N38, N40). Only an exact match is ever preselected; everything else is decided by a person. */
export const matchEntry = (entry: MovementToMatch, invoices: readonly InvoiceToMatch[]): Match => {
  if (entry.problem) return none('UNREADABLE');
  const reopened = invoices.filter((invoice) => invoice.paidReference === entry.id && isAwaited(invoice));
  if (reopened.length > 0) return proposal('REOPENED', reopened);
  const named = namedInvoices(entry, invoices);
  if (entry.amount <= 0)
    return entry.returnCode === null ? none('OUTGOING') : matchOfReturn(entry, { named, invoices });
  if (named.length > 0) return matchOfNamed(entry, named);
  return matchOfName(entry, invoices.filter(isAwaited));
};
