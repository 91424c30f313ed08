import {
  type CountryCode,
  type Language,
  type Role,
  countryCodes,
  defaultCountry,
  withLostZero,
} from '@platzwart/contracts/core';
import { type ImportPeople, importPeopleSchema } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { type ImportField, importFields } from './importColumns.ts';

export type ImportPerson = ImportPeople['data']['people'][number];
/** The values of one line by column; a missing column has no value. */
export type CellOf = (field: ImportField) => string;
/** The club's defaults for values that a line does not have. `lostZeros`: a spreadsheet has cut the zeros of postal codes. */
export type ImportDefaults = Readonly<{ personId: string; discount: number; lostZeros: boolean }>;

const roleNames: Readonly<Record<string, Role>> = {
  ...{ mitglied: 'MEMBER', member: 'MEMBER', gast: 'GUEST', guest: 'GUEST' },
  ...{ trainer: 'TRAINER', trainerin: 'TRAINER', coach: 'TRAINER', admin: 'ADMIN', verwaltung: 'ADMIN' },
};
const languageNames: Readonly<Record<string, Language>> = {
  ...{ de: 'de', deutsch: 'de', german: 'de', en: 'en', englisch: 'en', english: 'en' },
};

/** `Lindenweg 7 b`, where a club keeps street and number in one column. */
const streetAndNumber = /^(.*\D)\s+(\d+(?:[-/]\d+)?\s?[a-zA-Z]?)$/;

/** Names of countries in German and English, in lower case. */
const countryNames: Readonly<Record<string, CountryCode>> = Object.fromEntries(
  ['de', 'en'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return countryCodes.map((code) => [(names.of(code) ?? code).toLowerCase(), code] as const);
  }),
);

/** Null: the postal code says it. */
const countryIn = (cell: CellOf): string | null =>
  (cell('country') && (countryNames[cell('country').toLowerCase()] ?? cell('country'))) || null;

/** A German code from which a spreadsheet has cut the leading zero: 1067 is 01067. */
export const lacksZero = (zip: string): boolean => /^[1-9]\d{3}$/.test(zip);

/** Digits alone are a German code, where no country is said; every other form says its country itself. */
const codeIn = (cell: CellOf, lostZeros: boolean) => {
  const zip = cell('zip');
  const country = countryIn(cell) ?? (/^\d+$/.test(zip) ? defaultCountry : null);
  return { zip: lostZeros && country === defaultCountry && lacksZero(zip) ? `0${zip}` : zip, country };
};

const addressIn = (cell: CellOf, lostZeros: boolean) => {
  const { zip, country } = codeIn(cell, lostZeros);
  const city = cell('city');
  const combined = cell('houseNumber') === '' ? streetAndNumber.exec(cell('street')) : null;
  const street = combined?.[1]?.trim() ?? cell('street');
  const houseNumber = combined?.[2] ?? cell('houseNumber');
  const address = { street, houseNumber, zip, city };
  return Object.values(address).every((part) => part === '') ? null : { ...address, country };
};

const discountIn = (text: string, fallback: number): number =>
  text === '' ? fallback : /^\d{1,3} ?%?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;

/** An unknown word stays unchanged, so that the schema refuses it. */
const translate = <Value>(names: Readonly<Record<string, Value>>, text: string, fallback: Value): Value | string =>
  text === '' ? fallback : (names[text.toLowerCase()] ?? text);

const personIn = (cell: CellOf, { personId, discount, lostZeros }: ImportDefaults): unknown => ({
  personId,
  memberNumber: cell('userID') || null,
  role: translate(roleNames, cell('role'), 'MEMBER'),
  person: {
    firstName: cell('firstName'),
    lastName: cell('lastName'),
    companyName: cell('companyName') || null,
    email: cell('email') || null,
    phone: withLostZero(cell('phone')) || null,
    address: addressIn(cell, lostZeros),
    language: translate(languageNames, cell('language'), 'de'),
  },
  discount: discountIn(cell('discount'), discount),
  guardianID: cell('guardianID') || null,
});

const personSchema = importPeopleSchema.entries.people.pipe[0].item;

export type ReadLine = Readonly<{ person: ImportPerson | null; wrong: readonly ImportField[] }>;

/** The column of a field of the command; null where there is none. */
export const columnOf = (path: string): ImportField | null => {
  const name = path.split('.').at(-1);
  return name === 'memberNumber' ? 'userID' : (importFields.find((field) => field === name) ?? null);
};

/** Refuses formulas, control characters, and texts that were decoded with the wrong encoding. */
const unsafe = /^[=+@-]|[\p{Cc}\uFFFD]/u;
const isUnsafe = (field: ImportField, text: string): boolean =>
  unsafe.test(field === 'phone' ? text.replace(/^\+/, '') : text);

/** The person of a line, or the columns with invalid values. */
export const readLine = (cell: CellOf, defaults: ImportDefaults): ReadLine => {
  const unsafeFields = importFields.filter((field) => isUnsafe(field, cell(field)));
  const result = v.safeParse(personSchema, personIn(cell, defaults));
  if (result.success && unsafeFields.length === 0) return { person: result.output, wrong: [] };
  const invalid = (result.issues ?? []).flatMap((issue) => columnOf(v.getDotPath(issue) ?? '') ?? []);
  return { person: null, wrong: [...new Set([...unsafeFields, ...invalid])] };
};
