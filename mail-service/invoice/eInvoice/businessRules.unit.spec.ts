import { localDate } from '@platzwart/contracts/core';
import { type ItemisedDocument, invoiceNumber, stornoOf } from '@platzwart/contracts/invoice';
import { describe, expect, it } from 'vitest';
import { directDebit, everyLine, invoiceWith } from '../pdf/specDocuments.ts';
import { crossIndustryInvoice } from './crossIndustryInvoice.ts';
import { businessRules } from './specRules.ts';
import { readXml } from './specXml.ts';

const exemptLines = everyLine.map((line) => ({ ...line, vatRate: 0 }));
const documents = {
  invoice: invoiceWith(),
  debit: { ...invoiceWith(), directDebit },
  exempt: invoiceWith({ lines: exemptLines, smallBusiness: true }),
  storno: stornoOf(invoiceWith(), { number: invoiceNumber(2026, 13), issuedOn: localDate('2026-07-02') }),
} satisfies Record<string, ItemisedDocument>;

/** What is replaced, by what, and in which document: the invoice where none is named. */
type Mutation = readonly [found: RegExp | string, written: string, document?: keyof typeof documents];
const dropped = (element: string): RegExp => new RegExp(`<ram:${element}[ >].*?</ram:${element}>`, 's');
const inParty = (party: string, element: string): RegExp =>
  new RegExp(`(<ram:${party}>(?:(?!</ram:${party}>).)*?)<ram:${element}[ >].*?</ram:${element}>`, 's');
const head = '<ram:ApplicableHeaderTradeSettlement>';
/** In the settlement of the whole invoice, whose elements have the same names as those of a line. */
const inHead = (element: string): RegExp => new RegExp(`(${head}.*?)<ram:${element}[ >].*?</ram:${element}>`, 's');
const inHeadTax = (element: string): RegExp =>
  new RegExp(`(${head}.*?<ram:ApplicableTradeTax>.*?)<ram:${element}>.*?</ram:${element}>`, 's');
const inSums = (element: string): RegExp =>
  new RegExp(`(<ram:SpecifiedTradeSettlementHeaderMonetarySummation>.*?<ram:${element}[^>]*>)([^<]*)`, 's');

const mutations: Readonly<Record<keyof typeof businessRules, Mutation>> = {
  'BR-01': ['urn:cen.eu:en16931:2017', ''],
  'BR-02': ['<ram:ID>2026-00012</ram:ID>', '<ram:ID> </ram:ID>'],
  'BR-03': [dropped('IssueDateTime'), ''],
  'BR-04': ['<ram:TypeCode>380', '<ram:TypeCode>'],
  'BR-05': [dropped('InvoiceCurrencyCode'), ''],
  'BR-06': ['<ram:Name>TC Sandplatz e. V.', '<ram:Name>'],
  'BR-07': ['<ram:Name>Łukasz Groß', '<ram:Name> '],
  'BR-08': [inParty('SellerTradeParty', 'PostalTradeAddress'), '$1'],
  'BR-09': [inParty('SellerTradeParty', 'CountryID'), '$1'],
  'BR-10': [inParty('BuyerTradeParty', 'PostalTradeAddress'), '$1'],
  'BR-11': [inParty('BuyerTradeParty', 'CountryID'), '$1'],
  'BR-12': [inHead('LineTotalAmount'), '$1'],
  'BR-13': [dropped('TaxBasisTotalAmount'), ''],
  'BR-14': [dropped('GrandTotalAmount'), ''],
  'BR-15': [dropped('DuePayableAmount'), ''],
  'BR-16': [/<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/s, ''],
  'BR-21': ['<ram:LineID>2<', '<ram:LineID><'],
  'BR-22': [dropped('BilledQuantity'), ''],
  'BR-23': [' unitCode="C62"', ''],
  'BR-24': [dropped('LineTotalAmount'), ''],
  'BR-25': ['<ram:Name>Stundenkarte Erwachsene', '<ram:Name>'],
  'BR-26': [dropped('ChargeAmount'), ''],
  'BR-27': ['<ram:ChargeAmount>', '<ram:ChargeAmount>-', 'storno'],
  'BR-29': [/(<ram:ApplicableHeaderTradeSettlement>.*?)20260630/s, '$120260531'],
  'BR-30': ['20260928', '20260503'],
  'BR-45': [inHeadTax('BasisAmount'), '$1'],
  'BR-46': [inHeadTax('CalculatedAmount'), '$1'],
  'BR-47': [inHeadTax('CategoryCode'), '$1'],
  'BR-48': [inHeadTax('RateApplicablePercent'), '$1'],
  'BR-49': ['<ram:TypeCode>58</ram:TypeCode>', ''],
  'BR-50': [dropped('IBANID'), '<ram:AccountName/>'],
  'BR-55': ['<ram:IssuerAssignedID>2026-00012', '<ram:IssuerAssignedID>', 'storno'],
  'BR-61': [dropped('IBANID'), ''],
  'BR-62': [' schemeID="EM"', ''],
  'BR-CL-01': ['<ram:TypeCode>384', '<ram:TypeCode>038', 'storno'],
  'BR-CL-03': ['currencyID="EUR"', 'currencyID="CHF"'],
  'BR-CL-04': ['<ram:InvoiceCurrencyCode>EUR', '<ram:InvoiceCurrencyCode>Euro'],
  'BR-CL-14': ['<ram:CountryID>DE', '<ram:CountryID>D'],
  'BR-CL-16': ['<ram:TypeCode>59', '<ram:TypeCode>590', 'debit'],
  'BR-CL-17': [inHeadTax('CategoryCode'), '$1<ram:CategoryCode>A</ram:CategoryCode>'],
  'BR-CL-18': ['<ram:CategoryCode>S', '<ram:CategoryCode>A'],
  'BR-CL-23': ['unitCode="C62"', 'unitCode="Stunde"'],
  'BR-CL-25': ['schemeID="EM"', 'schemeID="EMAIL"'],
  'BR-DE-24-b': ['<ram:TypeCode>59', '<ram:TypeCode>58', 'debit'],
  'BR-DE-25-a': [dropped('DirectDebitMandateID'), '', 'debit'],
  'BR-DE-25-b': [/PayerPartyDebtor(?=FinancialAccount)/g, 'PayeePartyCreditor', 'debit'],
  'BR-DE-29 to 31': [dropped('CreditorReferenceID'), '', 'debit'],
  'BR-CO-03': [inHeadTax('CategoryCode'), '$1<ram:TaxPointDate/>'],
  'BR-CO-04': [dropped('CategoryCode'), ''],
  'BR-CO-09': [/schemeID="FC">(?=143)/, 'schemeID="VA">'],
  'BR-CO-10': [inSums('LineTotalAmount'), '$1337.29'],
  'BR-CO-13': [inSums('TaxBasisTotalAmount'), '$1337.29'],
  'BR-CO-14': [inSums('TaxTotalAmount'), '$125.71'],
  'BR-CO-15': [inSums('GrandTotalAmount'), '$1363.01'],
  'BR-CO-16': [inSums('DuePayableAmount'), '$1363.00'],
  'BR-CO-17': [inHeadTax('CalculatedAmount'), '$1<ram:CalculatedAmount>22.40</ram:CalculatedAmount>'],
  'BR-CO-18': [/(<ram:ApplicableHeaderTradeSettlement>.*?)<ram:ApplicableTradeTax>.*<\/ram:ApplicableTradeTax>/s, '$1'],
  'BR-CO-19': [inHead('BillingSpecifiedPeriod'), '$1<ram:BillingSpecifiedPeriod/>'],
  'BR-CO-20': [dropped('BillingSpecifiedPeriod'), '<ram:BillingSpecifiedPeriod/>'],
  'BR-CO-25': [dropped('DueDateDateTime'), ''],
  'BR-CO-26': [inParty('SellerTradeParty', 'ID'), '$1'],
  'BR-S-01': [/(<ram:ApplicableHeaderTradeSettlement>.*?)<ram:ApplicableTradeTax>.*<\/ram:ApplicableTradeTax>/s, '$1'],
  'BR-S-02': [dropped('SpecifiedTaxRegistration'), ''],
  'BR-S-05': ['<ram:RateApplicablePercent>7', '<ram:RateApplicablePercent>0'],
  'BR-S-08': [inHeadTax('BasisAmount'), '$1<ram:BasisAmount>319.64</ram:BasisAmount>'],
  'BR-S-09': [inHeadTax('CalculatedAmount'), '$1<ram:CalculatedAmount>22.34</ram:CalculatedAmount>'],
  'BR-S-10': [
    inHeadTax('CategoryCode'),
    '$1<ram:ExemptionReason>x</ram:ExemptionReason><ram:CategoryCode>S</ram:CategoryCode>',
  ],
  'BR-E-01': [inHeadTax('CategoryCode'), '$1<ram:CategoryCode>S</ram:CategoryCode>', 'exempt'],
  'BR-E-02': [dropped('SpecifiedTaxRegistration'), '', 'exempt'],
  'BR-E-05': ['<ram:RateApplicablePercent>0', '<ram:RateApplicablePercent>7', 'exempt'],
  'BR-E-08': [inHeadTax('BasisAmount'), '$1<ram:BasisAmount>0.01</ram:BasisAmount>', 'exempt'],
  'BR-E-09': [inHeadTax('CalculatedAmount'), '$1<ram:CalculatedAmount>0.01</ram:CalculatedAmount>', 'exempt'],
  'BR-E-10': [dropped('ExemptionReason'), '', 'exempt'],
  'BR-DEC-09': [inSums('LineTotalAmount'), '$1$20'],
  'BR-DEC-12': [inSums('TaxBasisTotalAmount'), '$1$20'],
  'BR-DEC-13': [inSums('TaxTotalAmount'), '$1$20'],
  'BR-DEC-14': [inSums('GrandTotalAmount'), '$1$20'],
  'BR-DEC-16': [inSums('TotalPrepaidAmount'), '$1$20'],
  'BR-DEC-18': [inSums('DuePayableAmount'), '$13.47e2'],
  'BR-DEC-19': [inHeadTax('BasisAmount'), '$1<ram:BasisAmount>319.630</ram:BasisAmount>'],
  'BR-DEC-20': [inHeadTax('CalculatedAmount'), '$1<ram:CalculatedAmount>22.374</ram:CalculatedAmount>'],
  'BR-DEC-23': ['<ram:LineTotalAmount>4.20', '<ram:LineTotalAmount>4.201'],
};

describe('The business rules of EN 16931', () => {
  it.each(Object.entries(mutations))('%s is broken by an invoice that is changed so', (id, mutation) => {
    const [found, written, document = 'invoice'] = mutation;
    const rule = Object.entries(businessRules).find(([each]) => each === id)?.[1] ?? '';
    const xml = crossIndustryInvoice(documents[document]);
    const changed = xml.replace(found, written);
    expect(changed).not.toBe(xml);
    expect([readXml(xml).holds(rule), readXml(changed).holds(rule)]).toEqual([true, false]);
  });
});
