import { invoiceIdSchema } from '@platzwart/contracts/core';
import {
  type InvoiceCommand,
  type InvoiceRow,
  cancelInvoiceSchema,
  createInvoiceSchema,
  sendInvoiceWarningSchema,
  setClaimPaidSchema,
  setInvoicePaidSchema,
  setInvoicePrintedSchema,
  setInvoiceRefundedSchema,
  setInvoiceUnpaidSchema,
  waiveInvoiceRestSchema,
} from '@platzwart/contracts/invoice';
import type { SuccessCode } from '@platzwart/contracts/catalogue';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import type { CommandBus } from '../core/commandBus.ts';
import type { GatewayContext } from '../core/context.ts';
import { parseInput } from '../core/parseInput.ts';
import { succeeded } from '../core/messages.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { namingArguments } from '../core/renameRefusalFields.ts';
import { claimKindEnum } from './clubRefunds.ts';
import { receiptMethodEnum } from './invoiceParts.ts';
import type { InvoiceReads } from './invoiceReads.ts';
import type { InvoiceResult } from './invoiceType.ts';

/** What was billed changes the bookings and cards, too. */
const visibleIn = ['invoices', 'bookings', 'vouchers'];

const ofInvoice = { userID: 'invoice.userID', fromDate: 'invoice.fromDate', toDate: 'invoice.toDate' };
const argumentOf = {
  ...{ invoiceId: 'id', itemId: 'id', paidOn: 'paidAt', returnedOn: 'returnedAt', refundedOn: 'refundedAt' },
};

type Services = Readonly<{ invoices: Pick<InvoiceReads, 'byId'>; commandBus: CommandBus }>;

export const addInvoiceMutations = (
  builder: Builder,
  { result, invoiceResult }: SharedTypes & Readonly<{ invoiceResult: InvoiceResult }>,
  { invoices, commandBus }: Services,
): void => {
  const receiptMethod = receiptMethodEnum(builder);
  const claimKind = claimKindEnum(builder);
  const input = builder.inputType('InvoiceInput', {
    fields: (t) => ({
      userID: t.id({ required: true }),
      fromDate: t.field({ type: 'Date', required: true }),
      toDate: t.field({ type: 'Date', required: true, description: 'Not after today (decisions.md N32).' }),
    }),
  });
  const send = async (type: InvoiceCommand['type'], data: unknown, context: GatewayContext) =>
    commandBus.execute({ type, data, visibleIn }, context);
  const done = async (
    { type, data, code }: Readonly<{ type: InvoiceCommand['type']; data: unknown; code: SuccessCode }>,
    context: GatewayContext,
  ) => {
    await send(type, data, context);
    return succeeded(code, context.language);
  };
  const invoiceWith = async (isVisible: boolean, id: string | undefined): Promise<InvoiceRow | null> =>
    isVisible && id !== undefined ? invoices.byId(v.parse(invoiceIdSchema, id)) : null;

  builder.mutationFields((t) => ({
    createInvoice: t.field({
      type: invoiceResult,
      description:
        'ERR_INVOICE_NOT_CREATED: `invoice.userID` where nothing is to be billed, `address` where the person has none, `settings` where the club lacks what the law asks for, `invoice.toDate` after today.',
      args: { invoice: t.arg({ type: input, required: true }) },
      resolve: namingArguments(ofInvoice, async (_, { invoice }, context) => {
        const { isVisible, ids } = await send('CreateInvoice', parseInput(createInvoiceSchema, invoice), context);
        const issued = await invoiceWith(isVisible, ids[0]);
        return { ...succeeded('SUC_INVOICE_CREATED', context.language), invoice: issued };
      }),
    }),
    cancelInvoice: t.field({
      type: invoiceResult,
      description:
        'Issues the document that cancels the invoice as a whole; what it demanded can be billed again (decisions.md I5, N41). Answers with the cancelled invoice.',
      args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: namingArguments(argumentOf, async (_, { id, reason }, context) => {
        const data = parseInput(cancelInvoiceSchema, { invoiceId: id, reason });
        const { isVisible } = await send('CancelInvoice', data, context);
        const invoice = await invoiceWith(isVisible, id);
        return { ...succeeded('SUC_INVOICE_CANCELED', context.language), invoice };
      }),
    }),
    waiveInvoiceRest: t.field({
      type: invoiceResult,
      description:
        '(+) The club does without what is still open, by a document that corrects the invoice; it is paid (decisions.md Q1). Answers with the invoice. ERR_INVOICE_NOT_UPDATED (nothing is open).',
      args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: namingArguments(argumentOf, async (_, { id, reason }, context) => {
        const data = parseInput(waiveInvoiceRestSchema, { invoiceId: id, reason });
        const { isVisible } = await send('WaiveInvoiceRest', data, context);
        const invoice = await invoiceWith(isVisible, id);
        return { ...succeeded('SUC_INVOICE_REST_WAIVED', context.language), invoice };
      }),
    }),
    setAsPaid: t.field({
      type: result,
      description:
        'Money has arrived: all that is open, or `amount`; what is too much is a credit of the recipient (decisions.md Q1). ERR_INVOICE_NOT_FOUND, ERR_INVOICE_NOT_UPDATED (paid or cancelled).',
      args: {
        id: t.arg.id({ required: true }),
        paidAt: t.arg({ type: 'Date', description: '(+) Missing: today.' }),
        method: t.arg({ type: receiptMethod, description: '(+) Missing: BANK.' }),
        reference: t.arg.string({ description: '(+)' }),
        amount: t.arg({
          type: 'Cents',
          description: '(+) A part of what is open, or more: what is too much is a credit. Missing: all of it.',
        }),
      },
      resolve: namingArguments(
        argumentOf,
        async (_, { id, paidAt = null, method, amount = null, ...input }, context) => {
          const receipt = { paidOn: paidAt, method: method ?? 'BANK', reference: input.reference ?? null, amount };
          const data = parseInput(setInvoicePaidSchema, { invoiceId: id, ...receipt });
          return done({ type: 'SetInvoicePaid', data, code: 'SUC_INVOICE_PAID' }, context);
        },
      ),
    }),
    setAsUnpaid: t.field({
      type: result,
      description: '(+) The last payment was none, or went back (decisions.md N38, Q1).',
      args: {
        ...{ id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
        returnedAt: t.arg({
          type: 'Date',
          description: 'The day on which the bank took the money back; missing where it never was there.',
        }),
      },
      resolve: namingArguments(argumentOf, async (_, { id, reason, returnedAt = null }, context) => {
        const data = parseInput(setInvoiceUnpaidSchema, { invoiceId: id, reason, returnedOn: returnedAt });
        return done({ type: 'SetInvoiceUnpaid', data, code: 'SUC_INVOICE_UPDATED' }, context);
      }),
    }),
    setItemPaid: t.field({
      type: result,
      description:
        '(+) Something that no invoice demands was paid at the club (decisions.md N38). `id`: the booking or card.',
      args: {
        id: t.arg.id({ required: true }),
        kind: t.arg({ type: claimKind, required: true }),
        paidAt: t.arg({ type: 'Date', description: 'Missing: today.' }),
        method: t.arg({ type: receiptMethod, description: 'Missing: OTHER.' }),
        reference: t.arg.string(),
      },
      resolve: namingArguments(
        argumentOf,
        async (_, { id, kind, paidAt = null, method, reference = null }, context) => {
          const receipt = { paidOn: paidAt, method: method ?? 'OTHER', reference };
          const data = parseInput(setClaimPaidSchema, { kind, itemId: id, ...receipt });
          return done({ type: 'SetClaimPaid', data, code: 'SUC_ITEM_PAID' }, context);
        },
      ),
    }),
    sendInvoiceWarning: t.field({
      type: result,
      description:
        'The next letter about an overdue invoice, level 1 to 3 (decisions.md N39). ERR_INVOICE_NOT_UPDATED.',
      args: { id: t.arg.id({ required: true }) },
      resolve: namingArguments(argumentOf, async (_, { id }, context) => {
        const data = parseInput(sendInvoiceWarningSchema, { invoiceId: id });
        return done({ type: 'SendInvoiceWarning', data, code: 'SUC_INVOICE_WARNING_SENT' }, context);
      }),
    }),
    setInvoicePrinted: t.field({
      type: result,
      description: '(+) It was printed and sent by post: it is delivered (decisions.md I1).',
      args: { id: t.arg.id({ required: true }) },
      resolve: namingArguments(argumentOf, async (_, { id }, context) => {
        const data = parseInput(setInvoicePrintedSchema, { invoiceId: id });
        return done({ type: 'SetInvoicePrinted', data, code: 'SUC_INVOICE_UPDATED' }, context);
      }),
    }),
    setInvoiceRefunded: t.field({
      type: result,
      description: '(+) What was due after a cancellation is paid back (decisions.md N41).',
      args: {
        ...{ id: t.arg.id({ required: true }), reference: t.arg.string() },
        refundedAt: t.arg({ type: 'Date', description: 'The day of the bank. Missing: today.' }),
      },
      resolve: namingArguments(argumentOf, async (_, { id, reference = null, refundedAt = null }, context) => {
        const data = parseInput(setInvoiceRefundedSchema, { invoiceId: id, reference, refundedOn: refundedAt });
        return done({ type: 'SetInvoiceRefunded', data, code: 'SUC_INVOICE_UPDATED' }, context);
      }),
    }),
  }));
};
