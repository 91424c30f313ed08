import * as v from 'valibot';
import { lineSchema } from './texts.ts';

/** ISO 7064: an IBAN is 1 modulo 97, with its first four characters at the end and letters as numbers from 10 on. */
const hasChecksum = (iban: string): boolean => {
  const digits = Array.from(`${iban.slice(4)}${iban.slice(0, 4)}`, (character) => Number.parseInt(character, 36)).join(
    '',
  );
  return Array.from(digits, Number).reduce((rest, digit) => (rest * 10 + digit) % 97, 0) === 1;
};

const withoutSpaces = v.transform((text: string) => text.replaceAll(' ', '').toUpperCase());

export const ibanSchema = v.pipe(
  lineSchema,
  v.maxLength(50),
  withoutSpaces,
  v.regex(/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/),
  v.check(hasChecksum, 'an IBAN'),
);
export const bicSchema = v.pipe(
  lineSchema,
  v.maxLength(20),
  withoutSpaces,
  v.regex(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/),
);
