import { localDate } from '@platzwart/contracts/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rebuildBeside } from '../../core/rebuildBeside.ts';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import { bookingCancelled, bookingNr, courtBooked, people, sealed } from '../../testing/clubHistory.ts';
import {
  type ProjectionWorld,
  type RunningProjections,
  openWorld,
  startProjections,
  untilReached,
} from '../../testing/projectionWorld.ts';
import { bookings } from './bookings.ts';

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

const april30 = localDate('2026-04-30');
const may1 = localDate('2026-05-01');
const anonymised = (before: string): ClubHistoryEvent => ({
  type: 'BookingsAnonymised',
  data: { before: localDate(before) },
});

const annas = courtBooked(1, { date: april30, sealedRemark: sealed('mit Ben') });
const bens = courtBooked(2, { date: april30, court: 2, personId: people.ben });
const training = courtBooked(3, { date: april30, court: 3, category: 'TRAINING', title: 'Training mit Anna' });
const clubs = courtBooked(4, { date: april30, court: 4, personId: null, category: 'BLOCK', title: 'Platzpflege' });
const nextDay = courtBooked(5, { date: may1, sealedRemark: sealed('mit Gast') });
const made = [annas, bens, training, clubs, nextDay, bookingCancelled(bens, sealed('Ben ist krank'))];

/** All columns of the rows except the position of their last change. */
const shown = async () => {
  const { rows } = await world.pool.query<Record<string, unknown>>(
    `select booking_id, person_id, title, remark, cancel_reason, price, payment_state, occupancy
     from bookings.bookings order by booking_id`,
  );
  return rows.map(({ booking_id: id, ...row }) => [id, ...Object.values(row)]);
};
const anonymous = [
  [bookingNr(1), null, null, null, null, 1_200, 'OPEN', 'BOOKED'],
  [bookingNr(2), null, null, null, null, 1_200, 'NONE', 'CANCELED'],
  [bookingNr(3), null, null, null, null, 1_200, 'OPEN', 'BOOKED'],
];
const untouched = [
  [bookingNr(4), null, 'Platzpflege', null, null, 1_200, 'OPEN', 'BOOKED'],
  [bookingNr(5), people.anna, null, 'mit Gast', null, 1_200, 'OPEN', 'BOOKED'],
];
const changedAt = async () => {
  const { rows } = await world.pool.query<{ booking_id: string; changed_at: string }>(
    'select booking_id, changed_at from bookings.bookings order by booking_id',
  );
  return rows;
};
const written = async (...events: readonly ClubHistoryEvent[]) => {
  const last = await world.log.writeAll(events);
  await untilReached(world.pool, 'bookings', last);
  return last;
};

describe('Bookings of a closed day', () => {
  it('lose their person and all texts, and keep court, time and price; those of the next day are unchanged', async () => {
    await written(...made);
    expect((await shown())[0]).toEqual([bookingNr(1), people.anna, null, 'mit Ben', null, 1_200, 'OPEN', 'BOOKED']);
    const last = await written(anonymised('2026-05-01'));
    expect(await shown()).toEqual([...anonymous, ...untouched]);
    const { rows } = await world.pool.query('select from bookings.bookings where order_id = booking_id');
    expect(rows).toHaveLength(3);
    // The position of the change announces exactly the changed bookings to gateways and open screens.
    const told = (await changedAt()).filter(({ changed_at: position }) => position === last);
    expect(told.map(({ booking_id: id }) => id)).toEqual([1, 2, 3].map(bookingNr));
  });

  it('are the same after a rebuild, where all events come in one batch', async () => {
    await written(...made);
    await written(anonymised('2026-05-01'));
    await written(anonymised('2026-05-02'));
    const live = [await shown(), await changedAt()];
    await world.pool.query(`update bookings.bookings set person_id = null, title = 'spoilt', changed_at = '0'`);
    const progress = { signal: new AbortController().signal, onProgress: () => undefined };
    await rebuildBeside(world.context, bookings, progress);
    expect([await shown(), await changedAt()]).toEqual(live);
    expect(live[0]?.[4]).toEqual([bookingNr(5), null, null, null, null, 1_200, 'OPEN', 'BOOKED']);
  });

  it('are the same after a stopped read model has caught up', async () => {
    await written(...made);
    await running.stop();
    const later = [anonymised('2026-05-01'), courtBooked(6, { date: may1, court: 2 }), anonymised('2026-05-02')];
    const last = await world.log.writeAll(later);
    running = startProjections(world.context);
    await untilReached(world.pool, 'bookings', last);
    expect((await shown()).map(([, person]) => person)).toEqual([null, null, null, null, null, null]);
    const positions = (await changedAt()).map(({ changed_at: position }) => position);
    expect(positions.slice(4)).toEqual([last, last]);
    expect(new Set(positions.slice(0, 3)).size).toBe(1);
    expect(positions[0]?.localeCompare(positions[4] ?? '')).toBe(-1);
  });

  it('have no person, whether that person was erased before or after the closing', async () => {
    await written(...made.slice(0, 3), { type: 'PersonErased', data: { personId: people.anna } });
    await written(anonymised('2026-05-01'));
    await written({ type: 'PersonErased', data: { personId: people.ben } });
    expect((await shown()).map(([, person]) => person)).toEqual([null, null, null]);
  });

  it('can still be cancelled by the club, with the reason', async () => {
    await written(...made, anonymised('2026-05-01'));
    await world.log.write(bookingCancelled(clubs), 'Irrtum');
    await written(courtBooked(6, { date: localDate('2026-05-03') }));
    expect((await shown())[3]).toEqual([bookingNr(4), null, 'Platzpflege', null, 'Irrtum', 1_200, 'NONE', 'CANCELED']);
  });
});
