import type { ReactNode } from 'react';
import { numberIn } from '../../../core/forms/typedNumbers.ts';
import type { PickedPerson } from '../../../core/people/findPeople.ts';

/** What is typed into the fields of one section, by the name of the field; a check box is `yes` or empty. */
export type Values = Readonly<Record<string, string>>;

export type SettingField = Readonly<{
  name: string;
  /** `number`: a whole one. */
  kind: 'text' | 'lines' | 'number' | 'decimal' | 'money' | 'time' | 'date' | 'check' | 'choice' | 'person' | 'people';
  label: string;
  help?: string;
  /** Characters, of `text` and `lines`. */
  maxLength?: number;
  options?: readonly Readonly<{ value: string; label: string }>[];
  /** What to say about the new value before it is saved; null where there is nothing to say. */
  warningOf?: (value: string) => string | null;
  /** What is typed, among the other values of its section, as the server takes it; without it every text is. */
  isAllowed?: (typed: string, values: Values) => boolean;
  /** Must be filled in where the field of this name is. */
  neededWith?: string;
  /** Of a number, an amount or a time: may be left empty, which means something. Without it an emptied one is wrong, not 0. */
  isOptional?: boolean;
  /** Of `person`: who it is before the change. */
  person?: PickedPerson | null;
  /** Of `people`: who they are before the change. */
  people?: readonly PickedPerson[];
}>;

/** A table with a column for each field of its rows. */
export type SettingTable = Readonly<{
  title: string;
  help: string;
  /** Headings over several columns each; the first column is below none of them. */
  groups?: readonly Readonly<{ label: string; columns: number }>[];
  columns: readonly string[];
  /** How wide the columns are in relation to each other, where they are not equally wide. */
  shares?: readonly number[];
  /** Label of the button that empties a row; without it rows are only changed. */
  emptyRow?: (row: FieldSet) => string;
}>;

export type FieldSet = Readonly<{
  key: string;
  title: string;
  help?: string;
  /** Neighbouring sets with the same table are its rows. */
  table?: SettingTable;
  fields: readonly SettingField[];
  /** What can be done with its fields. */
  below?: (values: Values, change: (values: Values) => void) => ReactNode;
}>;

export const yes = 'yes';
export const checked = (value: boolean): string => (value ? yes : '');

export const textOf = (value: number | string | null | undefined): string => (value == null ? '' : String(value));

type Named = Pick<PickedPerson, 'userID' | 'firstName' | 'lastName'>;
/** A person as the value of a field, the number first. */
export const personValue = (person: Named | null | undefined): string =>
  person ? `${person.userID} ${person.firstName} ${person.lastName}` : '';
/** Several such values. */
export const peopleValue = (people: readonly Named[]): string => people.map(personValue).join(', ');
/** The numbers in such a value. */
export const numbersOfPeople = (value: string | undefined): readonly string[] =>
  (value ?? '').split(', ').flatMap((person) => numberOfPerson(person) ?? []);
/** What the review shows of such a value: the names alone. */
export const namesIn = (value: string): string =>
  value
    .split(', ')
    .map((person) => person.replace(/^\d+ /, ''))
    .join(', ');
/** The number in such a value; null for nobody. */
export const numberOfPerson = (value: string | undefined): string | null => orNull((value ?? '').split(' ')[0]);

/** Null where nothing was typed. */
export const orNull = (typed: string | undefined): string | null => (typed ?? '').trim() || null;

/** `5` is the amount `5,00`; what is no number is compared as text. */
const isSameValue = ({ kind }: SettingField, from: string, to: string): boolean => {
  if (from.trim() === to.trim()) return true;
  if (kind !== 'number' && kind !== 'decimal' && kind !== 'money') return false;
  return numberIn(from) === numberIn(to);
};

export type Difference = Readonly<{ field: SettingField; set: FieldSet; from: string; to: string }>;

/** What saving would change, field by field. */
export const differencesOf = (sets: readonly FieldSet[], before: Values, after: Values): readonly Difference[] =>
  sets.flatMap((set) =>
    set.fields.flatMap((field) => {
      const [from, to] = [before[field.name] ?? '', after[field.name] ?? ''];
      return isSameValue(field, from, to) ? [] : [{ field, set, from, to }];
    }),
  );

/** Whether nothing is typed although something must be; a cell that is `neededWith` another one may be empty with it. */
const isNumberMissing = ({ isOptional = false, neededWith }: SettingField): boolean =>
  !isOptional && neededWith === undefined;

const isNoNumber = (field: SettingField, typed: string): boolean => {
  const { kind } = field;
  if (kind !== 'number' && kind !== 'decimal' && kind !== 'money') return false;
  const number = numberIn(typed);
  if (number === null) return isNumberMissing(field);
  return kind === 'number' ? !Number.isInteger(number) : Number.isNaN(number);
};

const isNoTime = ({ kind, isOptional }: SettingField, typed: string): boolean =>
  kind === 'time' && !(isOptional && typed.trim() === '') && !/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(typed.trim());

const isMissing = ({ name, neededWith }: SettingField, values: Values): boolean =>
  neededWith !== undefined && orNull(values[neededWith]) !== null && orNull(values[name]) === null;

/** Names of the fields that hold something that is not allowed, no number, or no time, or nothing where something is needed. */
export const malformed = (sets: readonly FieldSet[], values: Values): readonly string[] =>
  sets
    .flatMap(({ fields }) => fields)
    .filter((field) => {
      const typed = values[field.name] ?? '';
      if (isMissing(field, values) || isNoNumber(field, typed) || isNoTime(field, typed)) return true;
      return field.isAllowed?.(typed, values) === false;
    })
    .map(({ name }) => name);
