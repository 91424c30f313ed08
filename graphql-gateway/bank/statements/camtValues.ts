import type { LocalDate } from '@platzwart/contracts/core';
import { centsOf, roundedCentsOf } from './amounts.ts';
import { bankDay } from './bankDay.ts';
import type { Balance } from './statementEntry.ts';
import { UnreadableEntry } from './unreadableEntry.ts';
import { type XmlElement, elementsAt, textAt } from './xmlTree.ts';

/** An amount with the sign of its direction, in cents. Throws UnreadableEntry where it is not in euros, or has no direction. */
export const signedCents = (amount: XmlElement | undefined, direction: string | null): number => {
  if (!amount) throw new UnreadableEntry('AMOUNT');
  if (direction !== 'CRDT' && direction !== 'DBIT') throw new UnreadableEntry('DIRECTION');
  if ((amount.attributes['Ccy'] ?? 'EUR') !== 'EUR') throw new UnreadableEntry('OTHER_CURRENCY');
  const cents = centsOf(amount.text);
  return direction === 'CRDT' ? cents : 0 - cents;
};

/** The day of a date (`Dt`) or of a time (`DtTm`, as the bank writes it); null where there is none. */
export const dayAt = (element: XmlElement, path: string): LocalDate | null => {
  const text = textAt(element, `${path}/Dt`, `${path}/DtTm`, path);
  return text === null ? null : bankDay(text);
};

const amountOf = (balance: XmlElement): number | null => {
  const cents = roundedCentsOf(textAt(balance, 'Amt') ?? '');
  return cents !== null && textAt(balance, 'CdtDbtInd') === 'DBIT' ? 0 - cents : cents;
};

/** Null where it cannot be read: no payment depends on a balance. */
export const balanceOf = (balance: XmlElement | undefined): Balance | null => {
  const [on, amount] = balance ? [dayAt(balance, 'Dt'), amountOf(balance)] : [null, null];
  return on === null || amount === null ? null : { on, amount };
};

/** The first of these elements whose amount is in euros. */
export const inEuros = (amounts: readonly XmlElement[]): XmlElement | undefined =>
  amounts.find(({ attributes }) => (attributes['Ccy'] ?? 'EUR') === 'EUR');

export const amountsAt = (element: XmlElement, paths: readonly string[]): readonly XmlElement[] =>
  paths.flatMap((path) => elementsAt(element, path.split('/')));
