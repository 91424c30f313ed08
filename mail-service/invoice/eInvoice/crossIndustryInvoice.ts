import type { LocalDate } from '@platzwart/contracts/core';
import {
  type InvoiceDocument,
  type InvoiceLine,
  type ItemisedDocument,
  isOfSmallBusiness,
} from '@platzwart/contracts/invoice';
import { documentFormats } from '../pdf/documentFormats.ts';
import { documentTexts } from '../pdf/documentTexts.ts';
import type { Wording } from '../pdf/lineTable.ts';
import { buyerOf, sellerOf } from './parties.ts';
import { settlementOf } from './settlement.ts';
import { dateElement } from './values.ts';
import { lineElement } from './lineElement.ts';
import { taxedLines } from './taxedLines.ts';
import { element, textElement, xmlOf } from './xmlElement.ts';

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};

/** UNTDID 1001: a commercial invoice, and a corrected invoice, which names the cancelled one and has negative amounts. */
const typeCodes = { INVOICE: '380', STORNO: '384' } satisfies Record<ItemisedDocument['kind'], string>;

const noteOf = (document: ItemisedDocument, { texts, formats }: Wording): string | null => {
  const exemption = document.lines.some((line) => isOfSmallBusiness(document, line)) ? texts.smallBusiness : null;
  if (document.kind === 'INVOICE') return exemption;
  const { number, issuedOn } = document.cancels;
  const intro = texts.stornoIntro({ number, day: formats.day(issuedOn) });
  return exemption === null ? intro : `${intro} ${exemption}`;
};

const headOf = (document: ItemisedDocument, wording: Wording) => {
  const note = noteOf(document, wording);
  return element('rsm:ExchangedDocument', [
    element('ram:ID', document.number),
    element('ram:TypeCode', typeCodes[document.kind]),
    dateElement('ram:IssueDateTime', document.issuedOn),
    note === null ? null : element('ram:IncludedNote', [element('ram:Content', note)]),
  ]);
};

const lastDayOf = (line: InvoiceLine): LocalDate => (line.kind === 'SEASON' ? line.enddate : line.date);

/** BT-72 is when the last service was, which decides the month of its VAT; the period that was billed (BG-14) may end later. */
const lastDayOfService = ({ lines, toDate }: InvoiceDocument): LocalDate =>
  lines.map(lastDayOf).toSorted().at(-1) ?? toDate;

const deliveryOf = (lastDay: LocalDate) =>
  element('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ActualDeliverySupplyChainEvent', [dateElement('ram:OccurrenceDateTime', lastDay)]),
  ]);

/**
 * The document as Cross Industry Invoice (UN/CEFACT D16B) of the profile EN 16931: what ZUGFeRD and Factur-X embed in a PDF. Texts are those of
 * the PDF and sums are equal to it. A document that cancels an invoice has the amounts of that invoice, negative as they are printed.
 */
export const crossIndustryInvoice = (document: ItemisedDocument): string => {
  const wording = { texts: documentTexts[document.language], formats: documentFormats(document.language) };
  const sign = document.kind === 'STORNO' ? -1 : 1;
  const lines = taxedLines(document).map((line, index) => lineElement({ ...line, document, sign, index }, wording));
  const root = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        element('ram:GuidelineSpecifiedDocumentContextParameter', [textElement('ram:ID', 'urn:cen.eu:en16931:2017')]),
      ]),
      headOf(document, wording),
      element('rsm:SupplyChainTradeTransaction', [
        ...lines,
        element('ram:ApplicableHeaderTradeAgreement', [sellerOf(document.sender), buyerOf(document.recipient)]),
        deliveryOf(lastDayOfService(document)),
        settlementOf(document, sign, wording),
      ]),
    ],
    namespaces,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(root)}\n`;
};
