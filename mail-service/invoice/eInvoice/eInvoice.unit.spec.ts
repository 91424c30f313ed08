import { cents, localDate, shareOfCents } from '@platzwart/contracts/core';
import { type ItemisedDocument, type InvoiceLine, invoiceNumber, stornoOf } from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderInvoicePdf } from '../pdf/renderInvoicePdf.ts';
import { directDebit, everyLine, invoiceWith, switchedLines } from '../pdf/specDocuments.ts';
import { readPdf } from '@platzwart/service-process/spec-pdf-reader';
import { crossIndustryInvoice } from './crossIndustryInvoice.ts';
import { businessRules } from './specRules.ts';
import { readXml } from './specXml.ts';
import { taxedLines } from './taxedLines.ts';

const storno = (invoice: ReturnType<typeof invoiceWith>): ItemisedDocument =>
  stornoOf(invoice, { number: invoiceNumber(2026, 13), issuedOn: localDate('2026-07-02') });
const untaxed = everyLine.map((line) => ({ ...line, vatRate: 0 }));
/** Prices whose net is rounded: 93 lines of which each alone rounds down, and 40 that round up. */
const roundedLines = Array.from({ length: 133 }, (_, index): readonly InvoiceLine[] =>
  everyLine
    .slice(0, 1)
    .map((line) => ({ ...line, gross: cents(index < 93 ? 110 : 1_207), vatRate: index % 2 ? 7 : 19 })),
).flat();
const awkward = everyLine.map((line) => ({ ...line, player: 'Zoë <Müller> & "Söhne"' }));
const switched = invoiceWith({ lines: switchedLines });
const documents: Readonly<Record<string, ItemisedDocument>> = {
  'several rates, a card, a season, a guest fee and what was paid before': invoiceWith(),
  'in English': invoiceWith({ language: 'en' }),
  'of 7 percent alone': invoiceWith({ lines: everyLine.filter(({ vatRate }) => vatRate === 7) }),
  'of 19 percent alone': invoiceWith({ lines: everyLine.filter(({ vatRate }) => vatRate === 19) }),
  'with prices that are reduced by a discount': invoiceWith({
    lines: everyLine.map((line) => ({ ...line, gross: shareOfCents(line.gross, 67, 100) })),
  }),
  'of a small business': invoiceWith({ lines: untaxed, smallBusiness: true }),
  'without VAT for another reason': invoiceWith({ lines: untaxed }),
  'with exempt and taxed lines': invoiceWith({ lines: [...everyLine, ...untaxed.slice(0, 1)] }),
  'where all is paid': invoiceWith({ lines: everyLine.map((line) => ({ ...line, alreadyPaid: true })) }),
  'with an hour that a card has paid': invoiceWith({
    lines: everyLine.map((line, index) => ({ ...line, gross: index === 4 ? cents(0) : line.gross })),
  }),
  'with many rounded prices': invoiceWith({ lines: roundedLines }),
  'with characters that XML reserves': invoiceWith({ lines: awkward }),
  'of a club with a VAT id': { ...invoiceWith(), sender: { ...invoiceWith().sender, vatId: 'DE123456789' } },
  'of a club without telephone, e-mail and account': {
    ...invoiceWith(),
    sender: { ...invoiceWith().sender, phone: null, email: null, iban: null, bic: null },
  },
  'that is collected by direct debit': { ...invoiceWith(), directDebit },
  'that cancels one which would have been collected': storno({ ...invoiceWith(), directDebit }),
  'that cancels one': storno(invoiceWith()),
  'of days before and after § 19 UStG': switched,
  'with items that are exempt for two reasons': invoiceWith({ lines: [...switchedLines, ...untaxed.slice(0, 1)] }),
  'that cancels one of days before and after § 19 UStG': storno(switched),
  'that cancels one of a small business': storno(invoiceWith({ lines: untaxed, smallBusiness: true })),
};

describe.each(Object.entries(documents))('An e-invoice %s', (_, document) => {
  const xml = readXml(crossIndustryInvoice(document));

  it('is valid by the schema of Factur-X, profile EN 16931', () => {
    expect(xml.validate).not.toThrow();
  });

  it('keeps the business rules of EN 16931', () => {
    const broken = Object.entries(businessRules).filter(([, rule]) => !xml.holds(rule));
    expect(broken.map(([id]) => id)).toEqual([]);
  });

  it('has the sums of the document to the cent', () => {
    const sign = document.kind === 'STORNO' ? -1 : 1;
    const sum = (name: string) => Math.round(Number(xml.textOf(`//ram:${name}`)) * 100);
    expect(sum('TaxBasisTotalAmount')).toBe(document.net === 0 ? 0 : sign * document.net);
    expect(sum('TaxTotalAmount')).toBe(document.vat === 0 ? 0 : sign * document.vat);
    expect(sum('GrandTotalAmount')).toBe(document.total === 0 ? 0 : sign * document.total);
    expect(sum('DuePayableAmount')).toBe(document.amountDue === 0 ? 0 : sign * document.amountDue);
    expect(taxedLines(document).every(({ net }) => net >= 0)).toBe(true);
  });
});

describe('An e-invoice', () => {
  it('says who pays whom, what, until when, and under which reference', () => {
    const xml = readXml(crossIndustryInvoice(invoiceWith({ lines: awkward })));
    const facts = ['//rsm:ExchangedDocument/ram:TypeCode', '//ram:PaymentReference', '//ram:IBANID', '//ram:BICID'];
    expect(facts.map(xml.textOf)).toEqual(['380', 'RF26202600012', 'DE02120300000000202051', 'BYLADEM1001']);
    expect(xml.textOf('//ram:DueDateDateTime')).toBe('20260715');
    expect(xml.textOf('//ram:SellerTradeParty/ram:Name')).toBe('TC Sandplatz e. V.');
    expect(xml.textOf('//ram:BuyerTradeParty/ram:Name')).toBe('Łukasz Groß');
    expect(xml.textsOf('//ram:SpecifiedTradeProduct/ram:Name')[1]).toBe('Gastgebühr: Tennis, Platz 3');
    expect(xml.textsOf('//ram:SpecifiedTradeProduct/ram:Description')[0]).toContain('für Zoë <Müller> & "Söhne"');
  });

  // decisions.md Q4, Q5
  it('names the business in full, its person as the contact, and the country', () => {
    const { recipient, ...invoice } = invoiceWith();
    const address = { ...recipient.address, zip: '1010', city: 'Wien', country: 'AT' };
    const companyName = 'Müller & Söhne GmbH & Co. KG';
    const xmlOf = (named: object) =>
      readXml(crossIndustryInvoice({ ...invoice, recipient: { ...recipient, companyName, address, ...named } }));
    const buyer = '//ram:BuyerTradeParty';
    const xml = xmlOf({});
    expect(xml.textOf(`${buyer}/ram:Name`)).toBe(companyName);
    expect(xml.textOf(`${buyer}/ram:DefinedTradeContact/ram:PersonName`)).toBe('Łukasz Groß');
    expect(xml.textOf(`${buyer}//ram:CountryID`)).toBe('AT');
    const alone = xmlOf({ firstName: '', lastName: '' });
    expect(alone.textOf(`${buyer}/ram:Name`)).toBe(companyName);
    expect(alone.textsOf(`${buyer}/ram:DefinedTradeContact`)).toEqual([]);
  });

  it('that is collected names mandate, creditor and the debited account, and no account to transfer to', () => {
    const xml = readXml(crossIndustryInvoice({ ...invoiceWith(), directDebit }));
    const means = '//ram:SpecifiedTradeSettlementPaymentMeans';
    expect(xml.textsOf(`${means}/ram:TypeCode`)).toEqual(['59']);
    expect(xml.textOf('//ram:DirectDebitMandateID')).toBe('M-3E0B8A11-2B3D4E5F');
    expect(xml.textOf('//ram:CreditorReferenceID')).toBe('DE98ZZZ09999999999');
    expect(xml.textsOf('//ram:IBANID')).toEqual(['DE89370400440532013000']);
    expect(xml.textOf('//ram:SpecifiedTradePaymentTerms/ram:Description')).toMatch(
      /^Wir ziehen 347,00.*Lastschrift ein/,
    );
  });

  it('of a small business is exempt by the sentence of the law', () => {
    const xml = readXml(crossIndustryInvoice(invoiceWith({ lines: untaxed, smallBusiness: true })));
    expect(xml.textsOf('//ram:CategoryCode')).toEqual(Array.from({ length: 6 }, () => 'E'));
    expect(xml.textOf('//ram:ExemptionReason')).toContain('§ 19 UStG');
  });

  it('of days before and after § 19 UStG has the category of each item, and the sentence of the law for those alone', () => {
    const xml = readXml(crossIndustryInvoice(switched));
    const ofLines = '//ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax';
    expect(xml.textsOf(`${ofLines}/ram:CategoryCode`)).toEqual(['S', 'S', 'S', 'E', 'E']);
    expect(xml.textsOf(`${ofLines}/ram:RateApplicablePercent`).slice(3)).toEqual(['0', '0']);
    const sums = '//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax';
    expect(xml.textsOf(`${sums}/ram:CategoryCode`).toSorted()).toEqual(['E', 'S', 'S']);
    expect(xml.textsOf('//ram:ExemptionReason')).toEqual([
      'Steuerfreie Leistungen eines Kleinunternehmers (§ 19 UStG).',
    ]);
    const both = readXml(crossIndustryInvoice(invoiceWith({ lines: [...switchedLines, ...untaxed.slice(0, 1)] })));
    expect(both.textsOf('//ram:ExemptionReason')).toEqual([
      'Steuerfreie Leistungen eines Kleinunternehmers (§ 19 UStG). Steuerfreie Leistung.',
    ]);
  });

  it('that cancels one is a corrected invoice with negative quantities, names the cancelled one, and demands nothing', () => {
    const xml = readXml(crossIndustryInvoice(storno(invoiceWith())));
    expect(xml.textOf('//rsm:ExchangedDocument/ram:TypeCode')).toBe('384');
    expect(xml.textOf('//ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toBe('2026-00012');
    expect(xml.textOf('//ram:BilledQuantity')).toBe('-1');
    expect(xml.textOf('//ram:DuePayableAmount')).toBe('-347.00');
    expect(xml.holds('//ram:SpecifiedTradeSettlementPaymentMeans')).toBe(false);
  });
});

const attachmentSchema = v.object({
  'factur-x.xml': v.object({ filename: v.literal('factur-x.xml'), content: v.instance(Uint8Array) }),
});

describe('The PDF of an e-invoice', () => {
  const document = { ...invoiceWith(), eInvoice: true };

  it('holds the XML, which another reader finds unchanged', async () => {
    const { attachments, isTagged } = await readPdf(await renderInvoicePdf(document));
    const { content } = v.parse(attachmentSchema, attachments)['factur-x.xml'];
    expect(new TextDecoder().decode(content)).toBe(crossIndustryInvoice(document));
    expect(isTagged).toBe(true);
  });

  it('says so in its metadata, and stays PDF/A-3', async () => {
    const text = Buffer.from(await renderInvoicePdf(document)).toString('latin1');
    for (const part of [
      ...['<fx:ConformanceLevel>EN 16931<', '<fx:DocumentFileName>factur-x.xml<', '<fx:DocumentType>INVOICE<'],
      ...['<pdfaSchema:prefix>fx<', '<pdfaid:part>3<', '/AFRelationship /Alternative', '/AF ['],
    ])
      expect(text).toContain(part);
  });

  it('has the same bytes each time', async () => {
    const [first, second] = [await renderInvoicePdf(document), await renderInvoicePdf(document)];
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it('of an invoice that is none holds no file', async () => {
    expect((await readPdf(await renderInvoicePdf(invoiceWith()))).attachments).toBeNull();
  });
});

describe('The day of delivery of an e-invoice', () => {
  const deliveredOn = (lines: readonly InvoiceLine[]): string | undefined =>
    /OccurrenceDateTime><udt:DateTimeString format="102">(\d{8})/.exec(
      crossIndustryInvoice(invoiceWith({ lines })),
    )?.[1];
  const [court] = everyLine.filter(({ kind }) => kind === 'BOOKING');
  const season = everyLine.filter((line) => line.kind === 'SEASON');

  it('is that of the last service, whatever period was billed', () => {
    const early = court?.kind === 'BOOKING' ? [{ ...court, date: localDate('2026-06-03') }] : [];
    expect(deliveredOn(early)).toBe('20260603');
  });

  it('is the last date of a season', () => {
    const [first] = season;
    expect(deliveredOn(season)).toBe(first?.kind === 'SEASON' ? first.enddate.replaceAll('-', '') : 'no season');
  });
});
