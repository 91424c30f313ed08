import type { Invoice, InvoiceDocument } from '@platzwart/contracts/invoice';
import type { Wording } from '../pdf/lineTable.ts';
import { rateTax } from './taxCategory.ts';
import { dateElement, euros, periodElement } from './values.ts';
import { type XmlElement, element, textElement } from './xmlElement.ts';

type Amount = (cents: number) => string;

/** 58: a SEPA credit transfer. Nothing is said where nothing is to be paid. */
const paymentMeans = (invoice: Invoice): XmlElement | null => {
  const { iban, bic, accountHolder } = invoice.sender;
  if (iban === null || invoice.amountDue === 0) return null;
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', '58'),
    element('ram:PayeePartyCreditorFinancialAccount', [
      element('ram:IBANID', iban),
      element('ram:AccountName', accountHolder),
    ]),
    bic === null ? null : element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', bic)]),
  ]);
};

const terms = ({ amountDue, dueOn }: Invoice, { texts, formats }: Wording): XmlElement => {
  const text =
    amountDue === 0 ? texts.payment.nothing : texts.payment.request(formats.money(amountDue), formats.day(dueOn));
  return element('ram:SpecifiedTradePaymentTerms', [
    element('ram:Description', text),
    dateElement('ram:DueDateDateTime', dueOn),
  ]);
};

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
  const { totals, smallBusiness, fromDate, toDate } = document;
  const invoice = document.kind === 'INVOICE' ? document : null;
  return element('ram:ApplicableHeaderTradeSettlement', [
    textElement('ram:PaymentReference', invoice && invoice.reference),
    element('ram:InvoiceCurrencyCode', 'EUR'),
    invoice && paymentMeans(invoice),
    ...totals.map((total) => rateTax({ total, smallBusiness }, amount, wording.texts)),
    periodElement(fromDate, toDate),
    invoice && terms(invoice, wording),
    summation(document, amount),
    cancelled(document),
  ]);
};
