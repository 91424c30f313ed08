import type { InvoiceToMatch } from './invoiceToMatch.ts';
import { type Match, matchEntry } from './matchEntry.ts';
import { namedNumbers } from './namedInvoices.ts';
import type { MovementToMatch } from './movementToMatch.ts';

export type MatchedEntry = Readonly<{ entry: MovementToMatch; match: Match }>;

/** The payment that came back later: then the invoice is open because of it, and the payment must not pay it again. */
const cameBack = ({ entry, match }: MatchedEntry, entries: readonly MovementToMatch[]): boolean =>
  entries.some((later) => {
    const isReturn = later.returnCode !== null && later.amount < 0 && later.bookedOn >= entry.bookedOn;
    const named = namedNumbers(later);
    return isReturn && 0 - later.amount >= entry.amount && match.invoices.some(({ number }) => named.has(number));
  });

/** What each of the movements pays. One invoice is matched by the first movement that pays it exactly; a further one pays it twice. */
export const matchEntries = (
  entries: readonly MovementToMatch[],
  invoices: readonly InvoiceToMatch[],
): readonly MatchedEntry[] => {
  const matched = entries.map((entry) => ({ entry, match: matchEntry(entry, invoices) }));
  const taken = new Set<string>();
  return matched.map((each): MatchedEntry => {
    const { entry, match } = each;
    const [invoice] = match.invoices;
    if (match.kind !== 'MATCH' || !invoice) return each;
    if (cameBack(each, entries)) return { entry, match: { ...match, kind: 'NONE', reason: 'RETURNED' } };
    if (taken.has(invoice.invoiceId)) return { entry, match: { ...match, kind: 'NONE', reason: 'PAID_BEFORE' } };
    taken.add(invoice.invoiceId);
    return each;
  });
};
