import type { PersonId } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import { batchLoader } from './batchLoader.ts';
import type { Child } from './viewer.ts';
import type { PeopleReads } from './peopleReads.ts';

/** A person, and those whose guardian they are (decisions.md N5). */
export type KnownPerson = PersonRow & Readonly<{ children: readonly Child[] }>;

export type PeopleCache = Readonly<{
  /** Synchronous where the person is cached; null where there is no such person. */
  find: (id: PersonId) => KnownPerson | null | Promise<KnownPerson | null>;
  /** To be called whenever the read model `people` has moved, so that a revoked role takes effect at once. */
  forget: () => void;
}>;

/** The people who recently made calls, kept in memory between two changes of the read model. */
export const createPeopleCache = ({ byIds, childrenOf }: Pick<PeopleReads, 'byIds' | 'childrenOf'>): PeopleCache => {
  let peopleById = new Map<PersonId, KnownPerson>();
  const [read, readChildren] = [batchLoader(byIds), batchLoader(childrenOf)];
  const load = async (id: PersonId): Promise<KnownPerson | null> => {
    const mapAtStart = peopleById;
    const [person, children] = await Promise.all([read(id), readChildren(id)]);
    const known = person && { ...person, children: children ?? [] };
    if (known) mapAtStart.set(id, known);
    return known;
  };
  return {
    find: (id) => peopleById.get(id) ?? load(id),
    forget: () => {
      // A new map, so that a read that is still under way writes its result into the old one, which is no longer used.
      peopleById = new Map();
    },
  };
};
