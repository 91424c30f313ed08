import { type InvoiceDocument, type InvoiceLine, isOfSmallBusiness } from '@platzwart/contracts/invoice';
import type { DocumentFormats } from './documentFormats.ts';
import type { DocumentTexts } from './documentTexts.ts';
import { describeLine } from './lineDescription.ts';
import { contentWidth, page } from '@platzwart/service-process/pdf-page';
import {
  type Element,
  type Sheet,
  type Spot,
  type TextStyle,
  columnHead,
  quietInk,
} from '@platzwart/service-process/pdf-sheet';

export type Wording = Readonly<{ texts: DocumentTexts; formats: DocumentFormats }>;

type Column = Readonly<{ x: number; width: number; align: 'left' | 'right' }>;
const numberWidth = 62;
const rateWidth = 46;
const columns = {
  item: { x: page.left, width: contentWidth - numberWidth - rateWidth - 12, align: 'left' },
  vat: { x: page.right - numberWidth - rateWidth, width: rateWidth, align: 'right' },
  amount: { x: page.right - numberWidth, width: numberWidth, align: 'right' },
} as const satisfies Record<string, Column>;

const headSize = 8;
const headHeight = 16;
const rowGap = 7;

/** Small businesses show no rate, unless the document has items of other days (decisions.md N31). */
const shownColumns = ({ smallBusiness }: Pick<InvoiceDocument, 'smallBusiness'>) =>
  smallBusiness ? (['item', 'amount'] as const) : (['item', 'vat', 'amount'] as const);

type Head = Pick<InvoiceDocument, 'smallBusiness'> & Readonly<{ texts: DocumentTexts }>;

const headCells = (head: Head, y: number) =>
  shownColumns(head).map((name) => ({
    text: head.texts.table[name],
    spot: { ...columns[name], y },
    style: { size: headSize, colour: quietInk, align: columns[name].align },
  }));

/** The head of the table at the top of a further page, where a screen reader is already within the table. */
const drawContinuedHead = (sheet: Sheet, head: Head, y: number): number => {
  sheet.artifact(() => {
    for (const { text, spot, style } of headCells(head, y)) sheet.write(text, spot, style);
  });
  sheet.rule(y + headHeight - 3);
  return y + headHeight + 2;
};

const drawHead = (sheet: Sheet, table: Element, head: Head): void => {
  const { y } = sheet;
  const row = sheet.group(sheet.group(table, 'THead'), 'TR');
  for (const { text, spot, style } of headCells(head, y))
    sheet.element(row, columnHead, () => sheet.write(text, spot, style));
  sheet.rule(y + headHeight - 3);
  sheet.y = y + headHeight + 2;
};

type Row = Readonly<{ line: InvoiceLine; document: InvoiceDocument; wording: Wording; sign: 1 | -1 }>;

const rowTexts = ({ line, document, wording, sign }: Row) => {
  const { what, when } = describeLine(line, wording);
  return {
    ...{ what, when },
    vat: isOfSmallBusiness(document, line) ? wording.texts.smallBusinessRate : wording.formats.percent(line.vatRate),
    amount: wording.formats.money(sign * line.gross),
  };
};

const drawRow = (sheet: Sheet, body: Element, row: Row): void => {
  const { what, when, vat, amount } = rowTexts(row);
  const { x, width } = columns.item;
  const quiet: TextStyle = { size: 8.5, colour: quietInk };
  const whatHeight = sheet.heightOf(what, width);
  const height = whatHeight + sheet.heightOf(when, width, quiet);
  const head = { smallBusiness: row.document.smallBusiness, texts: row.wording.texts };
  sheet.ensureSpace(height + rowGap, (top) => drawContinuedHead(sheet, head, top));
  const { y } = sheet;
  const element = sheet.group(body, 'TR');
  sheet.element(element, 'TD', () => {
    sheet.write(what, { x, y, width });
    sheet.write(when, { x, y: y + whatHeight, width }, quiet);
  });
  const number = (column: Column, text: string): void => {
    const spot: Spot = { ...column, y };
    sheet.element(element, 'TD', () => sheet.write(text, spot, { align: column.align, isNumber: true }));
  };
  if (!row.document.smallBusiness) number(columns.vat, vat);
  number(columns.amount, amount);
  element.end();
  sheet.rule(y + height + rowGap / 2 - 1);
  sheet.y = y + height + rowGap;
};

/** The lines of the document, over as many pages as it takes; the amounts of a cancellation are negative. */
export const drawLines = (sheet: Sheet, document: InvoiceDocument, wording: Wording): void => {
  const table = sheet.group(sheet.root, 'Table');
  drawHead(sheet, table, { smallBusiness: document.smallBusiness, texts: wording.texts });
  const body = sheet.group(table, 'TBody');
  const sign = document.kind === 'STORNO' ? -1 : 1;
  for (const line of document.lines) drawRow(sheet, body, { line, document, wording, sign });
  table.end();
};
