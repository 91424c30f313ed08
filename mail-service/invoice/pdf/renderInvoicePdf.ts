import { epochMilliseconds } from '@platzwart/contracts/core';
import {
  type Invoice,
  type InvoiceDocument,
  type ItemisedDocument,
  type WarningDocument,
  isOfSmallBusiness,
} from '@platzwart/contracts/invoice';
import { attachEInvoice } from '../eInvoice/attachEInvoice.ts';
import { documentFormats } from './documentFormats.ts';
import { documentTexts } from './documentTexts.ts';
import { type Fact, drawFooter, drawInformation, drawParties } from './letterhead.ts';
import { type Wording, drawLines } from './lineTable.ts';
import { millimetres, page } from '@platzwart/service-process/pdf-page';
import { directDebitHeight, drawDirectDebit, drawPayment, paymentHeight } from './paymentSection.ts';
import { type Sheet, openSheet } from '@platzwart/service-process/pdf-sheet';
import { drawTotals } from './totalsTable.ts';

const isFact = ({ value }: Readonly<{ label: string; value: string | null }>): boolean =>
  value !== null && value !== '';

/** The name of the document, which is also the title of the file. */
export const titleOf = (document: InvoiceDocument | WarningDocument): string => {
  const texts = documentTexts[document.language];
  if (document.kind === 'WARNING')
    return `${texts.warningTitles[document.level]}: ${texts.titles.INVOICE(document.invoice.number)}`;
  return texts.titles[document.kind](document.number);
};

const billFacts = (document: InvoiceDocument, { texts, formats }: Wording): readonly Fact[] => {
  const { information: label } = texts;
  const { number, issuedOn, fromDate, toDate, recipient } = document;
  const common = [
    { label: label.number, value: number },
    { label: label.issuedOn, value: formats.day(issuedOn) },
    { label: label.period, value: `${formats.day(fromDate)}–${formats.day(toDate)}` },
  ];
  const own =
    document.kind === 'INVOICE'
      ? { label: document.directDebit ? label.fallsDue : label.dueOn, value: formats.day(document.dueOn) }
      : {
          label: document.kind === 'STORNO' ? label.cancels : label.corrects,
          value: texts.titles.INVOICE(document.cancels.number),
        };
  return [...common, own, { label: label.memberNumber, value: recipient.memberNumber ?? '' }].filter(isFact);
};

const warningFacts = (
  { issuedOn, invoice, recipient }: WarningDocument,
  { texts, formats }: Wording,
): readonly Fact[] => {
  const { information: label } = texts;
  return [
    { label: label.issuedOn, value: formats.day(issuedOn) },
    { label: label.invoice, value: invoice.number },
    { label: label.invoiceIssuedOn, value: formats.day(invoice.issuedOn) },
    { label: label.wasDueOn, value: formats.day(invoice.dueOn) },
    { label: label.memberNumber, value: recipient.memberNumber ?? '' },
  ].filter(isFact);
};

const drawDemand = (sheet: Sheet, invoice: Invoice, wording: Wording): void => {
  const { texts, formats } = wording;
  const { amountDue, directDebit } = invoice;
  if (amountDue === 0) {
    sheet.paragraph(texts.payment.nothing);
    return;
  }
  // The request stays with the account.
  sheet.ensureSpace((directDebit ? directDebitHeight : paymentHeight) + millimetres(12));
  const said = [formats.money(amountDue), formats.day(invoice.dueOn)] as const;
  if (directDebit) {
    sheet.paragraph(texts.payment.debit(...said));
    drawDirectDebit(sheet, { directDebit, amountDue }, wording);
    return;
  }
  sheet.paragraph(texts.payment.request(...said));
  drawPayment(sheet, invoice, wording);
  sheet.paragraph(texts.default30Days, { size: 8 });
};

/** Why no VAT is charged, or not for some of it (§ 14 (4) no. 8 UStG); the first templates said it of small businesses only. */
const exemptionOf = (document: InvoiceDocument, { texts, formats }: Wording): string | null => {
  const { smallBusiness, templateVersion, lines } = document;
  if (smallBusiness) return texts.smallBusiness;
  const ofOtherDays = lines.filter((line) => !isOfSmallBusiness(document, line));
  const isExempt = templateVersion > 2 && ofOtherDays.some(({ vatRate, gross }) => vatRate === 0 && gross > 0);
  const sentences = [
    ...(ofOtherDays.length < lines.length ? [texts.smallBusinessItems] : []),
    ...(isExempt ? [texts.exemptItems(formats.percent(0))] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
};

const introOf = (document: InvoiceDocument, { texts, formats }: Wording): string => {
  if (document.kind === 'INVOICE')
    return texts.intro({ from: formats.day(document.fromDate), to: formats.day(document.toDate) });
  const { number, issuedOn } = document.cancels;
  const cancelled = { number, day: formats.day(issuedOn) };
  return document.kind === 'STORNO' ? texts.stornoIntro(cancelled) : texts.correctionIntro(cancelled);
};

const drawBill = (sheet: Sheet, document: InvoiceDocument, wording: Wording): void => {
  const { texts } = wording;
  sheet.paragraph(introOf(document, wording));
  if (document.kind !== 'CORRECTION') drawLines(sheet, document, wording);
  drawTotals(sheet, document, wording);
  const exemption = exemptionOf(document, wording);
  if (exemption !== null) sheet.paragraph(exemption);
  if (document.kind === 'INVOICE') drawDemand(sheet, document, wording);
  else sheet.paragraph(document.kind === 'STORNO' ? texts.stornoPaid : texts.correctionPaid);
};

const drawWarning = (sheet: Sheet, document: WarningDocument, wording: Wording): void => {
  const { texts, formats } = wording;
  const { level, invoice, amountDue, dueOn } = document;
  sheet.paragraph(texts.warningIntro[level]({ number: invoice.number, day: formats.day(invoice.issuedOn) }));
  sheet.paragraph(texts.warningRequest(formats.money(amountDue), formats.day(dueOn)), { isBold: true });
  drawPayment(sheet, { ...document, number: invoice.number }, wording);
  sheet.paragraph(texts.warningPaid);
};

/** Says which page of which document it is, so that a sheet on its own can be told. */
const pageLine = (document: InvoiceDocument | WarningDocument, page: string): string =>
  document.templateVersion === 1 ? page : `${titleOf(document)} · ${page}`;

const drawDocument = (sheet: Sheet, document: InvoiceDocument | WarningDocument, wording: Wording): void => {
  const { texts } = wording;
  const isWarning = document.kind === 'WARNING';
  drawParties(sheet, document);
  drawInformation(sheet, isWarning ? warningFacts(document, wording) : billFacts(document, wording), document);
  sheet.y = page.subjectTop;
  sheet.paragraph(titleOf(document), { type: 'H1', size: 14, isBold: true, gap: 12 });
  sheet.paragraph(texts.greeting(`${document.recipient.firstName} ${document.recipient.lastName}`));
  if (isWarning) drawWarning(sheet, document, wording);
  else drawBill(sheet, document, wording);
  if (document.sender.footer) sheet.paragraph(document.sender.footer, { size: 8 });
};

/** A correction has no items, which an e-invoice needs. */
const isElectronic = (document: InvoiceDocument | WarningDocument): document is ItemisedDocument =>
  (document.kind === 'INVOICE' || document.kind === 'STORNO') && document.eInvoice === true;

/**
 * The document as an A4 letter after DIN 5008 form B: a tagged PDF/A-3b with embedded fonts, and with the invoice as XML where it is an
 * e-invoice (docs/adr/0055). The same document gives the same bytes: dates
 * and ids of the file come from the document.
 */
export const renderInvoicePdf = async (document: InvoiceDocument | WarningDocument): Promise<Uint8Array> => {
  const wording = { texts: documentTexts[document.language], formats: documentFormats(document.language) };
  const createdAt = new Date(epochMilliseconds(`${document.issuedOn}T00:00:00Z`));
  const title = titleOf(document);
  const sheet = await openSheet({ title, language: document.language, createdAt });
  drawDocument(sheet, document, wording);
  if (isElectronic(document)) attachEInvoice(sheet.pdf, document, createdAt);
  return sheet.finish((pageNumber, pages) =>
    drawFooter(sheet, {
      ...{ sender: document.sender, texts: wording.texts },
      pageLine: pageLine(document, wording.texts.pages(pageNumber, pages)),
    }),
  );
};
