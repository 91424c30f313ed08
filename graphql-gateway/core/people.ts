import type { PersonId } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import { gathered } from './gathered.ts';
import type { PeopleReads } from './peopleReads.ts';

export type People = Readonly<{
  /** At once where the person is known already; null where there is none. */
  find: (id: PersonId) => PersonRow | null | Promise<PersonRow | null>;
  /** To be called whenever the read model `people` has moved: a role that was taken away is gone at once. */
  forget: () => void;
}>;

/** The people who are asking these days, kept in memory between two changes of the read model. */
export const rememberPeople = ({ byIds }: Pick<PeopleReads, 'byIds'>): People => {
  let known = new Map<PersonId, PersonRow>();
  const read = gathered(byIds);
  const load = async (id: PersonId): Promise<PersonRow | null> => {
    const asOfNow = known;
    const person = await read(id);
    if (person) asOfNow.set(id, person);
    return person;
  };
  return {
    find: (id) => known.get(id) ?? load(id),
    forget: () => {
      // A new map, so that a read that is still under way keeps what it found in the one nobody asks any more.
      known = new Map();
    },
  };
};
