import { cents, localTime } from '@platzwart/contracts/core';
import type { NewEvent } from '@platzwart/event-store';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookingCancelled, bookingNr, courtBooked, instantNr, people, sealed } from '../../testing/clubHistory.ts';
import {
  type ProjectionWorld,
  type RunningProjections,
  openWorld,
  startProjections,
  untilReached,
} from '../../testing/projectionWorld.ts';

let world: ProjectionWorld;
let running: RunningProjections;

const rowsOf = async (columns: string): Promise<readonly unknown[]> => {
  const { rows } = await world.pool.query<Record<string, unknown>>(
    `select ${columns} from bookings.bookings order by booking_id`,
  );
  return rows;
};
const reached = (position: Parameters<typeof untilReached>[2]): Promise<void> =>
  untilReached(world.pool, 'bookings', position);

beforeEach(async () => {
  world = await openWorld();
  running = startProjections(world.context);
});
afterEach(async () => {
  await running.stop();
  await world.close();
});

describe('The bookings', () => {
  const evening = { start: localTime('22:30'), end: localTime('24:00') };
  const whole = `booking_id, order_id, person_id, category, sport, court, date::text, start_minute, end_minute, title, remark, price,
    payment_method, payment_state, occupancy, booked_at, cancelled_at, cancel_reason, changed_at`;

  it('show a booking as it was made, up to midnight', async () => {
    const booked = courtBooked(1, { ...evening, sealedRemark: sealed('bitte Licht an') });
    const position = await world.log.write(booked);
    await reached(position);
    const row = {
      booking_id: bookingNr(1),
      order_id: booked.data.orderId,
      person_id: people.anna,
      category: 'SINGLE',
      sport: 'TENNIS',
      court: 1,
      date: '2026-05-01',
      start_minute: 1_350,
      end_minute: 1_440,
      title: null,
      remark: 'bitte Licht an',
      price: 1_200,
      payment_method: 'INVOICE',
      payment_state: 'OPEN',
      occupancy: 'BOOKED',
      booked_at: new Date(instantNr(1)),
      cancelled_at: null,
      cancel_reason: null,
      changed_at: position,
    };
    expect(await rowsOf(whole)).toEqual([row]);
  });

  it('keep a cancelled booking, with time and reason, and nothing to pay', async () => {
    await world.log.write(courtBooked(1));
    const position = await world.log.write(bookingCancelled(courtBooked(1), sealed('Regen')));
    await reached(position);
    const row = {
      occupancy: 'CANCELED',
      payment_state: 'NONE',
      booked_at: new Date(instantNr(1)),
      cancelled_at: new Date(instantNr(2)),
      cancel_reason: 'Regen',
      changed_at: position,
    };
    const columns = Object.keys(row).join(', ');
    expect(await rowsOf(columns)).toEqual([row]);
  });

  it('let a freed court be taken again, also when both events come in one batch', async () => {
    await world.log.write(courtBooked(1));
    await running.stop();
    await world.log.write(bookingCancelled(courtBooked(1)));
    await world.log.write(courtBooked(2));
    await world.log.write(bookingCancelled(courtBooked(2)));
    const position = await world.log.write(courtBooked(3, { personId: people.ben }));
    running = startProjections(world.context);
    await reached(position);
    expect(await rowsOf('booking_id, occupancy')).toEqual([
      { booking_id: bookingNr(1), occupancy: 'CANCELED' },
      { booking_id: bookingNr(2), occupancy: 'CANCELED' },
      { booking_id: bookingNr(3), occupancy: 'BOOKED' },
    ]);
  });

  it('owe nothing when the price is 0', async () => {
    await reached(await world.log.write(courtBooked(1, { price: cents(0), paymentMethod: null })));
    expect(await rowsOf('price, payment_state')).toEqual([{ price: 0, payment_state: 'NONE' }]);
  });

  it('hold the blocks of the club, which have no person', async () => {
    const block = courtBooked(1, { personId: null, category: 'BLOCK', title: 'Platzpflege' });
    await reached(await world.log.write(block));
    expect(await rowsOf('title, person_id')).toEqual([{ title: 'Platzpflege', person_id: null }]);
    await reached(await world.log.write(bookingCancelled(block)));
    expect(await rowsOf('occupancy')).toEqual([{ occupancy: 'CANCELED' }]);
  });

  it('keep a reason in plain text: of bookings without a person, and of events from before reasons were sealed', async () => {
    const block = courtBooked(1, { personId: null, category: 'BLOCK', title: 'Platzpflege' });
    const annas = courtBooked(2, { court: 2 });
    for (const booked of [block, annas]) await world.log.write(booked);
    await world.log.write(bookingCancelled(block), 'Regen');
    const { sealedReason: _, ...data } = bookingCancelled(annas).data;
    const ofVersion1 = (event: NewEvent): NewEvent => {
      const metadata = v.parse(v.looseObject({}), event.metadata);
      return { ...event, data, metadata: { ...metadata, reason: 'Hagel', schemaVersion: 1 } };
    };
    await reached(await world.log.writeBroken(bookingCancelled(annas), ofVersion1));
    const reasons = [{ cancel_reason: 'Regen' }, { cancel_reason: 'Hagel' }];
    expect(await rowsOf('cancel_reason')).toEqual(reasons);
  });

  it('have no remark and no reason after their owner was erased', async () => {
    world.erased.add(people.anna);
    const annas = courtBooked(1, { sealedRemark: sealed('geheim') });
    await world.log.write(annas);
    await world.log.write(bookingCancelled(annas, sealed('Anna ist krank')));
    const bens = courtBooked(2, { court: 2, personId: people.ben, sealedRemark: sealed('Ball dabei') });
    await reached(await world.log.write(bens));
    expect(await rowsOf('remark, cancel_reason')).toEqual([
      { remark: null, cancel_reason: null },
      { remark: 'Ball dabei', cancel_reason: null },
    ]);
  });

  it('lose remark and reason when their owner is erased, but are kept', async () => {
    const annas = courtBooked(1, { sealedRemark: sealed('geheim') });
    await world.log.write(annas);
    await world.log.write(bookingCancelled(annas, sealed('Anna ist krank')));
    await reached(await world.log.write(courtBooked(2, { personId: people.ben, sealedRemark: sealed('Ball dabei') })));
    expect(await rowsOf('remark')).toEqual([{ remark: 'geheim' }, { remark: 'Ball dabei' }]);
    await reached(await world.log.write({ type: 'PersonErased', data: { personId: people.anna } }));
    expect(await rowsOf('remark, cancel_reason, occupancy')).toEqual([
      { remark: null, cancel_reason: null, occupancy: 'CANCELED' },
      { remark: 'Ball dabei', cancel_reason: null, occupancy: 'BOOKED' },
    ]);
  });

  it('hold no texts of a person who was erased while they were booking, even if the key still exists', async () => {
    // First the erasure alone: what comes in the same batch as the erasure is cleared together with everything older.
    await reached(await world.log.write({ type: 'PersonErased', data: { personId: people.anna } }));
    const annas = courtBooked(1, { sealedRemark: sealed('geheim') });
    await world.log.write(annas);
    await reached(await world.log.write(bookingCancelled(annas, sealed('Anna ist krank'))));
    expect(await rowsOf('remark, cancel_reason, occupancy')).toEqual([
      { remark: null, cancel_reason: null, occupancy: 'CANCELED' },
    ]);
  });

  it('show the replacement character for what PostgreSQL cannot keep', async () => {
    await reached(
      await world.log.write(courtBooked(1, { sealedRemark: sealed('a\u0000b "}\\ \ud800 ü'), title: 'x\u0000y' })),
    );
    expect(await rowsOf('title, remark')).toEqual([{ title: 'x\ufffdy', remark: 'a\ufffdb "}\\ \ufffd ü' }]);
  });
});
