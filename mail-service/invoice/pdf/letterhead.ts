import { defaultCountry } from '@platzwart/contracts/core';
import {
  type InvoiceDocument,
  type InvoiceRecipient,
  type InvoiceSender,
  recipientNames,
} from '@platzwart/contracts/invoice';
import type { DocumentTexts } from './documentTexts.ts';
import { spacedIban } from './documentFormats.ts';
import { contentWidth, millimetres, page } from '@platzwart/service-process/pdf-page';
import { type Sheet, quietInk, rowHead, ruleColour } from '@platzwart/service-process/pdf-sheet';

type Parties = Readonly<{ sender: InvoiceSender; recipient: InvoiceRecipient }>;

const streetOf = ({ address }: InvoiceSender | InvoiceRecipient): string => `${address.street} ${address.houseNumber}`;
const cityOf = ({ address }: InvoiceSender | InvoiceRecipient): string => `${address.zip} ${address.city}`;

/** The country in capitals, in the language of the sender's post, where the letter leaves Germany. */
const abroad = ({ address: { country } }: InvoiceRecipient): readonly string[] => {
  if (!country || country === defaultCountry) return [];
  const name = new Intl.DisplayNames(['de'], { type: 'region' }).of(country) ?? country;
  return [name.toLocaleUpperCase('de')];
};

/** Fold marks and the mark for punching, at the left edge. */
const drawMarks = ({ pdf, artifact }: Sheet): void => {
  artifact(() => {
    for (const y of page.folds) pdf.moveTo(millimetres(4), y).lineTo(millimetres(8), y);
    pdf.moveTo(millimetres(4), page.punch).lineTo(millimetres(10), page.punch);
    pdf.lineWidth(0.4).strokeColor(ruleColour).stroke();
  });
};

/** The club's name, the return address and the recipient in the window of the envelope. */
export const drawParties = (sheet: Sheet, { sender, recipient }: Parties): void => {
  const { left, top, width, inset, recipientTop } = page.window;
  const inWindow = { x: left + inset, width: width - inset };
  drawMarks(sheet);
  sheet.element(sheet.root, 'P', () =>
    sheet.write(sender.consignor, { x: page.left, y: page.top, width: contentWidth }, { size: 16, isBold: true }),
  );
  const back = `${sender.consignor} · ${streetOf(sender)} · ${cityOf(sender)}`;
  const backStyle = { size: 6.5, colour: quietInk };
  const backTop = recipientTop - millimetres(1.5) - sheet.heightOf(back, inWindow.width, backStyle);
  sheet.element(sheet.root, 'P', () => sheet.write(back, { ...inWindow, y: Math.max(top, backTop) }, backStyle));
  const lines = [...recipientNames(recipient), streetOf(recipient), cityOf(recipient).trim(), ...abroad(recipient)];
  sheet.element(sheet.root, 'P', () => sheet.write(lines.join('\n'), { ...inWindow, y: recipientTop }, { size: 10.5 }));
};

export type Fact = Readonly<{ label: string; value: string }>;

/**
 * The facts about the document, to the right of the recipient. Equally wide digits are not kerned: the typeface moves digits and full stops into
 * each other where a text has nothing else, e.g. in a date.
 */
export const drawInformation = (
  sheet: Sheet,
  facts: readonly Fact[],
  { templateVersion }: Pick<InvoiceDocument, 'templateVersion'>,
): void => {
  const { left, top, width } = page.information;
  const table = sheet.group(sheet.root, 'Table');
  const labelWidth = width * 0.4;
  const valueWidth = width - labelWidth;
  let y = top;
  const quiet = { size: 8, colour: quietInk };
  const valueStyle = { size: 8, align: 'right', isNumber: templateVersion > 2 } as const;
  for (const { label, value } of facts) {
    const row = sheet.group(table, 'TR');
    const at = y;
    sheet.element(row, rowHead, () => sheet.write(label, { x: left, y: at, width: labelWidth }, quiet));
    sheet.element(row, 'TD', () => sheet.write(value, { x: left + labelWidth, y: at, width: valueWidth }, valueStyle));
    y += Math.max(sheet.heightOf(label, labelWidth, quiet), sheet.heightOf(value, valueWidth, { size: 8 })) + 3;
  }
};

const footerColumns = (sender: InvoiceSender, texts: DocumentTexts): readonly (readonly (string | null)[])[] => [
  [sender.consignor, streetOf(sender), cityOf(sender)],
  [
    sender.phone,
    sender.email,
    `${texts.taxNumber} ${sender.taxNumber}`,
    sender.vatId && `${texts.vatId} ${sender.vatId}`,
  ],
  [
    // Says whose account it is: an invoice that is collected names the payer's, too.
    sender.iban && texts.payment.clubAccount,
    sender.accountHolder,
    sender.iban && `${texts.payment.iban} ${spacedIban(sender.iban)}`,
    sender.bic && `${texts.payment.bic} ${sender.bic}`,
  ],
];

type Frame = Readonly<{ sender: InvoiceSender; texts: DocumentTexts; pageLine: string }>;

/** The club's data and `pageLine` at the foot of every page; a screen reader reads them once, on the first one. */
export const drawFooter = (sheet: Sheet, { sender, texts, pageLine }: Frame): void => {
  const width = contentWidth / 3 - millimetres(3);
  const style = { size: 7, colour: quietInk };
  sheet.rule(page.footerTop - millimetres(2));
  sheet.artifact(() => {
    footerColumns(sender, texts).forEach((lines, index) => {
      const text = lines.filter((line) => line !== null && line !== '').join('\n');
      sheet.write(text, { x: page.left + (index * contentWidth) / 3, y: page.footerTop, width }, style);
    });
    const spot = { x: page.left, y: page.footerTop + millimetres(17), width: contentWidth };
    sheet.write(pageLine, spot, { ...style, align: 'right' });
  });
};
