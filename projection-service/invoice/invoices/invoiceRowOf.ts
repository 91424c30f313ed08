import { noCents } from '@platzwart/contracts/core';
import {
  type InvoiceCancelled,
  type InvoiceIssued,
  type InvoiceRestWaived,
  type InvoiceRow,
  invoiceDocumentSchema,
} from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import type { Effects, Logged } from '../../core/readModel.ts';

const documentSchema = v.nullable(invoiceDocumentSchema);

export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Null once the key of the year is destroyed. */
export const openDocument = async (
  { issuedOn, sealedDocument }: Readonly<{ issuedOn: string; sealedDocument: string }>,
  { unsealRetained }: Effects,
): Promise<InvoiceRow['document']> => {
  const [document = null] = await unsealRetained([{ year: yearOf(issuedOn), sealed: sealedDocument }]);
  return v.parse(documentSchema, document);
};

/** The document that corrects an invoice: likewise. */
export const correctionData = ({ data }: InvoiceRestWaived): StornoData => {
  const { correctionId: stornoId, correctionNumber: stornoNumber, ...rest } = data;
  return { ...rest, stornoId, stornoNumber };
};

const nothingYet = {
  ...{ warningLevel: 0, paidOn: null, paidBy: null, paidReference: null },
  ...{ cancelledBy: null, released: null, refundDue: noCents, paidAmount: noCents, waivedAmount: noCents },
} as const;

export const issuedRow = (
  { data }: InvoiceIssued,
  document: InvoiceRow['document'],
  { position }: Logged,
): InvoiceRow => {
  const { invoiceId, personId, number, issuedOn, dueOn, fromDate, toDate, total, amountDue } = data;
  return {
    ...{ invoiceId, personId, number, state: 'UNPAID', issuedOn, dueOn, fromDate, toDate, total, amountDue },
    ...{ document, payments: [], ...nothingYet, cancels: null, issuedAt: position, changedAt: position },
  };
};

export type StornoData = Pick<
  InvoiceCancelled['data'],
  'amountDue' | 'invoiceId' | 'issuedOn' | 'personId' | 'sealedDocument' | 'stornoId' | 'stornoNumber' | 'total'
>;

/** The document that cancels an invoice: it has the next number, and nothing is to be paid for it. Its period is that of the invoice. */
export const stornoRow = (
  data: StornoData,
  { document, period }: Readonly<{ document: InvoiceRow['document']; period: Pick<InvoiceRow, 'fromDate' | 'toDate'> }>,
  { position }: Logged,
): InvoiceRow => {
  const { stornoId, stornoNumber, personId, invoiceId, issuedOn, total, amountDue } = data;
  return {
    ...{ invoiceId: stornoId, personId, number: stornoNumber, state: 'CANCELED', issuedOn, dueOn: null, ...period },
    ...{
      total,
      amountDue,
      document,
      payments: [],
      ...nothingYet,
      cancels: invoiceId,
      issuedAt: position,
      changedAt: position,
    },
  };
};
