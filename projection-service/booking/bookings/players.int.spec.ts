import { cents, localDate } from '@platzwart/contracts/core';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  bookingCancelled,
  courtBooked,
  people,
  playerLeft,
  playersChanged,
  remarkChanged,
} from '../../testing/clubHistory.ts';
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

const rowsOf = async (
  columns = 'players, guest_fee, price, payment_state, payment_method',
): Promise<readonly unknown[]> => {
  const { rows } = await world.pool.query<Record<string, unknown>>(
    `select ${columns} from bookings.bookings order by booking_id`,
  );
  return rows;
};

/** One batch for each element. */
const happened = async (...batches: readonly (readonly ClubHistoryEvent[])[]): Promise<void> => {
  for (const batch of batches) {
    await running.stop();
    let last = await world.log.write({ type: 'SportsOrdered', data: { sports: ['TENNIS'] } });
    for (const event of batch) last = await world.log.write(event);
    running = startProjections(world.context);
    await untilReached(world.pool, 'bookings', last);
  }
};

const annas = courtBooked(1);
const withBenAndTwo = playersChanged(annas, [people.ben, people.gast], ['Carla', 'Dieter']);
const member = (personId: string) => ({ personId, guestName: null });
const guest = (guestName: string | null) => ({ personId: null, guestName });

describe('A remark that its owner changes', () => {
  it('is the last one, whatever else changes in the batch', async () => {
    await happened([annas, remarkChanged(annas, 'mit Ball')]);
    expect(await rowsOf('remark')).toEqual([{ remark: 'mit Ball' }]);
    await happened([remarkChanged(annas, 'ohne Ball'), withBenAndTwo, playerLeft(annas, people.ben)]);
    expect(await rowsOf('remark, jsonb_array_length(players) as count')).toEqual([{ remark: 'ohne Ball', count: 3 }]);
    await happened([remarkChanged(annas, null)]);
    expect(await rowsOf('remark')).toEqual([{ remark: null }]);
  });
});

describe('The players of a booking', () => {
  const expected = {
    players: [member(people.ben), member(people.gast), guest('Carla'), guest('Dieter')],
    ...{ guest_fee: 1_000, price: 2_200, payment_state: 'OPEN', payment_method: 'INVOICE' },
  };

  it('are in its row, with the fee in its price, whether they come with it or later', async () => {
    await happened([annas, withBenAndTwo]);
    expect(await rowsOf()).toEqual([expected]);
    const other = courtBooked(2, { court: 2, price: cents(0), paymentMethod: null });
    await happened([other], [playersChanged(other, [people.ben], ['Carla'])]);
    expect((await rowsOf())[1]).toEqual({
      players: [member(people.ben), guest('Carla')],
      ...{ guest_fee: 500, price: 500, payment_state: 'OPEN', payment_method: 'INVOICE' },
    });
  });

  it('are replaced by the next ones, and the fee with them', async () => {
    await happened([annas, withBenAndTwo], [playersChanged(annas, [], ['Emil'])]);
    expect(await rowsOf()).toEqual([{ ...expected, players: [guest('Emil')], guest_fee: 500, price: 1_700 }]);
    await happened([playersChanged(annas, [])]);
    expect(await rowsOf()).toEqual([{ ...expected, players: [], guest_fee: 0, price: 1_200 }]);
  });

  it.each([
    ['in the batch of the booking', [[annas, withBenAndTwo, playerLeft(annas, people.ben)]]],
    ['in the batch in which they were named', [[annas], [withBenAndTwo, playerLeft(annas, people.ben)]]],
    ['later', [[annas, withBenAndTwo], [playerLeft(annas, people.ben)]]],
  ])('leave it %s, and the fee stays', async (_, batches) => {
    await happened(...batches);
    expect(await rowsOf()).toEqual([{ ...expected, players: [member(people.gast), guest('Carla'), guest('Dieter')] }]);
  });

  it('stay when it is cancelled, also when both come in one batch', async () => {
    await happened([annas], [withBenAndTwo, bookingCancelled(annas)]);
    expect(await rowsOf('occupancy, jsonb_array_length(players) as count')).toEqual([
      { occupancy: 'CANCELED', count: 4 },
    ]);
  });

  it('lose an erased person, and the names of the guests of an erased owner', async () => {
    await happened([annas, withBenAndTwo], [{ type: 'PersonErased', data: { personId: people.ben } }]);
    expect(await rowsOf('players')).toEqual([{ players: [member(people.gast), guest('Carla'), guest('Dieter')] }]);
    await happened([{ type: 'PersonErased', data: { personId: people.anna } }]);
    expect(await rowsOf('players')).toEqual([{ players: [member(people.gast), guest(null), guest(null)] }]);
  });

  it('have no names where the owner’s key is destroyed, and are forgotten with a closed day', async () => {
    world.erased.add(people.anna);
    await happened([annas, withBenAndTwo]);
    expect(await rowsOf('players')).toEqual([
      { players: [member(people.ben), member(people.gast), guest(null), guest(null)] },
    ]);
    await happened([{ type: 'BookingsAnonymised', data: { before: localDate('2026-05-02') } }]);
    expect(await rowsOf('players, price')).toEqual([{ players: [], price: 2_200 }]);
  });
});
