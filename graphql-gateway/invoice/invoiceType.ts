import { cents, defaultCountry, invoiceIdSchema, noCents } from '@platzwart/contracts/core';
import { clubClockAt } from '@platzwart/contracts/club-time';
import { type InvoiceDocument, type InvoiceRow, invoiceStates } from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import type { GatewayContext } from '../core/context.ts';
import type { MutationSuccess, SharedTypes } from '../core/sharedTypes.ts';
import { invoiceItemsType } from './invoiceItemsType.ts';
import { addReceived } from './invoiceMoney.ts';
import { invoiceType } from './invoiceTypeReference.ts';
import {
  type InvoicePayment,
  type Recipient,
  invoicePaymentType,
  noRecipient,
  rateTotalType,
  recipientType,
} from './invoiceParts.ts';
import type { CancelledLines, InvoiceReads } from './invoiceReads.ts';

/** An invoice of the viewer, or any for an ADMIN; null for a foreign one as for an unknown one. */
const loadInvoice = async (reads: Pick<InvoiceReads, 'byId'>, context: GatewayContext, id: string) => {
  const { principal, person } = context.viewer();
  const parsed = v.safeParse(invoiceIdSchema, id);
  const invoice = parsed.success && person ? await reads.byId(parsed.output) : null;
  return invoice && (principal === 'ADMIN' || invoice.personId === person?.personId) ? invoice : null;
};

const recipientOf = ({ document }: InvoiceRow): Recipient => {
  if (!document) return noRecipient;
  const { firstName, lastName, companyName = null, role, memberNumber, address } = document.recipient;
  const { country = defaultCountry } = address;
  return { memberNumber: memberNumber ?? '', firstName, lastName, companyName, role, address: { ...address, country } };
};

const paymentOf = ({ document }: InvoiceRow): InvoicePayment | null => {
  if (document?.kind !== 'INVOICE') return null;
  const { iban, bic, accountHolder } = document.sender;
  return { iban, bic, accountHolder, reference: document.reference, byDirectDebit: document.directDebit !== undefined };
};

/** Whether the day until which it was to be paid is over, and it is not paid. */
export const isOverdue = ({ state, dueOn }: InvoiceRow, { now }: Pick<GatewayContext, 'now'>): boolean =>
  (state === 'UNPAID' || state === 'INVOICED') && dueOn !== null && dueOn < clubClockAt(now).date;

/** `documentUrl` of the invoice or the letter `level` about it. */
const addressOf = (invoiceId: string, level: number): string =>
  level === 0 ? `/documents/invoice/${invoiceId}.pdf` : `/documents/invoice/${invoiceId}/warning-${level}.pdf`;

type Letter = Readonly<{ level: number; documentUrl: string }>;

const addSums = (builder: Builder) => {
  const sum = (name: 'net' | 'total' | 'vat', { document, total }: InvoiceRow) =>
    document?.[name] ?? (name === 'total' ? total : noCents);
  builder.objectFields(invoiceType(builder), (t) => ({
    net: t.field({ type: 'Cents', resolve: (invoice) => sum('net', invoice) }),
    VAT: t.field({ type: 'Cents', resolve: (invoice) => sum('vat', invoice) }),
    totalAmount: t.field({
      type: 'Cents',
      description: 'Gross of all items.',
      resolve: (invoice) => sum('total', invoice),
    }),
    totals: t.field({
      type: [rateTotalType(builder)],
      description: '(+) The sums by VAT rate.',
      resolve: ({ document }) => [...(document?.totals ?? [])],
    }),
    amountDue: t.expose('amountDue', {
      type: 'Cents',
      description: '(+) Without what was paid before (decisions.md I3).',
    }),
    alreadyPaid: t.field({
      type: 'Cents',
      description: '(+) What was paid before the invoice.',
      resolve: ({ document, amountDue }) => cents((document?.total ?? amountDue) - amountDue),
    }),
  }));
};

const linesOf = (document: InvoiceDocument | null) => ({ lines: document?.lines ?? [] });

const addFate = (builder: Builder, reads: InvoiceReads) => {
  const letter = builder.objectRef<Letter>('InvoiceWarning').implement({
    description: '(+) A letter about an overdue invoice (decisions.md N39).',
    fields: (t) => ({
      level: t.exposeInt('level', { description: '1 to 3.' }),
      documentUrl: t.exposeString('documentUrl'),
    }),
  });
  const cancelledLines = builder.objectRef<CancelledLines>('CancelledLines').implement({
    description: '(+)',
    fields: (t) => ({ count: t.exposeInt('count'), amount: t.expose('amount', { type: 'Cents' }) }),
  });
  const related = (id: InvoiceRow['cancels']) => (id === null ? null : reads.byId(id));
  builder.objectFields(invoiceType(builder), (t) => ({
    dueDate: t.expose('dueOn', {
      type: 'Date',
      nullable: true,
      description: '(+) Null for a document that cancels an invoice. Moves with each letter about it.',
    }),
    overdue: t.boolean({ description: '(+)', resolve: (invoice, _, context) => isOverdue(invoice, context) }),
    warningLevel: t.exposeInt('warningLevel', { description: '(+) How many letters were sent about it, 0 to 3.' }),
    warnings: t.field({
      type: [letter],
      description: '(+) The letters that can be downloaded.',
      resolve: async ({ invoiceId }) =>
        (await reads.keptDocuments(invoiceId))
          .filter((level) => level > 0)
          .map((level) => ({ level, documentUrl: addressOf(invoiceId, level) })),
    }),
    cancelledLines: t.field({
      type: cancelledLines,
      nullable: true,
      description:
        '(+) Lines of what was cancelled without a price since: the invoice has to be cancelled; null for none.',
      resolve: ({ invoiceId }) => reads.cancelledLines(invoiceId),
    }),
    cancels: t.field({
      type: invoiceType(builder),
      nullable: true,
      description: '(+) The invoice that this document cancels or corrects.',
      resolve: ({ cancels }) => related(cancels),
    }),
    isCorrection: t.boolean({
      description:
        '(+) Whether it cancels a part of an invoice that the club does without; else the whole (decisions.md Q1).',
      resolve: ({ document }) => document?.kind === 'CORRECTION',
    }),
    cancelledBy: t.field({
      type: invoiceType(builder),
      nullable: true,
      description: '(+) The document that cancels this invoice.',
      resolve: ({ cancelledBy }) => related(cancelledBy),
    }),
    replacedBy: t.field({
      type: invoiceType(builder),
      nullable: true,
      description: '(+) The invoice that demands again what this cancelled one demanded.',
      resolve: ({ invoiceId, cancelledBy }) => (cancelledBy === null ? null : reads.replacedBy(invoiceId)),
    }),
    documentUrl: t.string({
      nullable: true,
      description: '(+) Path of the PDF; null until it is made, a moment after the issue.',
      resolve: async ({ invoiceId }) =>
        (await reads.keptDocuments(invoiceId)).includes(0) ? addressOf(invoiceId, 0) : null,
    }),
    eInvoiceUrl: t.string({
      nullable: true,
      description: '(+) Path of the XML alone that the PDF holds; null where it is no e-invoice (decisions.md N44).',
      resolve: async ({ invoiceId, document }) =>
        document?.eInvoice === true && (await reads.keptDocuments(invoiceId)).includes(0)
          ? `/documents/invoice/${invoiceId}.xml`
          : null,
    }),
    payment: t.field({
      type: invoicePaymentType(builder),
      nullable: true,
      description: '(+) Null for a document that cancels an invoice.',
      resolve: paymentOf,
    }),
  }));
};

export const addInvoiceType = (builder: Builder, reads: InvoiceReads): void => {
  const state = builder.enumType('InvoiceState', {
    values: invoiceStates,
    description:
      'UNPAID: issued. INVOICED: delivered. CANCELED: also the document that cancels an invoice (decisions.md I1).',
  });
  builder.node(invoiceType(builder), {
    description:
      'An invoice as it was issued, or a document that cancels one; amounts are then those of the invoice (decisions.md I5, N35).',
    id: { resolve: ({ invoiceId }) => invoiceId },
    loadOne: (id, context) => loadInvoice(reads, context, id),
    fields: (t) => ({
      _id: t.exposeID('invoiceId'),
      invoiceNumber: t.exposeString('number'),
      invoiceTo: t.field({ type: recipientType(builder), resolve: recipientOf }),
      consignor: t.string({ resolve: ({ document }) => document?.sender.consignor ?? '' }),
      createDate: t.expose('issuedOn', { type: 'Date' }),
      fromDate: t.expose('fromDate', { type: 'Date' }),
      toDate: t.expose('toDate', { type: 'Date' }),
      items: t.field({ type: invoiceItemsType(builder), resolve: ({ document }) => linesOf(document) }),
      state: t.expose('state', { type: state }),
    }),
  });
  addSums(builder);
  addFate(builder, reads);
  addReceived(builder);
};

type InvoiceSuccess = MutationSuccess & Readonly<{ invoice: InvoiceRow | null }>;

export const addInvoiceResult = (builder: Builder, { mutationResult }: SharedTypes) =>
  builder.objectRef<InvoiceSuccess>('InvoiceResult').implement({
    interfaces: [mutationResult],
    fields: (t) => ({
      invoice: t.expose('invoice', {
        type: invoiceType(builder),
        nullable: true,
        description: 'Null while the lists do not show it yet.',
      }),
    }),
  });
export type InvoiceResult = ReturnType<typeof addInvoiceResult>;
