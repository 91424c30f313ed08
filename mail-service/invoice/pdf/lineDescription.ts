import { assertNever } from '@platzwart/contracts/core';
import type { InvoiceLine } from '@platzwart/contracts/invoice';
import type { DocumentFormats } from './documentFormats.ts';
import type { DocumentTexts } from './documentTexts.ts';

type Wording = Readonly<{ texts: DocumentTexts; formats: DocumentFormats }>;

/** What was delivered, and below it when. */
export type LineDescription = Readonly<{ what: string; when: string }>;

const timesOf = ({ start, end }: Readonly<{ start: string; end: string }>): string => `${start}–${end}`;

const described = (line: InvoiceLine, { texts, formats }: Wording): LineDescription => {
  switch (line.kind) {
    case 'BOOKING':
      return {
        what: `${texts.categories[line.category]}: ${line.sport}, ${line.court}`,
        when: `${formats.weekday(line.date)}, ${timesOf(line)}`,
      };
    case 'GUEST_FEE':
      return {
        what: `${texts.guestFee}: ${line.sport}, ${line.court}`,
        when: `${formats.weekday(line.date)}, ${timesOf(line)}`,
      };
    case 'SEASON':
      return {
        what: `${texts.categories[line.category]}: ${line.sport}, ${line.court}`,
        when: `${formats.day(line.date)} ${texts.dash} ${formats.day(line.enddate)}, ${timesOf(line)}, ${texts.occurrences(line.occurrences)}`,
      };
    case 'VOUCHER':
      return {
        what: texts.voucher(texts.voucherTypes[line.voucherType]),
        when: texts.orderedOn(formats.day(line.date)),
      };
    default:
      return assertNever(line);
  }
};

const paymentOf = ({ paymentMethod, alreadyPaid }: InvoiceLine, texts: DocumentTexts): string | null => {
  if (paymentMethod === 'VOUCHER') return texts.paidWithHours;
  return alreadyPaid ? texts.alreadyPaid : null;
};

/** One line of an invoice in words: PDF and e-invoice say the same. */
export const describeLine = (line: InvoiceLine, wording: Wording): LineDescription => {
  const { what, when } = described(line, wording);
  const player = line.player === undefined ? null : wording.texts.forPlayer(line.player);
  return { what, when: [when, player, paymentOf(line, wording.texts)].filter((part) => part !== null).join(' · ') };
};
