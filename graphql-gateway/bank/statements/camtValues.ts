import { movementAmountSchema } from '@platzwart/contracts/bank';
import { type LocalDate, localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { UnreadableStatement } from './unreadableStatement.ts';
import { type XmlElement, elementsAt, textAt } from './xmlTree.ts';

/** Up to 13 digits before the point; banks may write more than two after it, as long as they are zeros. */
const amountForm = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/;

/** `12.5` as 1250. Throws UnreadableStatement on fractions of a cent, on more than a movement may be, and on anything else. */
export const centsOf = (decimal: string): number => {
  const [, euros, fraction = ''] = amountForm.exec(decimal) ?? [];
  const amount = v.safeParse(movementAmountSchema, Number(euros) * 100 + Number(fraction.padEnd(2, '0')));
  if (!amount.success) throw new UnreadableStatement('MALFORMED');
  return amount.output;
};

/** An amount with the sign of its direction, in cents. Throws UnreadableStatement where it is not in euros. */
export const signedCents = (amount: XmlElement | undefined, direction: string | null): number => {
  if (!amount || (direction !== 'CRDT' && direction !== 'DBIT')) throw new UnreadableStatement('MALFORMED');
  if (amount.attributes['Ccy'] !== 'EUR') throw new UnreadableStatement('OTHER_CURRENCY');
  return direction === 'CRDT' ? centsOf(amount.text) : 0 - centsOf(amount.text);
};

/** The `Amt` and `CdtDbtInd` of an entry or a balance. */
export const signedAmount = (element: XmlElement): number =>
  signedCents(elementsAt(element, ['Amt'])[0], textAt(element, 'CdtDbtInd'));

/** The day of a date (`Dt`) or of a time (`DtTm`, as the bank writes it); null where there is none. */
export const dayAt = (element: XmlElement, path: string): LocalDate | null => {
  const text = textAt(element, `${path}/Dt`, `${path}/DtTm`)?.slice(0, 10);
  if (text === undefined) return null;
  const day = v.safeParse(localDateSchema, text);
  if (!day.success) throw new UnreadableStatement('MALFORMED');
  return day.output;
};
