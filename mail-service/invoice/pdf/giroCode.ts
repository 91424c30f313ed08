import type { Cents } from '@platzwart/contracts/core';
import { encode } from 'uqr';

export type Transfer = Readonly<{
  accountHolder: string;
  iban: string;
  bic: string | null;
  amount: Cents;
  /** ISO 11649. */
  reference: string;
}>;

/** The guideline limits the name to 70 characters (EPC069-12). */
const longestName = 70;
/** With more bytes, of characters that take four of them, the whole code could exceed the largest version. */
const mostBytesOfName = 200;
const largestVersion = 13;

const euros = (amount: Cents): string => `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

const shortened = (name: string): string => {
  const characters = Array.from(name).slice(0, longestName);
  while (Buffer.byteLength(characters.join('')) > mostBytesOfName) characters.pop();
  return characters.join('');
};

/**
 * The text of the EPC QR code for a SEPA transfer, version 002, UTF-8 (EPC069-12): one element a line, nothing after the last used one. Null
 * where it cannot state the amount, which is from 0.01 to 999,999,999.99 euros.
 */
export const giroCodeOf = ({ accountHolder, iban, bic, amount, reference }: Transfer): string | null => {
  if (amount < 1 || amount > 99_999_999_999) return null;
  return ['BCD', '002', '1', 'SCT', bic ?? '', shortened(accountHolder), iban, euros(amount), '', reference].join('\n');
};

/** The dark modules of the code, row by row, without the quiet zone; error level M. Throws above version 13, which the guideline excludes. */
export const modulesOf = (text: string): readonly (readonly boolean[])[] => {
  const { data, version } = encode(text, { ecc: 'M', border: 0 });
  if (version > largestVersion) throw new Error(`A payment code of version ${version} is not allowed`);
  return data;
};
