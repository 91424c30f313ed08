import { type Role, receiptMethods } from '@platzwart/contracts/core';
import {
  type InvoiceDocument,
  type InvoicePayment as ReceivedPayment,
  type RateTotal,
  paidMethods,
} from '@platzwart/contracts/invoice';
import type { PostalAddress } from '@platzwart/contracts/user';
import { addressType } from '../core/addressType.ts';
import type { Builder } from '../core/builder.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { typeReference } from '../core/typeReference.ts';

/** Whom an invoice is for; as of its day of issue, or as of today in a preview. */
export type Recipient = Readonly<{
  memberNumber: string;
  firstName: string;
  lastName: string;
  companyName: string | null;
  role: Role;
  address: PostalAddress | null;
}>;
/** Of a document that is no longer kept (decisions.md N36). */
export const noRecipient: Recipient = {
  ...{ memberNumber: '', firstName: '', lastName: '', companyName: null, role: 'MEMBER', address: null },
};

export const recipientType = typeReference((builder) => builder.objectRef<Recipient>('InvoiceRecipient'));
export const rateTotalType = typeReference((builder) => builder.objectRef<RateTotal>('RateTotal'));

/** Where and under which reference an invoice is paid. */
export type InvoicePayment = Pick<InvoiceDocument['sender'], 'accountHolder' | 'bic' | 'iban'> &
  Readonly<{ reference: string; byDirectDebit: boolean }>;
export const invoicePaymentType = typeReference((builder) => builder.objectRef<InvoicePayment>('InvoicePayment'));

export const receiptMethodEnum = typeReference((builder) =>
  builder.enumType('ReceiptMethod', {
    values: receiptMethods,
    description: '(+) How money arrived that no provider reports (decisions.md N38).',
  }),
);

export const paidMethodEnum = typeReference((builder) =>
  builder.enumType('PaidMethod', {
    values: paidMethods,
    description:
      '(+) How an invoice was paid; DIRECT_DEBIT: the club has collected it; CREDIT: it is set off against what was paid too much before.',
  }),
);

export const receivedPaymentType = typeReference((builder) => builder.objectRef<ReceivedPayment>('ReceivedPayment'));

export const addInvoiceParts = (builder: Builder, { role }: SharedTypes): void => {
  recipientType(builder).implement({
    description: 'Empty texts and no address where the document is no longer kept (decisions.md N36).',
    fields: (t) => ({
      userID: t.exposeID('memberNumber'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      companyName: t.exposeString('companyName', {
        nullable: true,
        description: '(+) Of a business (decisions.md Q4).',
      }),
      role: t.expose('role', { type: role }),
      address: t.expose('address', { type: addressType(builder), nullable: true }),
    }),
  });
  rateTotalType(builder).implement({
    description: '(+) The sums of what has one VAT rate: `net` + `vat` = `gross` (decisions.md I6).',
    fields: (t) => ({
      vatRate: t.exposeInt('vatRate', { description: 'Percent.' }),
      net: t.expose('net', { type: 'Cents' }),
      vat: t.expose('vat', { type: 'Cents' }),
      gross: t.expose('gross', { type: 'Cents' }),
    }),
  });
  receivedPaymentType(builder).implement({
    description: '(+) Money that arrived for an invoice, all of it or a part (decisions.md Q1).',
    fields: (t) => ({
      amount: t.expose('amount', { type: 'Cents' }),
      paidAt: t.expose('paidOn', { type: 'Date', description: 'The day of the bank.' }),
      method: t.expose('method', { type: paidMethodEnum(builder) }),
      reference: t.exposeString('reference', { nullable: true }),
    }),
  });
  invoicePaymentType(builder).implement({
    description: '(+) Where to pay, as printed (decisions.md N40).',
    fields: (t) => ({
      iban: t.exposeString('iban', { nullable: true }),
      bic: t.exposeString('bic', { nullable: true }),
      accountHolder: t.exposeString('accountHolder'),
      reference: t.exposeString('reference', { description: 'ISO 11649; it identifies the invoice.' }),
      byDirectDebit: t.exposeBoolean('byDirectDebit', {
        description: 'Whether the document says that the club collects it, and asks for no transfer.',
      }),
    }),
  });
};
