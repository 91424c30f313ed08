import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { roles } from '@platzwart/contracts/core';
import { type PickedPerson, findPeople } from '../../core/people/findPeople.ts';

/** Everybody, also those who are inactive. */
export const everybody = { roles, isActive: false } as const;

/** The person whose number is in the address, and whom a picker shows; until the name is known, the number. */
export const usePickedPerson = (number: string | null) => {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<PickedPerson | null>(null);
  const isFound = found?.userID === number;
  useEffect(() => {
    if (number === null || isFound) return;
    const here = (people: readonly PickedPerson[]) => people.find(({ userID }) => userID === number) ?? null;
    findPeople(environment, number, everybody).then(
      (people) => setFound(here(people)),
      // The number says enough.
      () => undefined,
    );
  }, [environment, number, isFound]);
  if (number === null) return { person: null, remember: setFound };
  const unnamed: PickedPerson = { userID: number, firstName: '', lastName: '', role: 'MEMBER' };
  return { person: isFound ? found : unnamed, remember: setFound };
};
