import type { InvoiceDocument } from '@platzwart/contracts/invoice';
import type { Wording } from './lineTable.ts';
import { millimetres, page } from '@platzwart/service-process/pdf-page';
import { type Sheet, rowHead } from '@platzwart/service-process/pdf-sheet';

type Total = Readonly<{ label: string; amount: number; isBold: boolean }>;

/** Net and VAT of each rate, then the total, and what of it was paid before (decisions.md I3, I6). */
const totalsOf = (document: InvoiceDocument, { texts, formats }: Wording): readonly Total[] => {
  const { totals, smallBusiness, total, amountDue } = document;
  const rates = smallBusiness
    ? []
    : totals.flatMap(({ vatRate, net, vat }) => [
        { label: texts.totals.net(formats.percent(vatRate)), amount: net, isBold: false },
        { label: texts.totals.vat(formats.percent(vatRate)), amount: vat, isBold: false },
      ]);
  const paid = total - amountDue;
  const due = [
    { label: texts.totals.alreadyPaid, amount: -paid, isBold: false },
    { label: texts.totals.amountDue, amount: amountDue, isBold: true },
  ];
  return [
    ...rates,
    { label: texts.totals.total, amount: total, isBold: true },
    ...(paid > 0 && document.kind === 'INVOICE' ? due : []),
  ];
};

const rowHeight = 16;
const width = millimetres(80);
const amountWidth = 80;

/** The sums below the lines, at the right edge. */
export const drawTotals = (sheet: Sheet, document: InvoiceDocument, wording: Wording): void => {
  const rows = totalsOf(document, wording);
  sheet.ensureSpace(rows.length * rowHeight + 8);
  sheet.y += 4;
  const table = sheet.group(sheet.root, 'Table');
  const sign = document.kind === 'INVOICE' ? 1 : -1;
  for (const { label, amount, isBold } of rows) {
    const { y } = sheet;
    const row = sheet.group(table, 'TR');
    const labelSpot = { x: page.right - width, y, width: width - amountWidth };
    const amountSpot = { x: page.right - amountWidth, y, width: amountWidth };
    sheet.element(row, rowHead, () => sheet.write(label, labelSpot, { isBold }));
    const text = wording.formats.money(sign * amount);
    sheet.element(row, 'TD', () => sheet.write(text, amountSpot, { isBold, align: 'right', isNumber: true }));
    row.end();
    sheet.y = y + rowHeight;
  }
  table.end();
  sheet.y += 8;
};
