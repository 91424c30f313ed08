import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { dayFromToday } from '../support/clubDays.ts';
import { freePort } from '../support/freePort.ts';
import { type Slot, signIn } from '../support/graphqlClient.ts';
import { openHouse } from '../support/runningClub.ts';
import { freeSlots } from './freeSlots.ts';
import { startPeer } from './peer.ts';
import { type Measurement, ratioOf } from './rounds.ts';
import type { BenchRow } from './row.ts';

const query =
  'mutation ($bookings: [UserBookingInput!]!) { bookAsUser(bookings: $bookings) { success bookings { _id } } }';
const success = '{"data":{"bookAsUser":{"success":true,';

type Door = Readonly<{ url: string; token: string; nextSlot: () => Slot }>;

/** Bookings per second over 32 connections, each of another slot and under a key of its own. Throws where one is refused. */
const bookedBy32 =
  ({ url, token, nextSlot }: Door): Measurement =>
  async () => {
    let refused = '';
    const result = await autocannon({
      url,
      connections: 32,
      duration: 2,
      requests: [
        {
          method: 'POST',
          setupRequest: (request) => {
            const body = JSON.stringify({
              query,
              variables: { bookings: [{ ...nextSlot(), paymentMethod: 'INVOICE' }] },
            });
            const headers = {
              'content-type': 'application/json',
              authorization: `Bearer ${token}`,
              'idempotency-key': randomUUID(),
            };
            return { ...request, headers, body };
          },
          onResponse: (_, body) => {
            if (!body.startsWith(success)) refused = body;
          },
        },
      ],
    });
    if (refused !== '' || result.non2xx + result.errors > 0) throw new Error(`${url}: a bad answer ${refused}`);
    return result.requests.average;
  };

export const bookingMutationRow: BenchRow = {
  id: 'P4',
  title: 'a booking over HTTP, shown by the read model ÷ a GraphQL Yoga mutation that does nothing',
  columns: ['32 connections'],
  better: 'higher',
  must: [0.6],
  aim: [0.9],
  measure: async () => {
    const { club, close } = await openHouse(await freePort());
    const idle = await startPeer('idleMutationProcess.ts', {});
    try {
      const token = await signIn(club.url, 'anna@platzwart.example');
      const nextSlot = await freeSlots({ url: club.url, token }, dayFromToday(500));
      const ours = bookedBy32({ url: `${club.url}/graphql`, token, nextSlot });
      return [await ratioOf(ours, bookedBy32({ url: `http://${idle.address}/graphql`, token, nextSlot }))];
    } finally {
      idle.stop();
      await close();
    }
  },
};
