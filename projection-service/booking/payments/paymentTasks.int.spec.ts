import { type PaymentEvent, orderId } from '@platzwart/contracts/booking';
import { bookingId, cents, localDate } from '@platzwart/contracts/core';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { courtBooked, people } from '../../testing/clubHistory.ts';
import {
  type ProjectionWorld,
  type RunningProjections,
  openWorld,
  startProjections,
  untilReached,
} from '../../testing/projectionWorld.ts';

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

const id = bookingId('b0000000-0000-4000-8000-000000000001');
const order = { orderId: orderId('0d000000-0000-4000-8000-000000000001'), personId: people.anna };
const refund = { ...order, refundId: id, bookingId: id, amount: cents(1600) };
const failed: PaymentEvent = {
  type: 'RefundFailed',
  data: { ...refund, method: 'PAYPAL', attempt: 1, reference: null },
};
const retried: PaymentEvent = { type: 'RefundRetried', data: { ...refund, attempt: 2 } };
const otherwise = { method: 'BANK', refundedOn: localDate('2026-06-12') } as const;
const made: PaymentEvent = { type: 'RefundMade', data: { ...refund, reference: null, otherwise } };

/** The states of the tasks after these events. */
const tasksAfter = async (...events: readonly ClubHistoryEvent[]): Promise<readonly unknown[]> => {
  let last = await world.log.write({ type: 'SportsOrdered', data: { sports: ['TENNIS'] } });
  for (const event of events) last = await world.log.write(event);
  await untilReached(world.pool, 'payments', last);
  const { rows } = await world.pool.query<{ state: string; amount: number }>(
    'select state, amount from payments.tasks',
  );
  return rows.map(({ state, amount }) => `${state} ${amount}`);
};

describe('What an ADMIN has to do about a refund', () => {
  it.each([
    ['one that failed', [failed], 'REFUND_FAILED 1600'],
    ['nothing while it is tried again', [failed, retried], 'DONE 1600'],
    ['one that failed again', [failed, retried, failed], 'REFUND_FAILED 1600'],
    ['nothing once it is paid back otherwise', [failed, made], 'DONE 1600'],
  ] as const)('%s', async (_, events, expected) => {
    expect(await tasksAfter(...events)).toEqual([expected]);
  });
});

it('A booking whose payment was taken back is owed: a task, and open to be billed', async () => {
  const { type, data } = courtBooked(1);
  const { bookingId: itemId, price, personId } = data;
  if (personId === null) throw new Error('Somebody has booked');
  const paid: ClubHistoryEvent = { type, data: { ...data, paymentMethod: 'PAYPAL' } };
  const payment = { ...order, personId, bookingId: itemId, method: 'PAYPAL', amount: price } as const;
  const reversed: PaymentEvent = { type: 'PaymentReversed', data: { ...payment, capture: 'C', cause: 'REVERSED' } };
  expect(await tasksAfter(paid, reversed)).toEqual([`REVERSED ${price}`]);
  const last = await world.log.write({ type: 'SportsOrdered', data: { sports: ['TENNIS'] } });
  for (const model of ['bookings', 'invoices']) await untilReached(world.pool, model, last);
  const { rows } = await world.pool.query(
    `select payment_state, (select state from invoices.claims where item_id = booking_id) as claim
     from bookings.bookings where booking_id = $1`,
    [itemId],
  );
  expect(rows).toEqual([{ payment_state: 'OPEN', claim: 'OPEN' }]);
});
