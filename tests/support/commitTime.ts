import pg from 'pg';
import * as v from 'valibot';
import type { RunningClub } from './runningClub.ts';

const rowsSchema = v.tuple([v.object({ recorded: v.number() })]);

/** When the event store recorded an event of a booking, in epoch milliseconds. */
export const commitTimeOf = async (
  { databaseUrl }: RunningClub,
  { type, id }: Readonly<{ type: 'CourtBooked' | 'BookingCancelled'; id: string }>,
): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select extract(epoch from recorded_at)::float8 * 1000 as recorded
       from event_store.events where type = $1 and data ->> 'bookingId' = $2`,
      [type, id],
    );
    return v.parse(rowsSchema, rows)[0].recorded;
  } finally {
    await client.end();
  }
};
