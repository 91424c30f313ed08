const settlement = '//ram:ApplicableHeaderTradeSettlement';
const sums = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const means = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`;
/** Mandate (BT-89), creditor (BT-90) and debited account (BT-91). */
const debitParts = [
  `${settlement}/ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID`,
  `${settlement}/ram:CreditorReferenceID`,
  `${means}/ram:PayerPartyDebtorFinancialAccount/ram:IBANID`,
];
const lines = '//ram:IncludedSupplyChainTradeLineItem';
const lineTotal =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount';
const taxes = `${settlement}/ram:ApplicableTradeTax`;
const seller = '//ram:SellerTradeParty';
const buyer = '//ram:BuyerTradeParty';
const cents = (amount: string): string => `round(100 * (${amount}))`;
const isSame = (one: string, other: string): string => `${cents(one)} = ${cents(other)}`;
const never = (path: string): string => `not(${path})`;
const isTaxedAs = (category: string): string =>
  `ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode = '${category}'`;
/** Of a tax of the head: the net amounts of the lines with its rate. */
const netOfRate = (rate: string): string =>
  `sum(${lines}[ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:RateApplicablePercent = ${rate}]/${lineTotal})`;
const hasTaxNumber = `${seller}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA' or @schemeID = 'FC']`;

/** A rule holds for each rate, which XPath 1.0 cannot quantify over: rates that occur. */
const forRates = (rates: readonly string[], rule: (rate: string) => string): string =>
  rates.map((rate) => `(not(${taxes}[ram:RateApplicablePercent = ${rate}]) or ${rule(rate)})`).join(' and ');
const basisIsNetOf = (rates: readonly string[]): string =>
  forRates(rates, (rate) => isSame(`${taxes}[ram:RateApplicablePercent = ${rate}]/ram:BasisAmount`, netOfRate(rate)));
/** In hundredths of a cent: the tax less its rate of the basis. */
const taxDifference = 'ram:CalculatedAmount * 100 - ram:BasisAmount * ram:RateApplicablePercent';
/** The Schematron allows a difference of less than 1; a cent comes of prices that are gross. */
const taxOfBasis = (tax: string): string => never(`${tax}[${taxDifference} > 1.5 or ${taxDifference} < -1.5]`);
/** At most two decimals, and no exponent. */
const hasCents = (amount: string): string =>
  never(`${amount}[string-length(substring-after(., '.')) > 2 or contains(., 'e')]`);
/** Neither a start nor an end, as it may not be of a period. */
const without = (period: string): string => `${period}[not(ram:StartDateTime) and not(ram:EndDateTime)]`;
const period = 'ram:BillingSpecifiedPeriod';

/**
 * The business rules of EN 16931 that can be broken by what an invoice of the club says, in XPath 1.0 after the assertions of the official
 * Schematron (ConnectingEurope/eInvoicing-EN16931, EN16931-CII-validation 1.3.12), by their ids.
 */
export const businessRules = {
  'BR-01': `//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID = 'urn:cen.eu:en16931:2017'`,
  'BR-02': 'normalize-space(//rsm:ExchangedDocument/ram:ID)',
  'BR-03': `normalize-space(//rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString[@format = '102'])`,
  'BR-04': 'normalize-space(//rsm:ExchangedDocument/ram:TypeCode)',
  'BR-05': `${settlement}/ram:InvoiceCurrencyCode = 'EUR'`,
  'BR-06': `normalize-space(${seller}/ram:Name)`,
  'BR-07': `normalize-space(${buyer}/ram:Name)`,
  'BR-08': `${seller}/ram:PostalTradeAddress`,
  'BR-09': `normalize-space(${seller}/ram:PostalTradeAddress/ram:CountryID)`,
  'BR-10': `${buyer}/ram:PostalTradeAddress`,
  'BR-11': `normalize-space(${buyer}/ram:PostalTradeAddress/ram:CountryID)`,
  'BR-12': `${sums}/ram:LineTotalAmount`,
  'BR-13': `${sums}/ram:TaxBasisTotalAmount`,
  'BR-14': `${sums}/ram:GrandTotalAmount`,
  'BR-15': `${sums}/ram:DuePayableAmount`,
  'BR-16': lines,
  'BR-21': never(`${lines}[not(normalize-space(ram:AssociatedDocumentLineDocument/ram:LineID))]`),
  'BR-22': never(`${lines}[not(ram:SpecifiedLineTradeDelivery/ram:BilledQuantity)]`),
  'BR-23': never(`${lines}[not(ram:SpecifiedLineTradeDelivery/ram:BilledQuantity/@unitCode)]`),
  'BR-24': never(`${lines}[not(${lineTotal})]`),
  'BR-25': never(`${lines}[not(normalize-space(ram:SpecifiedTradeProduct/ram:Name))]`),
  'BR-26': never(`${lines}[not(.//ram:NetPriceProductTradePrice/ram:ChargeAmount)]`),
  'BR-27': never('//ram:NetPriceProductTradePrice[ram:ChargeAmount < 0]'),
  'BR-29': never(
    `${settlement}/ram:BillingSpecifiedPeriod[ram:EndDateTime/udt:DateTimeString < ram:StartDateTime/udt:DateTimeString]`,
  ),
  'BR-30': never(
    `${lines}//ram:BillingSpecifiedPeriod[ram:EndDateTime/udt:DateTimeString < ram:StartDateTime/udt:DateTimeString]`,
  ),
  'BR-45': never(`${taxes}[not(ram:BasisAmount)]`),
  'BR-46': never(`${taxes}[not(ram:CalculatedAmount)]`),
  'BR-47': never(`${taxes}[not(ram:CategoryCode)]`),
  'BR-48': never(`${taxes}[not(ram:RateApplicablePercent)]`),
  'BR-49': never(`${settlement}/ram:SpecifiedTradeSettlementPaymentMeans[not(ram:TypeCode)]`),
  'BR-50': never(`${means}/ram:PayeePartyCreditorFinancialAccount[not(normalize-space(ram:IBANID))]`),
  'BR-55': never(`${settlement}/ram:InvoiceReferencedDocument[not(normalize-space(ram:IssuerAssignedID))]`),
  'BR-61': never(
    `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans[ram:TypeCode = '58'][not(ram:PayeePartyCreditorFinancialAccount/ram:IBANID)]`,
  ),
  'BR-62': never(`${seller}/ram:URIUniversalCommunication/ram:URIID[not(@schemeID)]`),
  // Of the code lists those codes that an invoice of the club has: UNTDID 1001, ISO 4217, ISO 3166, UNTDID 4461 and 5305, UN/ECE Rec 20, EAS.
  'BR-CL-01': never(`//rsm:ExchangedDocument/ram:TypeCode[. != '380' and . != '384']`),
  'BR-CL-03': never(`//@currencyID[. != 'EUR']`),
  'BR-CL-04': never(`${settlement}/ram:InvoiceCurrencyCode[. != 'EUR']`),
  'BR-CL-14': never(`//ram:CountryID[. != 'DE']`),
  'BR-CL-16': never(`${means}/ram:TypeCode[. != '58' and . != '59']`),
  'BR-CL-17': never(`${taxes}/ram:CategoryCode[. != 'S' and . != 'E']`),
  'BR-CL-18': never(`${lines}//ram:ApplicableTradeTax/ram:CategoryCode[. != 'S' and . != 'E']`),
  'BR-CL-23': never(`//@unitCode[. != 'C62']`),
  'BR-CL-25': never(`//ram:URIUniversalCommunication/ram:URIID/@schemeID[. != 'EM']`),
  // Of the German CIUS (itplr-kosit/xrechnung-schematron): what belongs to a direct debit, and to nothing else.
  'BR-DE-24-b': `not(${means}/ram:TypeCode = '58' and (${debitParts.join(' or ')}))`,
  'BR-DE-25-a': `not(${means}/ram:TypeCode = '59') or ${debitParts[0]}`,
  'BR-DE-25-b': never(`${means}[ram:TypeCode = '59'][ram:PayeePartyCreditorFinancialAccount]`),
  'BR-DE-29 to 31': `not(${debitParts.join(' or ')}) or (${debitParts.join(' and ')})`,
  'BR-CO-03': never('//ram:TaxPointDate'),
  'BR-CO-04': never(`${lines}[not(.//ram:ApplicableTradeTax/ram:CategoryCode)]`),
  'BR-CO-09': never(`${seller}//ram:ID[@schemeID = 'VA'][not(starts-with(., 'DE'))]`),
  'BR-CO-10': isSame(`${sums}/ram:LineTotalAmount`, `sum(${lines}/${lineTotal})`),
  'BR-CO-13': isSame(`${sums}/ram:TaxBasisTotalAmount`, `${sums}/ram:LineTotalAmount`),
  'BR-CO-14': isSame(`${sums}/ram:TaxTotalAmount`, `sum(${taxes}/ram:CalculatedAmount)`),
  'BR-CO-15': isSame(`${sums}/ram:GrandTotalAmount`, `${sums}/ram:TaxBasisTotalAmount + ${sums}/ram:TaxTotalAmount`),
  'BR-CO-16': isSame(`${sums}/ram:DuePayableAmount`, `${sums}/ram:GrandTotalAmount - ${sums}/ram:TotalPrepaidAmount`),
  'BR-CO-17': taxOfBasis(taxes),
  'BR-CO-18': taxes,
  'BR-CO-19': never(without(`${settlement}/${period}`)),
  'BR-CO-20': never(without(`${lines}//${period}`)),
  'BR-CO-25': `not(${sums}/ram:DuePayableAmount > 0) or ${settlement}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime`,
  'BR-CO-26': `${seller}/ram:ID or ${seller}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`,
  'BR-S-01': `not(${lines}[${isTaxedAs('S')}]) or ${taxes}[ram:CategoryCode = 'S']`,
  'BR-S-02': `not(${lines}[${isTaxedAs('S')}]) or ${hasTaxNumber}`,
  'BR-S-05': never(`//ram:ApplicableTradeTax[ram:CategoryCode = 'S'][not(ram:RateApplicablePercent > 0)]`),
  'BR-S-08': basisIsNetOf(['7', '19']),
  'BR-S-09': taxOfBasis(`${taxes}[ram:CategoryCode = 'S']`),
  'BR-S-10': never(`${taxes}[ram:CategoryCode = 'S'][ram:ExemptionReason]`),
  'BR-E-01': `not(${lines}[${isTaxedAs('E')}]) or count(${taxes}[ram:CategoryCode = 'E']) = 1`,
  'BR-E-02': `not(${lines}[${isTaxedAs('E')}]) or ${hasTaxNumber}`,
  'BR-E-05': never(`//ram:ApplicableTradeTax[ram:CategoryCode = 'E'][ram:RateApplicablePercent != 0]`),
  'BR-E-08': basisIsNetOf(['0']),
  'BR-E-09': never(`${taxes}[ram:CategoryCode = 'E'][ram:CalculatedAmount != 0]`),
  'BR-E-10': never(`${taxes}[ram:CategoryCode = 'E'][not(normalize-space(ram:ExemptionReason))]`),
  'BR-DEC-09': hasCents(`${sums}/ram:LineTotalAmount`),
  'BR-DEC-12': hasCents(`${sums}/ram:TaxBasisTotalAmount`),
  'BR-DEC-13': hasCents(`${sums}/ram:TaxTotalAmount`),
  'BR-DEC-14': hasCents(`${sums}/ram:GrandTotalAmount`),
  'BR-DEC-16': hasCents(`${sums}/ram:TotalPrepaidAmount`),
  'BR-DEC-18': hasCents(`${sums}/ram:DuePayableAmount`),
  'BR-DEC-19': hasCents(`${taxes}/ram:BasisAmount`),
  'BR-DEC-20': hasCents(`${taxes}/ram:CalculatedAmount`),
  'BR-DEC-23': hasCents(`${lines}/${lineTotal}`),
} satisfies Readonly<Record<string, string>>;
