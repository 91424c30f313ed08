import { localDate } from '@platzwart/contracts/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { courtBooked, people } from '../../testing/clubHistory.ts';
import { invoiceEventsOf, invoiceIssued } from '../../testing/invoiceHistory.ts';
import {
  type ProjectionWorld,
  type RunningProjections,
  openWorld,
  startProjections,
  untilReached,
} from '../../testing/projectionWorld.ts';
import { cardEvents, voucherOrdered } from '../../testing/voucherHistory.ts';

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

it('has the hours of each card, and each movement; when somebody played is removed once the day is closed', async () => {
  const ordered = voucherOrdered(1, people.anna);
  const booked = courtBooked(1, {});
  const write = async (events: Parameters<ProjectionWorld['log']['writeAll']>[0]) =>
    untilReached(world.pool, 'vouchers', await world.log.writeAll(events));
  const rows = async (query: string) => (await world.pool.query<Record<string, unknown>>(query)).rows;
  // The tenth: used, returned, corrected.
  await write([ordered, ...cardEvents(ordered, booked, 10)]);
  expect(await rows('select half_hours, half_hours_left, voucher_type, price, deleted from vouchers.cards')).toEqual([
    { half_hours: 20, half_hours_left: 3, voucher_type: 'YOUNG', price: 1, deleted: false },
  ]);
  const entries = `select kind, half_hours, half_hours_left, block->>'start' as start from vouchers.entries order by position`;
  const { start } = booked.data;
  expect(await rows(entries)).toEqual([
    { kind: 'ORDERED', half_hours: 20, half_hours_left: 20, start: null },
    { kind: 'USED', half_hours: 2, half_hours_left: 1, start },
    { kind: 'RETURNED', half_hours: 2, half_hours_left: 3, start },
  ]);
  await write([{ type: 'BookingsAnonymised', data: { before: localDate('2027-01-01') } }]);
  expect((await rows(entries)).map((row) => row['start'])).toEqual([null, null, null]);
});

it('follows what is billed and paid', async () => {
  const ordered = voucherOrdered(1, people.anna);
  const booked = courtBooked(1, {});
  const billed = { personId: people.anna, demanded: [booked], card: ordered.data.voucherId };
  const issued = invoiceIssued(1, billed);
  const { paid, reopened, cancelled } = invoiceEventsOf(issued, billed, 2);
  const stateAfter = async (event: Parameters<ProjectionWorld['log']['write']>[0]) => {
    await untilReached(world.pool, 'vouchers', await world.log.write(event));
    return (await world.pool.query<{ state: string }>('select payment_state as state from vouchers.cards')).rows[0]
      ?.state;
  };
  await world.log.write(booked);
  expect(await stateAfter(ordered)).toBe('UNPAID');
  expect(await stateAfter(issued)).toBe('INVOICED');
  expect(await stateAfter(paid)).toBe('PAID');
  expect(await stateAfter(reopened)).toBe('INVOICED');
  expect(await stateAfter(cancelled)).toBe('UNPAID');
});
