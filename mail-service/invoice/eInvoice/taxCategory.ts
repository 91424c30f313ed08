import { type InvoiceDocument, type RateTotal, isOfSmallBusiness } from '@platzwart/contracts/invoice';
import type { DocumentTexts } from '../pdf/documentTexts.ts';
import { type XmlElement, element, textElement } from './xmlElement.ts';

/** UNTDID 5305: S has a rate, E is exempt, of which the reason is named. */
export const categoryOf = (vatRate: number): 'E' | 'S' => (vatRate === 0 ? 'E' : 'S');

/** Why no VAT is charged; null where it is. The lines of one document may be exempt for two reasons: a category has one sum (BR-E-1). */
const exemptionOf = (document: InvoiceDocument, vatRate: number, texts: DocumentTexts): string | null => {
  if (vatRate > 0) return null;
  const reasons = document.lines
    .filter((line) => line.vatRate === 0)
    .map((line) => (isOfSmallBusiness(document, line) ? texts.smallBusiness : texts.exempt));
  return [...new Set(reasons)].join(' ');
};

/** The tax of a line. */
export const lineTax = (vatRate: number): XmlElement =>
  element('ram:ApplicableTradeTax', [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', categoryOf(vatRate)),
    element('ram:RateApplicablePercent', String(vatRate)),
  ]);

type Sums = Readonly<{ total: RateTotal; document: InvoiceDocument }>;

/** The sums of a rate; `amount` writes cents. */
export const rateTax = (
  { total: { vatRate, net, vat }, document }: Sums,
  amount: (cents: number) => string,
  texts: DocumentTexts,
): XmlElement =>
  element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', amount(vat)),
    element('ram:TypeCode', 'VAT'),
    textElement('ram:ExemptionReason', exemptionOf(document, vatRate, texts)),
    element('ram:BasisAmount', amount(net)),
    element('ram:CategoryCode', categoryOf(vatRate)),
    element('ram:RateApplicablePercent', String(vatRate)),
  ]);
