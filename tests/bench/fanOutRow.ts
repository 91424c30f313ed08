import { MessageType } from 'graphql-ws';
import pg from 'pg';
import { dayFromToday } from '../support/clubDays.ts';
import { freePort } from '../support/freePort.ts';
import { signIn } from '../support/graphqlClient.ts';
import { type RunningClub, openHouse } from '../support/runningClub.ts';
import { type Greet, type ManySockets, openSockets } from './manySockets.ts';
import { startRawServer } from './rawServerProcess.ts';
import { type Measurement, ratioOf } from './rounds.ts';
import type { BenchRow, Figure } from './row.ts';

const subscribers = 1000;
const changesPerRound = 40;

const subscription = `subscription ($day: Date!) {
  courtPlanChanged(sport: "TENNIS", fromDate: $day, toDate: $day) {
    position changed { id _id court date start end category title state sport } removed
  }
}`;

const greetingWith = (token: string, day: string) => {
  const init = JSON.stringify({ type: MessageType.ConnectionInit, payload: { authorization: `Bearer ${token}` } });
  const subscribe = JSON.stringify({
    id: 's',
    type: MessageType.Subscribe,
    payload: { query: subscription, variables: { day } },
  });
  const ping = JSON.stringify({ type: MessageType.Ping });
  const greet: Greet = async (socket, reply) => {
    socket.send(init);
    await reply();
    socket.send(subscribe);
    // Messages are taken in order: who answers this has subscribed.
    socket.send(ping);
    await reply();
  };
  return greet;
};

/** The raw server says hello as soon as it counts the socket in. */
const greetRaw: Greet = async (_, hello) => {
  await hello();
};

/** Touches one row of the court plan as a projection does: the row and the notification in one transaction. */
const touch = `
  with next as (
    update court_plan.bookings set changed_at = lpad((max_position + $2::bigint)::text, length(changed_at), '0')
    from (select position::bigint as max_position from read_models.checkpoints where name = 'court_plan') as checkpoint
    where booking_id = (select booking_id from court_plan.bookings where sport = 'TENNIS' and date = $1 and occupancy = 'BOOKED' order by booking_id limit 1)
    returning changed_at
  ), moved as (
    update read_models.checkpoints set position = (select changed_at from next)
  )
  select pg_notify('read_models', json_build_object('position', changed_at, 'changed', json_build_array('court_plan'))::text) from next`;

/** One change after the other, each heard by everybody before the next: messages per second. */
const rounds =
  (sockets: ManySockets, send: () => unknown): Measurement =>
  async () => {
    const started = performance.now();
    for (let change = 0; change < changesPerRound; change += 1) {
      const heard = sockets.untilAllHeard();
      await send();
      await heard;
    }
    return (changesPerRound * subscribers * 1000) / (performance.now() - started);
  };

const measureIn = async (club: RunningClub, report: (line: string) => void): Promise<Figure> => {
  const day = dayFromToday(1);
  const pool = new pg.Pool({ connectionString: club.databaseUrl, max: 1 });
  const touchOne = () => pool.query(touch, [day, '1']);
  const address = club.url.replace('http', 'ws');
  const greet = greetingWith(await signIn(club.url, 'anna@platzwart.example'), day);
  const live = await openSockets(subscribers, {
    address: `${address}/graphql`,
    protocol: 'graphql-transport-ws',
    greet,
  });
  const warm = live.untilAllHeard();
  await touchOne();
  await warm;
  report(`${live.latest().length} characters per message`);
  const raw = await startRawServer({ frame: live.latest() });
  const floor = await openSockets(subscribers, {
    address: `ws://${raw.address}`,
    protocol: undefined,
    greet: greetRaw,
  });
  try {
    return await ratioOf(
      rounds(live, touchOne),
      rounds(floor, () => raw.tell({ send: true })),
    );
  } finally {
    live.close();
    floor.close();
    raw.stop();
    await pool.end();
  }
};

export const fanOutRow: BenchRow = {
  id: 'P13',
  title: 'one change to 1,000 subscribers, from the read model on ÷ raw ws with a ready-made frame',
  columns: ['messages per second'],
  better: 'higher',
  must: [0.7],
  aim: [0.9],
  measure: async (report) => {
    const { club, close } = await openHouse(await freePort(), { SOCKETS_PER_PERSON: String(subscribers) });
    try {
      return [await measureIn(club, report)];
    } finally {
      await close();
    }
  },
};
