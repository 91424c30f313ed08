import { movementAmountSchema } from '@platzwart/contracts/bank';
import * as v from 'valibot';
import { UnreadableEntry } from './unreadableEntry.ts';

/** Digits, at most one mark, digits: `12.5`, `12,50`, `,5`, `000000012.50`. */
const decimalForm = /^(?=.*\d)0*(\d{0,13})(?:[.,](\d*))?$/;
/** `1.234,56`: two different marks, of which the last one is that of the decimals. */
const groupedForm = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?!\1)[.,]\d{1,2}$/;

type Written = Readonly<{ cents: number; beyond: string }>;

const writtenIn = (decimal: string): Written | null => {
  const plain = groupedForm.test(decimal) ? decimal.replace(/[.,](?=.*[.,])/g, '') : decimal;
  const [match, euros = '', fraction = ''] = decimalForm.exec(plain) ?? [];
  if (match === undefined) return null;
  return { cents: Number(`${euros}${fraction.slice(0, 2).padEnd(2, '0')}`), beyond: fraction.slice(2) };
};

/** What a program leaves behind that computes in binary fractions: `.1200000000001`, `.1199999999998`. */
const isNoise = (digits: string): boolean => /^(?:0{4}|9{4})\d*$/.test(digits) || /^0*$/.test(digits);

const isPossible = (amount: number): boolean => v.is(movementAmountSchema, amount);

const rounded = ({ cents, beyond }: Written): number => cents + (Number(`0.${beyond}0`) >= 0.5 ? 1 : 0);

/**
 * `12.5` as 1250. Throws UnreadableEntry on fractions of a cent that are more than the rounding error of a program, on more than a movement
 * may be, and on anything else.
 */
export const centsOf = (decimal: string): number => {
  const written = writtenIn(decimal);
  if (!written || !isNoise(written.beyond) || !isPossible(rounded(written))) throw new UnreadableEntry('AMOUNT');
  return rounded(written);
};

/** Of a balance, which pays nothing: rounded to cents; null where it is no number. */
export const roundedCentsOf = (decimal: string): number | null => {
  const written = writtenIn(decimal);
  return written && isPossible(rounded(written)) ? rounded(written) : null;
};
