import { localDate } from '@platzwart/contracts/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bookingCancelled, bookingChanged, courtBooked, sportArranged } from '../../testing/clubHistory.ts';
import {
  type ProjectionWorld,
  type RunningProjections,
  openWorld,
  startProjections,
  untilReached,
} from '../../testing/projectionWorld.ts';
import { waitingListJoined } from '../../testing/waitingHistory.ts';

let world: ProjectionWorld;
let running: RunningProjections;
beforeEach(async () => {
  world = await openWorld();
  running = startProjections(world.context);
});
afterEach(async () => {
  await running.stop();
  await world.close();
});

const rows = async (text: string): Promise<readonly unknown[]> =>
  (await world.pool.query<Record<string, unknown>>(text)).rows;
const everything = () =>
  rows(`select date::text, occupancy, price, since, null as until from figures.bookings
        union all select date::text, occupancy, price, since, until from figures.former_bookings order by since`);

it('The figures know each booking as it is and as it was, however the events arrive', async () => {
  const booked = courtBooked(1);
  const moved = bookingChanged(booked, { date: localDate('2026-05-02') });
  const history = [sportArranged('TENNIS'), booked, courtBooked(2, { court: 2 }), moved, bookingCancelled(booked)];
  for (const event of history) await untilReached(world.pool, 'figures', await world.log.write(event));
  const joined = waitingListJoined(3, localDate('2026-05-03'));
  const { entryId, personId, sport, date } = joined.data;
  const left = { type: 'WaitingListLeft', data: { entryId, personId, sport, date, reason: 'PASSED' } } as const;
  await untilReached(world.pool, 'figures', await world.log.writeAll([joined, left]));
  const wanted = { sport: 'TENNIS', date, hour: 18, reason: 'ERR_BOOKING_LIMIT', attempts: 2 } as const;
  const refused = { type: 'BookingsRefused', data: { refused: [wanted, { ...wanted, hour: 19 }] } } as const;
  await untilReached(world.pool, 'figures', await world.log.write(refused));
  const oneByOne = await everything();
  expect(oneByOne).toMatchObject([
    { date: '2026-05-01', occupancy: 'BOOKED', price: 1200 },
    { date: '2026-05-01', occupancy: 'BOOKED', price: 1200, until: null },
    { date: '2026-05-02', occupancy: 'BOOKED', price: 1200 },
    { date: '2026-05-02', occupancy: 'CANCELED', price: 0, until: null },
  ]);
  const demand = await rows('select date::text, ending, joined_at < ended_at as later from figures.waiting');
  expect(demand).toEqual([{ date: '2026-05-03', ending: 'PASSED', later: true }]);
  const hours = await rows('select sport, courts, opens_minute, closes_minute from figures.open_hours');
  expect(hours).toEqual([{ sport: 'TENNIS', courts: 2, opens_minute: 420, closes_minute: 1320 }]);
  // Once more, in one batch, over what is there.
  await running.stop();
  await world.pool.query('update read_models.checkpoints set position = null, events = 0');
  running = startProjections(world.context);
  await untilReached(world.pool, 'figures', await world.store.head());
  expect(await everything()).toEqual(oneByOne);
  expect(await rows('select date::text, hour, reason, attempts from figures.refused order by hour')).toEqual([
    { date: '2026-05-03', hour: 18, reason: 'ERR_BOOKING_LIMIT', attempts: 2 },
    { date: '2026-05-03', hour: 19, reason: 'ERR_BOOKING_LIMIT', attempts: 2 },
  ]);
});
