import type { ClubEventRevised } from '@platzwart/contracts/club-event';
import type { Effects, Logged } from '../../core/readModel.ts';

export const isRevision = (logged: Logged): logged is Logged<ClubEventRevised> =>
  logged.event.type === 'ClubEventRevised';

/** The live bookings of an event show its name (decisions.md B24). Those of the same append have it already. */
export const renameEventBookings = async (events: readonly Logged[], effects: Effects): Promise<void> => {
  for (const logged of events.filter(isRevision)) await rename(logged, effects);
};

const rename = async (
  { event: { data }, position }: Logged<ClubEventRevised>,
  { client, schema }: Effects,
): Promise<void> => {
  await client.query({
    text: `update ${schema}.bookings set title = $2, changed_at = $3
           where event_id = $1 and occupancy = 'BOOKED' and title <> $2 and changed_at < $3`,
    values: [data.eventId, data.name, position],
  });
};
