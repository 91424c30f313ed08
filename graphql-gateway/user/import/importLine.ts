import type { Language, Role } from '@platzwart/contracts/core';
import { type ImportPeople, importPeopleSchema } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { type ImportField, importFields } from './importColumns.ts';

export type WantedPerson = ImportPeople['data']['people'][number];
/** What one line says; a column that is not there says nothing. */
export type CellOf = (field: ImportField) => string;
/** What a club has decided for all of whom a line says nothing else. */
export type ImportDefaults = Readonly<{ personId: string; discount: number }>;

const roleNames: Readonly<Record<string, Role>> = {
  ...{ mitglied: 'MEMBER', member: 'MEMBER', gast: 'GUEST', guest: 'GUEST' },
  ...{ trainer: 'TRAINER', trainerin: 'TRAINER', coach: 'TRAINER', admin: 'ADMIN', verwaltung: 'ADMIN' },
};
const languageNames: Readonly<Record<string, Language>> = {
  ...{ de: 'de', deutsch: 'de', german: 'de', en: 'en', englisch: 'en', english: 'en' },
};

/** `Lindenweg 7 b`, where a club keeps street and number in one column. */
const streetAndNumber = /^(.*\D)\s+(\d+(?:[-/]\d+)?\s?[a-zA-Z]?)$/;

const addressIn = (cell: CellOf) => {
  const [zip, city] = [cell('zip'), cell('city')];
  const together = cell('houseNumber') === '' ? streetAndNumber.exec(cell('street')) : null;
  const street = together?.[1]?.trim() ?? cell('street');
  const houseNumber = together?.[2] ?? cell('houseNumber');
  return [street, houseNumber, zip, city].every((part) => part === '') ? null : { street, houseNumber, zip, city };
};

const discountIn = (text: string, usual: number): number =>
  text === '' ? usual : /^\d{1,3} ?%?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;

/** An unknown word stays as it is, for the schema to refuse. */
const worded = <Known>(names: Readonly<Record<string, Known>>, text: string, usual: Known): Known | string =>
  text === '' ? usual : (names[text.toLowerCase()] ?? text);

const personIn = (cell: CellOf, { personId, discount }: ImportDefaults): unknown => ({
  personId,
  memberNumber: cell('userID') || null,
  role: worded(roleNames, cell('role'), 'MEMBER'),
  person: {
    firstName: cell('firstName'),
    lastName: cell('lastName'),
    email: cell('email'),
    phone: cell('phone') || null,
    address: addressIn(cell),
    language: worded(languageNames, cell('language'), 'de'),
  },
  discount: discountIn(cell('discount'), discount),
});

const personSchema = importPeopleSchema.entries.people.pipe[0].item;

export type ReadLine = Readonly<{ person: WantedPerson | null; wrong: readonly ImportField[] }>;

/** The column that a field of the command comes from; null where it is none. */
export const columnOf = (path: string): ImportField | null => {
  const name = path.split('.').at(-1);
  return name === 'memberNumber' ? 'userID' : (importFields.find((field) => field === name) ?? null);
};

/** What a spreadsheet would run, what nobody can read, and what was written in another alphabet than it is read in. */
const unsafe = /^[=+@-]|[\p{Cc}\uFFFD]/u;
const isUnsafe = (field: ImportField, text: string): boolean =>
  unsafe.test(field === 'phone' ? text.replace(/^\+/, '') : text);

/** The person of a line, or the columns that say what no person can have. */
export const readLine = (cell: CellOf, defaults: ImportDefaults): ReadLine => {
  const unsafeFields = importFields.filter((field) => isUnsafe(field, cell(field)));
  const result = v.safeParse(personSchema, personIn(cell, defaults));
  if (result.success && unsafeFields.length === 0) return { person: result.output, wrong: [] };
  const invalid = (result.issues ?? []).flatMap((issue) => columnOf(v.getDotPath(issue) ?? '') ?? []);
  return { person: null, wrong: [...new Set([...unsafeFields, ...invalid])] };
};
