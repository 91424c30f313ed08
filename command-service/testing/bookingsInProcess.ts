import { randomUUID } from 'node:crypto';
import { demoClubInProcess } from './demoClubInProcess.ts';

/** The demo club in process; `book` sends one request for a court as Anna and throws where that is refused. */
export const bookingsInProcess = async (databaseUrl: string) => {
  const { service, personWith, close } = await demoClubInProcess(databaseUrl);
  const anna = personWith('1001');

  const book = async (requested: object): Promise<void> => {
    const data = { bookings: [{ ...requested, paymentMethod: 'INVOICE', remark: null }] };
    const keys = { idempotencyKey: randomUUID(), correlationId: 'bench' };
    const answer = await service.receive({ type: 'BookAsUser', actor: anna.personId, ...keys, data });
    if (answer.outcome === 'rejected') throw new Error(`A booking was refused: ${answer.code}`);
  };
  return { book, close };
};
