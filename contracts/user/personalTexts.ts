import * as v from 'valibot';
import { type PersonalData, type PostalAddress, keptPersonalDataSchema } from './personalData.ts';

/** Personal data as a history has them, by the name of each part; what a person has not said is missing. */
export type PersonalTexts = Readonly<
  Partial<Record<keyof Omit<PersonalData, 'address'> | keyof PostalAddress, string>>
>;

/** The parts of `PersonalData`, which is JSON text once it is opened. Throws where it is none. */
export const personalTextsOf = (json: string): PersonalTexts => {
  const { address, ...data } = v.parse(keptPersonalDataSchema, JSON.parse(json));
  const parts = Object.entries({ ...data, ...address });
  return Object.fromEntries(parts.filter((part): part is [string, string] => part[1] !== null && part[1] !== ''));
};
