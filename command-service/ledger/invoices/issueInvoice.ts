import type { Claim, LocalDate } from '@platzwart/contracts/core';
import {
  type BilledClaims,
  type InvoiceIssued,
  type InvoiceNumber,
  billedClaims,
  invoiceNumber,
} from '@platzwart/contracts/invoice';
import { canonicalJson } from '../../core/canonicalJson.ts';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type { InvoicesErrorCode, IssueInvoice } from './invoicesCommands.ts';
import { type InvoicesState, claimsOf, yearOf } from './invoicesState.ts';

type Billing = Pick<IssueInvoice['data'], 'personId' | 'paidFor' | 'fromDate' | 'toDate' | 'now'>;

/** What an invoice for this person and period contains now. */
export const billedOf = (state: InvoicesState, { personId, paidFor, ...period }: Billing): BilledClaims =>
  billedClaims(
    [personId, ...paidFor].flatMap((each) => [...claimsOf(state, each).values()]),
    period,
  );

/** The number of the next document that is issued on this day: one series for invoices and what cancels them (decisions.md N34). */
export const nextInvoiceNumber = ({ lastNumbers }: InvoicesState, issuedOn: LocalDate): InvoiceNumber => {
  const year = yearOf(issuedOn);
  return invoiceNumber(year, (lastNumbers.get(year) ?? 0) + 1);
};

/** Claims are persistent: an unchanged one is the same object, unless it was changed and changed back in between. */
const isSameClaim = (one: Claim, other: Claim | undefined): boolean =>
  one === other || canonicalJson(one) === canonicalJson(other);

const isSame = (written: readonly Claim[], now: readonly Claim[]): boolean =>
  written.length === now.length && written.every((claim, index) => isSameClaim(claim, now[index]));

const nameOf = ({ kind, itemId }: Claim) => ({ kind, itemId });

/** Whose claims are billed besides the person's own. */
const othersIn = (claims: readonly Claim[], { personId }: IssueInvoice['data']) => {
  const paidFor = [...new Set(claims.map((claim) => claim.personId))].filter((each) => each !== personId);
  return paidFor.length === 0 ? {} : { paidFor };
};

const ratesIn = ({ otherRates }: IssueInvoice['data']) =>
  otherRates.length === 0 ? {} : { otherRates: [...otherRates] };

/** Gross, in cents. The read models keep the sums of an invoice as 32-bit integers. */
const largestInvoice = 1_000_000_000;

/**
 * Refuses with ERR_INVOICE_NOT_CREATED: fields `toDate` (later than today: N32), `total` (more than ten million euros: a shorter period is
 * billed), `userID` (nothing is due: I16), `number` (claims or number have changed since the document was written: it has to be written
 * again). A known invoice writes no event.
 */
export const decideIssueInvoice = (
  { data }: IssueInvoice,
  state: InvoicesState,
): Decision<InvoiceIssued, InvoicesErrorCode> => {
  const { invoiceId, personId, number, reference, now, dueOn, fromDate, toDate, totals, settingsRevision } = data;
  if (state.invoices.has(invoiceId)) return accept();
  if (toDate > now.date) return reject('ERR_INVOICE_NOT_CREATED', 'toDate');
  if (totals.total > largestInvoice) return reject('ERR_INVOICE_NOT_CREATED', 'total');
  const { due, paidBefore } = billedOf(state, data);
  if (due.length === 0) return reject('ERR_INVOICE_NOT_CREATED', 'userID');
  const isCurrent = isSame(data.billed.due, due) && isSame(data.billed.paidBefore, paidBefore);
  if (!isCurrent || number !== nextInvoiceNumber(state, now.date)) return reject('ERR_INVOICE_NOT_CREATED', 'number');
  return accept({
    type: 'InvoiceIssued',
    data: {
      ...{ invoiceId, personId, number, reference, issuedOn: now.date, dueOn, fromDate, toDate },
      ...{ ...totals, totals: [...totals.totals] },
      ...{ claims: due.map(nameOf), paidBefore: paidBefore.map(nameOf), ...ratesIn(data) },
      ...othersIn([...due, ...paidBefore], data),
      ...{ templateVersion: data.templateVersion, sealedDocument: data.sealedDocument, settingsRevision },
    },
  });
};
