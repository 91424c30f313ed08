import type { PersonalData, UpdatePerson } from '@platzwart/contracts/user';
import { canonicalJson } from '../../core/canonicalJson.ts';
import type { Person } from './membersState.ts';

export type Changes = UpdatePerson['data']['changes'];

/** Fields that people may change themselves; an e-mail needs a confirmation, all other fields an ADMIN (decisions.md C7). */
const ownFields: readonly string[] = ['phone', 'address', 'language', 'bookingReminders'];

/** Paths of the fields that people may not change themselves. */
export const adminOnlyFields = (changes: Changes): readonly string[] =>
  Object.keys(changes).filter((field) => !ownFields.includes(field));

/** Only the values that differ: a form sends all its fields. Payer and guardian are compared by the decider, which knows them by id. */
export const actualChanges = (changes: Changes, person: Person, data: PersonalData): Changes => {
  const present = new Map<string, unknown>(Object.entries({ ...data, ...person }));
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) =>
        value !== undefined && (!present.has(field) || canonicalJson(value) !== canonicalJson(present.get(field))),
    ),
  );
};

/** The changed fields that are sealed. */
export const personalDataIn = ({
  firstName,
  lastName,
  companyName,
  email,
  phone,
  address,
  language,
}: Changes): Partial<PersonalData> =>
  Object.fromEntries(
    Object.entries({ firstName, lastName, companyName, email, phone, address, language }).filter(
      ([, value]) => value !== undefined,
    ),
  );
