import type { PersonalData, UpdatePerson } from '@platzwart/contracts/user';
import { canonicalJson } from '../core/canonicalJson.ts';
import type { Person } from './membersState.ts';

export type Changes = UpdatePerson['data']['changes'];

/** What people change about themselves; an e-mail takes a confirmation, everything else an ADMIN (decisions.md C7). */
const own: readonly string[] = ['phone', 'address', 'language'];

/** Paths of what somebody may not change about themselves. */
export const foreignTo = (changes: Changes): readonly string[] =>
  Object.keys(changes).filter((field) => !own.includes(field));

/** Only what would be another than it is: a form sends everything that it shows. */
export const differing = (changes: Changes, person: Person, data: PersonalData): Changes => {
  const present: Readonly<Record<string, unknown>> = { ...data, ...person };
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => value !== undefined && canonicalJson(value) !== canonicalJson(present[field]),
    ),
  );
};

/** What is sealed, of everything that changes. */
export const personalIn = ({ firstName, lastName, email, phone, address, language }: Changes): Partial<PersonalData> =>
  Object.fromEntries(
    Object.entries({ firstName, lastName, email, phone, address, language }).filter(([, value]) => value !== undefined),
  );
