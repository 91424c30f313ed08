import type { Invoice, InvoiceDirectDebit, InvoiceDocument, InvoiceSender } from '@platzwart/contracts/invoice';
import type { Wording } from '../pdf/lineTable.ts';
import { rateTax } from './taxCategory.ts';
import { dateElement, euros, periodElement } from './values.ts';
import { type XmlElement, element, textElement } from './xmlElement.ts';

type Amount = (cents: number) => string;

/** 58: a SEPA credit transfer. */
const creditTransfer = ({ iban, bic, accountHolder }: InvoiceSender): XmlElement | null => {
  if (iban === null) return null;
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', '58'),
    element('ram:PayeePartyCreditorFinancialAccount', [
      element('ram:IBANID', iban),
      element('ram:AccountName', accountHolder),
    ]),
    bic === null ? null : element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', bic)]),
  ]);
};

/** 59: a SEPA direct debit, with the debited account (BT-91). */
const debitFrom = ({ iban }: InvoiceDirectDebit): XmlElement =>
  element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', '59'),
    element('ram:PayerPartyDebtorFinancialAccount', [element('ram:IBANID', iban)]),
  ]);

/** Nothing is said where nothing is to be paid. */
const paymentMeans = ({ amountDue, directDebit, sender }: Invoice): XmlElement | null => {
  if (amountDue === 0) return null;
  return directDebit ? debitFrom(directDebit) : creditTransfer(sender);
};

const paymentSentence = (invoice: Invoice, { texts: { payment }, formats }: Wording): string => {
  if (invoice.amountDue === 0) return payment.nothing;
  const sentence = invoice.directDebit ? payment.debit : payment.request;
  return sentence(formats.money(invoice.amountDue), formats.day(invoice.dueOn));
};

const terms = (invoice: Invoice, wording: Wording): XmlElement =>
  element('ram:SpecifiedTradePaymentTerms', [
    element('ram:Description', paymentSentence(invoice, wording)),
    dateElement('ram:DueDateDateTime', invoice.dueOn),
    textElement('ram:DirectDebitMandateID', invoice.directDebit?.mandateReference ?? null),
  ]);

const summation = ({ net, vat, total, amountDue }: InvoiceDocument, amount: Amount): XmlElement =>
  element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    element('ram:LineTotalAmount', amount(net)),
    element('ram:TaxBasisTotalAmount', amount(net)),
    element('ram:TaxTotalAmount', amount(vat), { currencyID: 'EUR' }),
    element('ram:GrandTotalAmount', amount(total)),
    element('ram:TotalPrepaidAmount', amount(total - amountDue)),
    element('ram:DuePayableAmount', amount(amountDue)),
  ]);

const cancelled = (document: InvoiceDocument): XmlElement | null =>
  document.kind === 'INVOICE'
    ? null
    : element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', document.cancels.number),
        element('ram:FormattedIssueDateTime', [
          element('qdt:DateTimeString', document.cancels.issuedOn.replaceAll('-', ''), { format: '102' }),
        ]),
      ]);

/** Sums, taxes, and how an invoice is paid. `sign`: −1 for a document that cancels one. */
export const settlementOf = (document: InvoiceDocument, sign: 1 | -1, wording: Wording): XmlElement => {
  const amount: Amount = (cents) => euros(cents === 0 ? 0 : sign * cents);
  const { totals, fromDate, toDate } = document;
  const invoice = document.kind === 'INVOICE' ? document : null;
  return element('ram:ApplicableHeaderTradeSettlement', [
    textElement('ram:CreditorReferenceID', invoice?.directDebit?.creditorId ?? null),
    textElement('ram:PaymentReference', invoice && invoice.reference),
    element('ram:InvoiceCurrencyCode', 'EUR'),
    invoice && paymentMeans(invoice),
    ...totals.map((total) => rateTax({ total, document }, amount, wording.texts)),
    periodElement(fromDate, toDate),
    invoice && terms(invoice, wording),
    summation(document, amount),
    cancelled(document),
  ]);
};
