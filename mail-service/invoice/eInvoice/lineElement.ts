import type { InvoiceDocument } from '@platzwart/contracts/invoice';
import { describeLine } from '../pdf/lineDescription.ts';
import type { Wording } from '../pdf/lineTable.ts';
import { lineTax } from './taxCategory.ts';
import type { TaxedLine } from './taxedLines.ts';
import { euros, periodElement } from './values.ts';
import { type XmlElement, element } from './xmlElement.ts';

type NumberedLine = TaxedLine & Readonly<{ document: InvoiceDocument; sign: 1 | -1; index: number }>;

/** `C62`, one of something: a price is that of the whole line. A cancelled line has the quantity −1, because a price is never negative (BR-27). */
const quantity = (sign: 1 | -1): XmlElement => element('ram:BilledQuantity', String(sign), { unitCode: 'C62' });

/** A line of the invoice, in the words of the PDF. */
export const lineElement = ({ line, net, sign, index }: NumberedLine, wording: Wording): XmlElement => {
  const { what, when } = describeLine(line, wording);
  const lastDay = line.kind === 'SEASON' ? line.enddate : line.date;
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
    element('ram:SpecifiedTradeProduct', [element('ram:Name', what), element('ram:Description', when)]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', euros(net))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [quantity(sign)]),
    element('ram:SpecifiedLineTradeSettlement', [
      lineTax(line.vatRate),
      periodElement(line.date, lastDay),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [element('ram:LineTotalAmount', euros(sign * net))]),
    ]),
  ]);
};
