import { cents, localDate, personId as personIdOf } from '@platzwart/contracts/core';
import {
  type InvoiceDirectDebit,
  correctionOf,
  invoiceNumber,
  stornoOf,
  warningOf,
} from '@platzwart/contracts/invoice';
import type { Vault } from '@platzwart/vault';
import { invoiceWith } from '../invoice/pdf/specDocuments.ts';

const year = 2026;
const storno = { number: invoiceNumber(year, 13), issuedOn: localDate('2026-08-03') };
const letter = { level: 1, issuedOn: localDate('2026-07-16'), dueOn: localDate('2026-07-30') } as const;

type Sealing = Pick<Vault, 'retentionKeys' | 'seal'>;
type Options = Readonly<{
  personId: string;
  invoiceId?: string;
  stornoId?: string;
  reason?: string;
  directDebit?: InvoiceDirectDebit;
}>;

/** Invoice 2026-00012 is issued, a reminder is sent, it is paid, and then cancelled by 2026-00013. */
export const invoiceWarnedAndCancelled = async (
  { retentionKeys, seal }: Sealing,
  {
    personId,
    invoiceId = crypto.randomUUID(),
    stornoId = crypto.randomUUID(),
    reason = 'Falsche Person',
    directDebit,
  }: Options,
) => {
  const plain = invoiceWith();
  const invoice = {
    ...plain,
    recipient: { ...plain.recipient, userID: personIdOf(personId) },
    ...(directDebit && { directDebit }),
  };
  const { number, reference, issuedOn, dueOn, fromDate, toDate, totals, net, vat, total, amountDue } = invoice;
  const [sealed, sealedLetter, sealedStorno] = await Promise.all(
    [invoice, warningOf(invoice, { ...letter, amountDue: invoice.amountDue }), stornoOf(invoice, storno)].map((each) =>
      retentionKeys.seal(year, each),
    ),
  );
  const named = { invoiceId, personId, number };
  const claims = [{ kind: 'COURT', itemId: '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0001' }];
  const sums = { totals, net, vat, total, amountDue };
  return [
    {
      type: 'InvoiceIssued',
      data: {
        ...{ ...named, ...sums, reference, issuedOn, dueOn, fromDate, toDate, claims, paidBefore: [] },
        ...{ templateVersion: 1, sealedDocument: sealed, settingsRevision: 3 },
      },
    },
    { type: 'InvoiceWarned', data: { ...named, ...letter, templateVersion: 1, sealedDocument: sealedLetter } },
    {
      type: 'InvoiceCancelled',
      data: {
        ...{ ...named, ...sums, stornoId, stornoNumber: storno.number, issuedOn: storno.issuedOn, claims },
        ...{ paidBefore: [], refundDue: amountDue, sealedReason: await seal(personId, reason) },
        ...{ templateVersion: 1, sealedDocument: sealedStorno },
      },
    },
  ] as const;
};

/** Ten euros of invoice 2026-00012 are waived by 2026-00014. */
export const restWaived = async ({ retentionKeys, seal }: Sealing, personId: string) => {
  const plain = invoiceWith();
  const invoice = { ...plain, recipient: { ...plain.recipient, userID: personIdOf(personId) } };
  const named = { number: invoiceNumber(year, 14), issuedOn: localDate('2026-08-04') };
  const correction = correctionOf(invoice, { ...named, waived: cents(1000) });
  const { totals, net, vat, total, amountDue } = correction;
  const claims = [{ kind: 'COURT', itemId: '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0001' }];
  return {
    type: 'InvoiceRestWaived',
    data: {
      ...{ invoiceId: crypto.randomUUID(), personId, number: invoice.number, amount: 1000 },
      ...{ correctionId: crypto.randomUUID(), correctionNumber: named.number, issuedOn: named.issuedOn },
      ...{ totals, net, vat, total, amountDue, claims, sealedReason: await seal(personId, 'Kulanz') },
      ...{ templateVersion: 1, sealedDocument: await retentionKeys.seal(year, correction) },
    },
  };
};
