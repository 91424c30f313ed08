import {
  type BookingDeleted,
  type CourtBooked,
  type SeriesPlanned,
  orderId,
  seriesId,
} from '@platzwart/contracts/booking';
import { localDate, localTime, positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookingCancelled, bookingNr, courtBooked } from '../../testing/clubHistory.ts';
import {
  type ProjectionWorld,
  type RunningProjections,
  openWorld,
  startProjections,
  untilReached,
} from '../../testing/projectionWorld.ts';
import { writeSeries } from './writeSeries.ts';

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

const id = seriesId('5e51e500-0000-4000-8000-000000000001');
const skipped = ['2026-05-08', '2026-05-15'].flatMap((date) =>
  [1, 2].map((court) => ({ date: localDate(date), court, reason: 'TAKEN' as const })),
);
const planned: SeriesPlanned = {
  type: 'SeriesPlanned',
  data: {
    ...{ seriesId: id, orderId: orderId(id), category: 'SAISON', sport: 'TENNIS', ownPrice: null, skipped },
    ...{ start: localTime('18:00'), end: localTime('19:00'), repetition: 'WEEKLY' },
    ...{ startdate: localDate('2026-05-01'), enddate: localDate('2026-05-15') },
  },
};
const occurrence = (nr: number, date: string, court = 1): CourtBooked =>
  courtBooked(nr, { seriesId: id, category: 'SAISON', date: localDate(date), court });
const deleted = ({ data }: CourtBooked): BookingDeleted => {
  const { bookingId, personId, category, sport, court, date, start, end } = data;
  return { type: 'BookingDeleted', data: { bookingId, personId, category, sport, court, date, start, end } };
};

const content = async (): Promise<unknown> => {
  const series = await world.pool.query(
    `select repetition, startdate::text, enddate::text, skipped from bookings.series order by series_id`,
  );
  const bookings = await world.pool.query(
    `select series_id, occupancy, payment_state from bookings.bookings order by booking_id`,
  );
  return { series: series.rows, bookings: bookings.rows };
};
const after = async (...events: Parameters<ProjectionWorld['log']['writeAll']>[0]): Promise<unknown> => {
  const position = await world.log.writeAll(events);
  if (position === null) throw new Error('Nothing was written');
  await untilReached(world.pool, 'bookings', position);
  return content();
};

const rule = { repetition: 'WEEKLY', startdate: '2026-05-01', enddate: '2026-05-15' };

describe('A series', () => {
  it('shows its rule and the dates that it leaves out', async () => {
    const bookings = [{ series_id: id, occupancy: 'BOOKED', payment_state: 'OPEN' }];
    expect(await after(planned, occurrence(1, '2026-05-01'))).toEqual({ series: [{ ...rule, skipped }], bookings });
  });

  it('no longer leaves out a date that was added, on that court alone', async () => {
    const added = await after(planned, occurrence(1, '2026-05-01'), occurrence(2, '2026-05-08', 2));
    expect(added).toMatchObject({ series: [{ skipped: [skipped[0], skipped[2], skipped[3]] }] });
    await after(occurrence(3, '2026-05-08'), occurrence(4, '2026-05-15'), occurrence(5, '2026-05-15', 2));
    expect(await content()).toMatchObject({ series: [{ skipped: [] }] });
  });

  it('does not change when its events are applied again', async () => {
    const before = await after(planned, occurrence(1, '2026-05-01'), occurrence(2, '2026-05-08'));
    const client = await world.pool.connect();
    const again = {
      ...{ position: v.parse(positionSchema, '0'), occurredAt: '2026-04-01T08:00:00Z', reason: null, revision: 0 },
      ...{ eventId: id, actor: null, role: null, correlationId: 'spec' },
    };
    await client.query('begin');
    await writeSeries([{ event: planned, ...again }], { ...world.context, client, schema: 'bookings' });
    await client.query('commit');
    client.release();
    expect(await content()).toEqual(before);
  });

  it('keeps the price of a date that its owner released, and drops that of a deleted one', async () => {
    const [one, other] = [occurrence(1, '2026-05-01'), occurrence(2, '2026-05-08')];
    const { type, data } = bookingCancelled(one);
    expect(await after(planned, one, other, { type, data: { ...data, refund: 'NONE' } }, deleted(other))).toMatchObject(
      {
        bookings: [
          { occupancy: 'CANCELED', payment_state: 'OPEN' },
          { occupancy: 'DELETED', payment_state: 'NONE' },
        ],
      },
    );
    expect(await after(deleted(one))).toMatchObject({
      bookings: [{ occupancy: 'DELETED', payment_state: 'NONE' }, {}],
    });
    expect(bookingNr(1)).toBe(one.data.bookingId);
  });
});
