import * as v from 'valibot';
import { lineSchema } from '../core/index.ts';

const form = /^[A-Z]{2}\d{2}[A-Z\d]{3}[A-Z\d]{1,28}$/;

/** ISO 7064, modulo 97. The business code, the fifth to the seventh character, is left out: a creditor changes it at will (EPC262-08). */
const hasChecksum = (id: string): boolean =>
  Array.from(`${id.slice(7)}${id.slice(0, 4)}`, (character) => String(Number.parseInt(character, 36)))
    .join('')
    .split('')
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;

/** `DE98ZZZ09999999999`: who collects by SEPA direct debit, as the Bundesbank names it. */
export const creditorIdSchema = v.pipe(
  lineSchema,
  v.maxLength(50),
  v.transform((text) => text.replaceAll(' ', '').toUpperCase()),
  v.regex(form),
  v.check(hasChecksum, 'a creditor identifier'),
);
