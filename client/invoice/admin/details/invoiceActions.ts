import type { LocalDate } from '@platzwart/contracts/core';
import { isOpen } from '../../invoiceState.ts';

/** In the order of their buttons; the first one that is possible is the main one. */
const actions = ['paid', 'refund', 'printed', 'warning', 'unpaid', 'waive', 'storno'] as const;
export type InvoiceAction = (typeof actions)[number];

/** After the third letter there is none (decisions.md N39). */
const lastLevel = 3;

type Acted = Readonly<{
  state: string;
  overdue: boolean;
  cancels?: unknown;
  dueDate?: LocalDate | null | undefined;
  warningLevel: number;
  refundDue: number;
  /** In cents: what has arrived. */
  paidAmount: number;
  /** In cents: what the club does without. */
  waivedAmount: number;
}>;

/** The next letter about an invoice, or why there is none. */
export type NextWarning =
  | Readonly<{ level: 1 | 2 | 3 }>
  | Readonly<{ reason: 'notDue'; dueDate: LocalDate }>
  | Readonly<{ reason: 'lastSent' }>;

/** Null where there is nothing to remind of. */
export const nextWarning = (invoice: Acted, today: LocalDate): NextWarning | null => {
  const { dueDate, warningLevel } = invoice;
  if (!isOpen(invoice) || dueDate == null) return null;
  if (warningLevel >= lastLevel) return { reason: 'lastSent' };
  if (dueDate >= today) return { reason: 'notDue', dueDate };
  return { level: warningLevel === 0 ? 1 : warningLevel === 1 ? 2 : 3 };
};

/** What an ADMIN can do with an invoice on the day `today` (decisions.md I5, I11, N38, N39, N41, Q1). */
export const possibleActions = (invoice: Acted, today: LocalDate): readonly InvoiceAction[] => {
  const open = isOpen(invoice);
  const isPaid = invoice.cancels == null && invoice.state === 'PAID';
  const hasPayment = isPaid || (open && invoice.paidAmount > 0);
  const warning = nextWarning(invoice, today);
  const isPossible: Readonly<Record<InvoiceAction, boolean>> = {
    paid: open,
    refund: invoice.refundDue > 0,
    printed: open && invoice.state === 'UNPAID',
    warning: warning !== null && 'level' in warning,
    unpaid: hasPayment,
    waive: open,
    // Two documents would take back the same money.
    storno: (open || isPaid) && invoice.waivedAmount === 0,
  };
  return actions.filter((action) => isPossible[action]);
};
