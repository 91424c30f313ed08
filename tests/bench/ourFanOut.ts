import pg from 'pg';
import { dayFromToday } from '../support/clubDays.ts';
import { freePort } from '../support/freePort.ts';
import { signIn } from '../support/graphqlClient.ts';
import { startInstance } from '../support/runningClub.ts';
import { type FanOut, openFanOut } from './fanOut.ts';
import { changeIn, greetingOf, subscribers } from './livePlan.ts';
import { untilCaughtUp } from './projectionProcess.ts';

/** Touches one row of the court plan as a projection does: row, checkpoint and notification in one transaction. */
const touch = `
  with next as (
    update bookings.bookings set changed_at = lpad((max_position + 1)::text, length(changed_at), '0')
    from (select position::bigint as max_position from read_models.checkpoints where name = 'bookings') as checkpoint
    where booking_id = (select booking_id from bookings.bookings where sport = 'TENNIS' and date = $1 and occupancy = 'BOOKED' order by booking_id limit 1)
    returning changed_at
  ), moved as (
    update read_models.checkpoints set position = (select changed_at from next)
  )
  select pg_notify('read_models', json_build_object('position', changed_at, 'changed', json_build_array('bookings'), 'page',
    json_build_object('from', checkpoint.position, 'models', (select json_agg(name) from read_models.checkpoints)))::text)
  from next, read_models.checkpoints as checkpoint where checkpoint.name = 'bookings'`;

/** The running instance with a thousand subscribers on one day; changes are made in the read model. */
export const openOurFanOut = async (): Promise<FanOut & Readonly<{ closeInstance: () => Promise<void> }>> => {
  const { club, close } = await startInstance(await freePort(), { SOCKETS_PER_PERSON: String(subscribers) });
  const day = dayFromToday(1);
  const client = new pg.Client(club.databaseUrl);
  await client.connect();
  // Until then the demo club's bookings still arrive, many rows in one message, which would be the peers' pattern.
  await untilCaughtUp(client);
  const greeting = greetingOf(await signIn(club.url, 'anna@platzwart.example'), { from: day, to: day });
  const statement = { name: 'touch', text: touch, values: [day] };
  const fanOut = await openFanOut({ url: `${club.url}/graphql`, greeting }, () => client.query(statement));
  const { changed } = changeIn(fanOut.latest());
  if (changed.length !== 1)
    throw new Error(`A message tells of ${changed.length} bookings, not of the one that changes`);
  return {
    ...fanOut,
    closeInstance: async () => {
      fanOut.close();
      await client.end();
      await close();
    },
  };
};

/** `message` as the next one will be: with another position of the same length. */
export const nextOf = (message: string): (() => string) => {
  let count = 0;
  return () => {
    count += 1;
    return message.replace(/(?<="position":")[^"]*/, (position) => String(count).padStart(position.length, '0'));
  };
};
