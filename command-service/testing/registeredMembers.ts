import { randomUUID } from 'node:crypto';
import { personId } from '@platzwart/contracts/core';
import { Temporal } from 'temporal-polyfill';
import type { Answer } from '../core/commandStream.ts';
import { demoCallFactory } from '../demo/demoCalls.ts';
import { isoOf } from '../demo/demoOrder.ts';
import type { DemoPerson } from '../demo/demoPeople.ts';
import { seededRandom } from '../demo/seededRandom.ts';
import { registerPerson } from '../user/handlers/registerPerson.ts';
import type { DemoClubInProcess } from './demoClubInProcess.ts';

const memberNr = (index: number): DemoPerson => ({
  ...{ personId: personId(randomUUID()), memberNumber: String(200_000 + index), role: 'MEMBER' },
  ...{ verified: true, active: true, password: null, discount: 0 },
  person: {
    ...{ firstName: 'Mara', lastName: `Lob ${index}`, email: `mara.${index}@platzwart.example`, phone: null },
    ...{
      address: { city: 'Musterstadt', houseNumber: '7b', street: 'Lindenweg', zip: '54321', country: 'DE' },
      language: 'de',
    },
  },
});

/** Throws where a command was refused. */
export const granted = (answer: Answer<string>): void => {
  if (answer.outcome === 'rejected') throw new Error(`Refused: ${answer.code} ${answer.fields.join()}`);
};

/** So many further members of the demo club, without passwords. */
export const registeredMembers = async (
  { service }: DemoClubInProcess,
  count: number,
): Promise<readonly DemoPerson[]> => {
  const { members, vault, passwords } = service;
  const register = registerPerson({ members, vault, passwords, passwordRules: () => null, newId: randomUUID });
  const callBy = demoCallFactory(seededRandom(1), vault.digest);
  const now = isoOf(Temporal.Now.instant());
  const people = Array.from({ length: count }, (_, index) => memberNr(index));
  const registering = people.map((data) => register(data, callBy(null, now, { type: 'RegisterPerson', data })));
  for (const answer of await Promise.all(registering)) granted(answer);
  return people;
};
