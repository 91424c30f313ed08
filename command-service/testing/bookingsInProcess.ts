import { randomUUID } from 'node:crypto';
import { demoClubInProcess } from './demoClubInProcess.ts';
import { granted, registeredMembers } from './registeredMembers.ts';

/** The demo club in process with `people` further members; `book` sends one request for a court as the next of them, and throws where that is refused. */
export const bookingsInProcess = async (databaseUrl: string, people: number) => {
  const club = await demoClubInProcess(databaseUrl);
  const members = await registeredMembers(club, people);
  let requests = 0;

  const book = async (requested: object): Promise<void> => {
    const actor = members[requests % members.length]?.personId ?? null;
    requests += 1;
    const data = { bookings: [{ ...requested, paymentMethod: 'INVOICE', remark: null }] };
    const keys = { idempotencyKey: randomUUID(), correlationId: 'bench' };
    granted(await club.service.receive({ type: 'BookAsUser', actor, ...keys, data }));
  };
  return { book, close: club.close };
};
