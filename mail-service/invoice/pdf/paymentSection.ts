import type { Cents } from '@platzwart/contracts/core';
import { maskedIban } from '@platzwart/contracts/debit';
import type { InvoiceDirectDebit, InvoiceSender } from '@platzwart/contracts/invoice';
import { spacedIban } from './documentFormats.ts';
import { giroCodeOf, modulesOf } from './giroCode.ts';
import type { Wording } from './lineTable.ts';
import type { Fact } from './letterhead.ts';
import { contentWidth, millimetres, page } from '@platzwart/service-process/pdf-page';
import { type Sheet, type Spot, quietInk, rowHead } from '@platzwart/service-process/pdf-sheet';

export type Demand = Readonly<{
  sender: InvoiceSender;
  /** Gross, in cents. */
  amountDue: Cents;
  reference: string;
  /** Printed besides the reference, because some banking apps drop the latter. */
  number: string;
}>;

const codeSize = millimetres(28);
const captionGap = 4;

/** Dark squares on white, with the alternative text for whoever cannot see them. */
const drawCode = (
  sheet: Sheet,
  text: string,
  { x, y, alternative }: Readonly<{ x: number; y: number; alternative: string }>,
): void => {
  const modules = modulesOf(text);
  const side = codeSize / modules.length;
  const figure = sheet.pdf.struct('Figure', { alt: alternative });
  sheet.root.add(figure);
  figure
    .add(() => {
      modules.forEach((row, line) =>
        row.forEach((isDark, column) => {
          if (isDark) sheet.pdf.rect(x + column * side, y + line * side, side, side);
        }),
      );
      sheet.pdf.fill('#000000');
    })
    .end();
};

const factsOf = ({ sender, amountDue, reference, number }: Demand, { texts, formats }: Wording): readonly Fact[] => {
  const { holder, iban, bic, reference: purpose, amount } = texts.payment;
  return [
    { label: holder, value: sender.accountHolder },
    ...(sender.iban === null ? [] : [{ label: iban, value: spacedIban(sender.iban) }]),
    ...(sender.bic === null ? [] : [{ label: bic, value: sender.bic }]),
    { label: purpose, value: `${reference} ${number}` },
    { label: amount, value: formats.money(amountDue) },
  ];
};

/** Of the section, with the caption of the code. */
export const paymentHeight = codeSize + millimetres(8);

const labelWidth = millimetres(36);

/** Returns where the facts end. */
const drawFacts = (sheet: Sheet, facts: readonly Fact[], { x, y, width }: Spot): number => {
  const table = sheet.group(sheet.root, 'Table');
  let top = y;
  for (const { label, value } of facts) {
    const row = sheet.group(table, 'TR');
    const at = top;
    sheet.element(row, rowHead, () => sheet.write(label, { x, y: at, width: labelWidth }, { colour: quietInk }));
    const valueSpot = { x: x + labelWidth, y: at, width: width - labelWidth };
    sheet.element(row, 'TD', () => sheet.write(value, valueSpot, { isBold: true, isNumber: true }));
    row.end();
    top += sheet.heightOf(value, valueSpot.width, { isBold: true }) + 3;
  }
  table.end();
  return top;
};

/** The code of the demand; null without an IBAN. */
const codeOf = ({ sender, amountDue, reference }: Demand): string | null => {
  const { accountHolder, iban, bic } = sender;
  return iban === null ? null : giroCodeOf({ accountHolder, iban, bic, amount: amountDue, reference });
};

/** Where to pay, and the code that fills in a transfer. */
export const drawPayment = (sheet: Sheet, demand: Demand, wording: Wording): void => {
  const { texts, formats } = wording;
  const code = codeOf(demand);
  sheet.ensureSpace(paymentHeight);
  const { y } = sheet;
  const codeLeft = page.right - codeSize;
  drawFacts(sheet, factsOf(demand, wording), { x: page.left, y, width: contentWidth - codeSize - millimetres(8) });
  if (code !== null) {
    const alternative = texts.payment.codeAlternative(formats.money(demand.amountDue));
    drawCode(sheet, code, { x: codeLeft, y, alternative });
    const caption = { x: codeLeft - millimetres(12), y: y + codeSize + captionGap, width: codeSize + millimetres(12) };
    sheet.element(sheet.root, 'Caption', () =>
      sheet.write(texts.payment.code, caption, { size: 7, colour: quietInk, align: 'right' }),
    );
  }
  sheet.y = y + paymentHeight;
};

/** Of the section of a direct debit. */
export const directDebitHeight = millimetres(28);

type Collected = Readonly<{ directDebit: InvoiceDirectDebit; amountDue: Cents }>;

/** By which mandate the club collects. No code: nothing is to be transferred. */
export const drawDirectDebit = (
  sheet: Sheet,
  { directDebit, amountDue }: Collected,
  { texts, formats }: Wording,
): void => {
  const { mandate, creditor, collectedFrom, amount } = texts.payment;
  const facts = [
    { label: mandate, value: directDebit.mandateReference },
    { label: creditor, value: directDebit.creditorId },
    { label: collectedFrom, value: maskedIban(directDebit.iban) },
    { label: amount, value: formats.money(amountDue) },
  ];
  sheet.y = drawFacts(sheet, facts, { x: page.left, y: sheet.y, width: contentWidth }) + millimetres(4);
};
