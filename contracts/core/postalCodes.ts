import * as v from 'valibot';
import { type CountryCode, countryCodes, defaultCountry } from './countries.ts';
import { lineSchema, textSchema } from './texts.ts';

/** `9` a digit, `A` a letter, `_` a space, a hyphen or nothing; several forms are separated by `|`. */
const forms: Partial<Record<CountryCode, string>> = {
  ...{ DE: '99999', AT: '9999', CH: '9999', LI: '9999', LU: '9999', NL: '9999_AA', BE: '9999', FR: '99999' },
  ...{ IT: '99999', SM: '99999', VA: '99999', ES: '99999', PT: '9999_999', MC: '99999', AD: 'AA999', MT: 'AAA_9999' },
  ...{ GB: 'A9_9AA|A99_9AA|AA9_9AA|AA99_9AA|A9A_9AA|AA9A_9AA', IE: 'A99_****|A9A_****', GG: 'AA9_9AA|AA99_9AA' },
  ...{ JE: 'AA9_9AA', IM: 'AA9_9AA|AA99_9AA', DK: '9999', NO: '9999', SE: '999_99', FI: '99999', AX: '99999' },
  ...{ IS: '999', FO: '999', GL: '9999', PL: '99_999', CZ: '999_99', SK: '999_99', HU: '9999', SI: '9999' },
  ...{ HR: '99999', BA: '99999', RS: '99999', ME: '99999', MK: '9999', AL: '9999', GR: '999_99', CY: '9999' },
  ...{ BG: '9999', RO: '999999', MD: '9999', UA: '99999', BY: '999999', RU: '999999', TR: '99999' },
  ...{ EE: '99999', LV: '9999', LT: '99999', US: '99999|99999_9999', CA: 'A9A_9A9', AU: '9999', NZ: '9999' },
  ...{
    JP: '999_9999',
    KR: '99999',
    CN: '999999',
    IN: '999_999',
    TH: '99999',
    BR: '99999_999',
    MX: '99999',
    ZA: '9999',
  },
  ...{ IL: '9999999|99999', GE: '9999', KZ: '999999|A99A9A9', TN: '9999', MA: '99999', PH: '9999', VN: '99999|999999' },
};

const patterns: Readonly<Record<string, string>> = {
  9: String.raw`\d`,
  A: '[A-Z]',
  '*': String.raw`[A-Z\d]`,
  _: '[ -]?',
};
const formOf = (country: string): RegExp | null => {
  const form = Object.entries(forms).find(([code]) => code === country)?.[1];
  if (form === undefined) return null;
  const alternatives = form.split('|').map((each) => Array.from(each, (sign) => patterns[sign] ?? '').join(''));
  return new RegExp(`^(?:${alternatives.join('|')})$`);
};
const formed = new Map(countryCodes.map((country) => [country, formOf(country)] as const));

/** The signs of cars, which stand in front of codes in German-speaking countries: `A-1010`, `L-1009`. */
const prefixes: Readonly<Record<string, CountryCode>> = {
  ...{ D: 'DE', A: 'AT', L: 'LU', B: 'BE', F: 'FR', I: 'IT', E: 'ES', P: 'PT', S: 'SE', N: 'NO', H: 'HU', FL: 'LI' },
  ...{ SLO: 'SI', SK: 'SK', SI: 'SI', LV: 'LV', LT: 'LT', MD: 'MD' },
};
const prefixed = /^([A-Z]{1,3}) ?-? ?(?=\d)(.+)$/;

const countryOfPrefix = (prefix: string): CountryCode | undefined =>
  prefixes[prefix] ?? countryCodes.find((code) => code === prefix);

type PostalCode = Readonly<{
  zip: string;
  /** Null: not said, and several have codes of this form. */ country: CountryCode | null;
}>;

const fits = (zip: string, country: CountryCode): boolean => formed.get(country)?.test(zip) ?? true;

/** The country of a code that is written without one: Germany where it can be, else the only one with codes of this form. */
const countryBy = (zip: string): CountryCode | null | undefined => {
  if (fits(zip, defaultCountry)) return defaultCountry;
  const possible = [...formed].flatMap(([country, form]) => (form?.test(zip) === true ? [country] : []));
  return possible.length > 1 ? null : possible[0];
};

/** The code without the sign of its country in front; null where there is none. */
const withoutSign = (text: string): PostalCode | null => {
  const [, sign = '', zip = ''] = prefixed.exec(text) ?? [];
  const country = countryOfPrefix(sign);
  return country !== undefined && fits(zip, country) ? { zip, country } : null;
};

const plain = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\p{Zs}+/gu, ' ');

/**
 * The postal code by the country's form (decisions.md Q5), in capitals and without the sign of the country in front; free where the form of the
 * country is unknown. `country` null: the sign in front says it, else the form does. Null where the code has the form of no country, or of
 * another than the one named.
 */
export const postalCode = (typed: string, country: CountryCode | null): PostalCode | null => {
  const text = plain(typed);
  const withSign = withoutSign(text);
  if (withSign && (country ?? withSign.country) === withSign.country) return withSign;
  if (country !== null) return fits(text, country) ? { zip: text, country } : null;
  const found = countryBy(text);
  return found === undefined ? null : { zip: text, country: found };
};

const maxCharacters = 12;
/** A postal code of some country, as typed. */
export const zipTextSchema = v.pipe(lineSchema, v.maxLength(maxCharacters), v.regex(/^[\p{L}\p{N}\p{Pd}\p{Zs}./]*$/u));
export const countrySchema = v.pipe(textSchema, v.trim(), v.toUpperCase(), v.picklist(countryCodes));

/** Whether a code fits the country; for forms, which say the country in a field of its own. */
export const isPostalCode = (typed: string, country: CountryCode | null): boolean =>
  v.is(zipTextSchema, typed) && postalCode(typed.trim(), country) !== null;
