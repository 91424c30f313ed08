import type { RefusedBookingCounts } from '../booking/handlers/refusedBookingCounts.ts';
import { systemCall } from '../core/systemCall.ts';
import type { Streams } from '../openStreams.ts';

type Dependencies = Pick<Streams, 'club'> &
  Readonly<{
    refusedBookings: RefusedBookingCounts;
    newId: () => string;
    /** Now, as an ISO 8601 instant in UTC. */
    clock: () => string;
  }>;

/** Writes how many attempts to book were refused since the last time, as one event. What cannot be written is written the next time. */
export const recordRefusals =
  ({ club, refusedBookings, newId, clock }: Dependencies) =>
  async (): Promise<void> => {
    const refused = refusedBookings.take();
    if (refused.length === 0) return;
    const id = newId();
    const call = systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now: clock() });
    const answer = await club.send({ type: 'RecordRefusals', data: { refused } }, call);
    if (answer.outcome === 'rejected') refusedBookings.giveBack(refused);
  };
