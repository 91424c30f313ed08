import type { InvoiceDocument } from '@platzwart/contracts/invoice';
import type { DocumentTexts } from '../pdf/documentTexts.ts';
import { type XmlElement, element, textElement } from './xmlElement.ts';

type TaxCategory = Readonly<{ vatRate: number; smallBusiness: boolean }>;

/** UNTDID 5305: S has a rate, E is exempt, of which the reason is named. */
export const categoryOf = (vatRate: number): 'E' | 'S' => (vatRate === 0 ? 'E' : 'S');

/** Why no VAT is charged; null where it is. */
export const exemptionOf = ({ vatRate, smallBusiness }: TaxCategory, texts: DocumentTexts): string | null => {
  if (vatRate > 0) return null;
  return smallBusiness ? texts.smallBusiness : texts.exempt;
};

/** The tax of a line. */
export const lineTax = (vatRate: number): XmlElement =>
  element('ram:ApplicableTradeTax', [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', categoryOf(vatRate)),
    element('ram:RateApplicablePercent', String(vatRate)),
  ]);

type Sums = Readonly<{ total: InvoiceDocument['totals'][number]; smallBusiness: boolean }>;

/** The sums of a rate; `amount` writes cents. */
export const rateTax = (
  { total: { vatRate, net, vat }, smallBusiness }: Sums,
  amount: (cents: number) => string,
  texts: DocumentTexts,
): XmlElement =>
  element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', amount(vat)),
    element('ram:TypeCode', 'VAT'),
    textElement('ram:ExemptionReason', exemptionOf({ vatRate, smallBusiness }, texts)),
    element('ram:BasisAmount', amount(net)),
    element('ram:CategoryCode', categoryOf(vatRate)),
    element('ram:RateApplicablePercent', String(vatRate)),
  ]);
