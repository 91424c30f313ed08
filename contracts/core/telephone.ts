import * as v from 'valibot';
import { textSchema } from './texts.ts';
import { trimInvisible } from './visibleText.ts';

/** Words that stand beside a number; all others are no telephone number. */
const words = ['telefon', 'tel', 'phone', 'mobile', 'mobil', 'handy', 'extension', 'ext', 'x', 'apparat', 'app']
  .concat(['durchwahl', 'dw', 'nebenstelle', 'nst', 'oder', 'or', 'und', 'and'])
  .join('|');
const written = new RegExp(String.raw`^(?:[\d\p{Zs}\p{Pd}+()/.,;:#*]|(?<!\p{L})(?:${words})(?!\p{L}))+$`, 'iu');
const [fewest, most, fewestDigits] = [4, 40, 3];

const hasEnoughDigits = (text: string): boolean => (text.match(/\d/g) ?? []).length >= fewestDigits;

/**
 * A telephone number as people write it (decisions.md Q5): 4 to 40 characters, digits with spaces, hyphens, dashes, full stops, slashes and
 * brackets between them, an extension after `App.`, `ext.` or `-`. It is kept as typed, without what is around it.
 */
export const phoneSchema = v.pipe(
  textSchema,
  v.transform(trimInvisible),
  v.minLength(fewest),
  v.maxLength(most),
  v.regex(written),
  v.check(hasEnoughDigits, 'a telephone number'),
);

/** `tel:` address of a number: of the first, where several are written, and without the (0) that is not dialled from abroad. */
export const dialled = (phone: string): string => {
  const [first = ''] = phone.split(/[,;]|\p{L}{2,}\.?(?=.*\d.*\d.*\d)/iu).filter(hasEnoughDigits);
  const isAbroad = /^\D*(?:\+|00)/.test(first);
  return `tel:${(isAbroad ? first.replace(/\(0\)/, '') : first).replaceAll(/[^\d+]/g, '').replaceAll(/(?!^)\+/g, '')}`;
};

/**
 * A number from which a spreadsheet has cut what it takes for no part of a number: the zero of the area code, or the plus of a country code.
 * `1701234567` becomes `01701234567`, `491701234567` becomes `+491701234567`; every other text stays as it is.
 */
export const withLostZero = (phone: string): string => {
  if (/^49[1-9]\d{8,}$/.test(phone)) return `+${phone}`;
  return /^[1-9]\d{6,11}$/.test(phone) ? `0${phone}` : phone;
};
