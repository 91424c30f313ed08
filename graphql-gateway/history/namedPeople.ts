import { personIdSchema } from '@platzwart/contracts/core';
import { withNames } from '@platzwart/contracts/event-facts';
import type { PersonId } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import * as v from 'valibot';
import type { Viewer } from '../core/viewer.ts';
import type { HistoryFacts } from './historyReads.ts';

type Data = Readonly<Record<string, unknown>>;
type Named = Pick<PersonRow, 'firstName' | 'lastName'>;
type FindPerson = (id: PersonId) => Promise<Named | null>;

/** The data of an entry's event with its opened texts. */
export const dataOf = ({ details, texts }: Pick<HistoryFacts, 'details' | 'texts'>): Data => ({ ...details, ...texts });

/**
 * Whether the viewer may know whom an entry names: an ADMIN always, the others where it is about somebody, themselves or their child
 * (decisions.md N23, N47).
 */
export const mayName = ({ personId }: Pick<HistoryFacts, 'personId'>, { principal }: Viewer): boolean =>
  principal === 'ADMIN' || personId !== null;

/** Whose entries the viewer reads: their own, and those of their children except for the children's accounts (decisions.md N5). */
export const readableBy = (subjectId: string, { person, children }: Viewer): readonly PersonId[] => {
  const ids = children.map(({ personId }) => personId);
  const isAccount = ids.some((id) => id === subjectId);
  return [...(person ? [person.personId] : []), ...(isAccount ? [] : ids)];
};

/**
 * Whom the viewer may know as the one who caused something: an ADMIN everybody, the others themselves, their children and their guardian; what
 * somebody else did, the club did (decisions.md N5, N47).
 */
export const knownActors = ({ principal, person, children }: Viewer): ((actor: PersonId) => boolean) => {
  const family = [person?.personId, person?.guardianId, ...children.map(({ personId }) => personId)];
  return (actor) => principal === 'ADMIN' || family.includes(actor);
};

/** An event's data with the names of people in place of their ids; the id stays of who was erased. */
export const withPeopleByName = async (action: string, data: Data, find: FindPerson): Promise<Data> => {
  const ids = new Set<string>();
  withNames(action, data, (id) => {
    ids.add(id);
    return null;
  });
  const names = new Map<string, string>();
  // All at once, so that they, and those of other entries, are read together.
  const finding = [...ids].map(async (id) => {
    const person = v.safeParse(personIdSchema, id);
    const found = person.success ? await find(person.output) : null;
    if (found) names.set(id, `${found.firstName} ${found.lastName}`.trim());
  });
  await Promise.all(finding);
  return withNames(action, data, (id) => names.get(id) ?? null);
};
