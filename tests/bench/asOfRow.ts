import type pg from 'pg';
import { dayFromToday } from '../support/clubDays.ts';
import { longHistory } from './longHistory.ts';
import { withLongClub } from './longClub.ts';
import { ratioOf, throughput } from './rounds.ts';
import type { BenchRow } from './row.ts';

/** The places in the log of all that says that a tennis court was booked on a day; the log has no index for that. */
const placesOf = async (client: pg.Client, day: string): Promise<readonly string[]> => {
  const { rows } = await client.query<{ position: string }>(
    `select position from event_store.events where type = 'CourtBooked' and data ->> 'date' = $1 and data ->> 'sport' = 'TENNIS' order by position`,
    [day],
  );
  return rows.map(({ position }) => position);
};

const plain = {
  name: 'bench-as-of',
  text: 'select position, type, data, metadata from event_store.events where position = any($1::bigint[]) order by position',
};

/** One call after the other. */
const load = { inFlight: 1, milliseconds: 2_000 };

export const asOfRow: BenchRow = {
  id: 'P31',
  title:
    'the courts of a day as they were known at an instant, after a million events ÷ SQL that reads the events of that day, whose places it knows',
  columns: ['answers per second'],
  better: 'higher',
  must: [0.08],
  aim: [0.2],
  measure: (report) =>
    withLongClub(async ({ reads, client }) => {
      // The bookings of the long history end two months ago.
      const day = dayFromToday(-62);
      const places = await placesOf(client, day);
      const now = new Date().toISOString();
      const known = await reads.tennisAsOf(day, now);
      if (known.length === 0 || known.length !== places.length)
        throw new Error(`${places.length} events of ${day} in the log, but ${known.length} bookings as of now.`);
      report(`${longHistory()} events more, ${places.length} on ${day}`);
      return [
        await ratioOf(
          () => throughput(() => reads.tennisAsOf(day, now), load),
          () => throughput(() => client.query({ ...plain, values: [places] }), load),
        ),
      ];
    }),
};
