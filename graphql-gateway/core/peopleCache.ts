import type { PersonId } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import { batchLoader } from './batchLoader.ts';
import type { PeopleReads } from './peopleReads.ts';

export type PeopleCache = Readonly<{
  /** Synchronous where the person is cached; null where there is no such person. */
  find: (id: PersonId) => PersonRow | null | Promise<PersonRow | null>;
  /** To be called whenever the read model `people` has moved, so that a revoked role takes effect at once. */
  forget: () => void;
}>;

/** The people who recently made calls, kept in memory between two changes of the read model. */
export const createPeopleCache = ({ byIds }: Pick<PeopleReads, 'byIds'>): PeopleCache => {
  let peopleById = new Map<PersonId, PersonRow>();
  const read = batchLoader(byIds);
  const load = async (id: PersonId): Promise<PersonRow | null> => {
    const mapAtStart = peopleById;
    const person = await read(id);
    if (person) mapAtStart.set(id, person);
    return person;
  };
  return {
    find: (id) => peopleById.get(id) ?? load(id),
    forget: () => {
      // A new map, so that a read that is still under way writes its result into the old one, which is no longer used.
      peopleById = new Map();
    },
  };
};
