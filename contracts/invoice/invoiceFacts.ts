import { type FactsOf, asText, detail, group, hidden, people, rows, value, words } from '../core/facts.ts';
import type { InvoiceEvent } from './invoiceEvents.ts';

const id = hidden('ID');
const said = hidden('SENTENCE');
const bytes = hidden('BYTES');
const day = (de: string, en: string) => value([de, en], asText.day);
const euros = (de: string, en: string) => value([de, en], asText.euros);
const invoice = { invoiceId: id, personId: hidden('SUBJECT'), number: said };
const kind = words(['Posten', 'Item'], {
  COURT: ['Platz', 'Court'],
  GUEST_FEE: ['Gastgebühr', 'Guest fee'],
  VOUCHER: ['Stundenkarte', 'Hour card'],
});
const claim = { kind, itemId: id, personId: hidden('SUBJECT') };
const claims = detail(value(['Posten', 'Items'], asText.size));
const paidBefore = detail(value(['Davon vorher bezahlt', 'Of them paid before'], asText.size));
const amount = euros('Betrag', 'Amount');
const vatRate = value(['Satz', 'Rate'], asText.percent);
const method = words(['Zahlungsweg', 'Paid by'], {
  BANK: ['Überweisung', 'Bank transfer'],
  OTHER: ['beim Verein', 'At the club'],
  DIRECT_DEBIT: ['Lastschrift', 'Direct debit'],
  CREDIT: ['Guthaben', 'Credit'],
});
const reference = value(['Beleg', 'Reference'], asText.text);
const receipt = { amount, paidOn: day('Bezahlt am', 'Paid on'), method, reference };
const movement = group(['Umsatz', 'Movement'], { movementId: id, amount });
const totals = {
  totals: rows(['MwSt.', 'VAT'], ['vatRate'], {
    ...{ vatRate, net: detail(euros('netto', 'net')), vat: detail(euros('Steuer', 'tax')) },
    gross: detail(euros('brutto', 'gross')),
  }),
  net: detail(euros('Netto', 'Net')),
  vat: detail(euros('MwSt.', 'VAT')),
  total: euros('Gesamt', 'Total'),
  amountDue: euros('Zu zahlen', 'To be paid'),
};
const issuedOn = day('Ausgestellt am', 'Issued on');
const dueOn = day('Zahlbar bis', 'Due on');
const document = { templateVersion: bytes, sealedDocument: bytes };
const paid = { ...invoice, ...receipt, movement };
const credit = { ...invoice, creditId: id, amount, method };
const refundedOn = day('Zurückgezahlt am', 'Paid back on');

/** How a history shows invoices, and what is paid at the club. */
export const invoiceFacts = {
  InvoiceIssued: {
    ...{ ...invoice, ...totals, issuedOn, dueOn, claims, paidBefore, ...document },
    reference: value(['Zahlungsreferenz', 'Creditor reference'], asText.text),
    fromDate: day('Leistungen ab', 'Services from'),
    toDate: day('Leistungen bis', 'Services until'),
    otherRates: rows(['Mit anderem Steuersatz', 'At another VAT rate'], ['kind'], { kind, itemId: id, vatRate }),
    paidFor: people(['Auch für', 'Also for']),
    settingsRevision: detail(value(['Stand der Einstellungen', 'Version of the settings'], asText.count)),
  },
  InvoiceDelivered: {
    ...{ ...invoice, claims },
    by: words(['Auf dem Weg', 'By'], { MAIL: ['E-Mail', 'E-mail'], PRINT: ['Ausdruck', 'Print'] }),
  },
  InvoicePartPaid: paid,
  InvoicePaid: { ...paid, claims },
  InvoiceReopened: {
    ...{ ...invoice, sealedReason: said, claims, movement, returnedOn: day('Zurückgegangen am', 'Went back on') },
    payment: group(['Zurückgenommene Zahlung', 'Payment taken back'], {
      ...{ amount, method, movementId: id, creditId: id },
    }),
  },
  InvoiceWarned: {
    ...{ ...invoice, issuedOn, dueOn, ...document },
    level: value(['Mahnstufe', 'Level'], asText.count),
  },
  InvoiceCancelled: {
    ...{ ...invoice, ...totals, issuedOn, claims, paidBefore, sealedReason: said, ...document, stornoId: id },
    stornoNumber: value(['Stornorechnung', 'Cancelling document'], asText.text),
    refundDue: euros('Zurückzuzahlen', 'To be paid back'),
  },
  InvoiceRestWaived: {
    ...{ ...invoice, ...totals, amount, issuedOn, claims, sealedReason: said, ...document, correctionId: id },
    correctionNumber: value(['Rechnungskorrektur', 'Correcting document'], asText.text),
  },
  InvoiceRefunded: { ...invoice, amount, refundedOn, reference },
  ClaimPaid: { ...claim, ...receipt },
  ClaimRefunded: { ...claim, amount, refundedOn, method, reference },
  ClaimCarriedOver: {
    ...{ ...claim, formerItemId: id, amount, billedOn: id },
    state: words(['Stand', 'State'], { INVOICED: ['in Rechnung gestellt', 'invoiced'], PAID: ['bezahlt', 'paid'] }),
    paidAtClub: value(['Beim Verein bezahlt', 'Paid at the club'], asText.yesNo),
  },
  CreditReceived: { ...credit, paidOn: receipt.paidOn, reference, movementId: id },
  CreditRefunded: { ...credit, refundedOn, reference },
  CreditWithdrawn: {
    ...{ ...credit, movementId: id, returnedOn: day('Zurückgegangen am', 'Went back on') },
    isReturned: value(['Geld ging zurück', 'Money went back'], asText.yesNo),
  },
} as const satisfies FactsOf<InvoiceEvent>;
