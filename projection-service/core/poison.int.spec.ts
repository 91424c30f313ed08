import { localTime } from '@platzwart/contracts/core';
import type { NewEvent } from '@platzwart/event-store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '../booking/bookings/bookings.ts';
import { bookingCancelled, bookingNr, courtBooked, personRegistered, sportArranged } from '../testing/clubHistory.ts';
import {
  type ProjectionWorld,
  type RunningProjections,
  checkpointNamed,
  openWorld,
  startProjections,
  until,
  untilReached,
} from '../testing/projectionWorld.ts';
import { readHealth } from './health.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import { rebuildBeside } from './rebuildBeside.ts';

let world: ProjectionWorld;
let running: RunningProjections;

const start = (change: Partial<ProjectionContext> = {}): void => {
  running = startProjections({ ...world.context, ...change });
};
const untilStopped = (name: string): Promise<void> =>
  until(async () => (await checkpointNamed(world.pool, name)).status === 'stopped');
const shown = async (): Promise<readonly string[]> => {
  const { rows } = await world.pool.query<{ id: string }>('select booking_id as id from bookings.bookings order by 1');
  return rows.map(({ id }) => id);
};

/** The same read models, but `apply` of this one fails at one booking until it is repaired. */
const tripping = (bookingId: string, because: Error): readonly ReadModel[] =>
  world.context.models.map((model) => ({
    ...model,
    apply: async (events, effects) => {
      await model.apply(events, effects);
      const trips = events.some(({ event }) => event.type === 'CourtBooked' && event.data.bookingId === bookingId);
      if (model.name === 'bookings' && trips) throw because;
    },
  }));

const withVersion =
  (schemaVersion: number) =>
  (event: NewEvent): NewEvent => ({ ...event, metadata: { ...Object(event.metadata), schemaVersion } });
const withoutCourt = (event: NewEvent): NewEvent => ({ ...event, data: { ...Object(event.data), court: 'Platz 1' } });

const at = (hour: number) => ({ start: localTime(`${hour}:00`), end: localTime(`${hour + 1}:00`) });

describe('A read model that meets an event that it cannot apply', () => {
  beforeEach(async () => {
    world = await openWorld();
  });
  afterEach(async () => {
    await running.stop();
    await world.close();
  });

  it('stops right before it and reports event and cause, while the others go on', async () => {
    start({ models: tripping(bookingNr(2), new Error('there is no court 0')) });
    const before = await world.log.write(courtBooked(1, at(10)));
    const poison = await world.log.write(courtBooked(2, at(11)));
    await world.log.write(courtBooked(3, at(12)));
    const last = await world.log.write(personRegistered('anna'));
    await untilStopped('bookings');
    for (const name of ['people', 'club_settings']) await untilReached(world.pool, name, last);

    expect(await shown()).toEqual([bookingNr(1)]);
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({
      position: before,
      events: 1,
      status: 'stopped',
      problem: `CourtBooked at position ${poison} cannot be applied: there is no court 0`,
    });
    const health = await readHealth(world.context, running);
    expect(health.status).toBe('failing');
    expect(health.problems.map(({ sentence }) => sentence)).toEqual([
      `bookings has stopped: CourtBooked at position ${poison} cannot be applied: there is no court 0`,
    ]);
    expect(health.readModels.find(({ name }) => name === 'bookings')).toMatchObject({ behind: 3, status: 'stopped' });
    expect(health.readModels.find(({ name }) => name === 'people')).toMatchObject({ behind: 0, status: 'live' });
  });

  it('continues where it stopped when a build that can apply the event starts', async () => {
    start({ models: tripping(bookingNr(1), new Error('not yet')) });
    await world.log.write(courtBooked(1, at(10)));
    const last = await world.log.write(courtBooked(2, at(11)));
    await untilStopped('bookings');
    await running.stop();

    start();
    await untilReached(world.pool, 'bookings', last);
    expect(await shown()).toEqual([bookingNr(1), bookingNr(2)]);
    expect(await readHealth(world.context, running)).toMatchObject({ status: 'ok', problems: [] });
    const next = await world.log.write(courtBooked(3, at(12)));
    await untilReached(world.pool, 'bookings', next);
  });

  it('continues at once after a rebuild by a build that can apply the event, while the old build still runs', async () => {
    start({ models: tripping(bookingNr(1), new Error('not yet')) });
    await world.log.write(courtBooked(1, at(10)));
    const last = await world.log.write(courtBooked(2, at(11)));
    await untilStopped('bookings');
    await rebuildBeside(world.context, bookings, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    await untilReached(world.pool, 'bookings', last);
    const next = await world.log.write(courtBooked(3, at(12)));
    await untilReached(world.pool, 'bookings', next);
    expect(await shown()).toEqual([bookingNr(1), bookingNr(2), bookingNr(3)]);
    expect(await readHealth(world.context, running)).toMatchObject({ status: 'ok', problems: [] });
  });

  it('stops at the same event again if the new build cannot apply it either', async () => {
    start({ models: tripping(bookingNr(1), new Error('never')) });
    await world.log.write(courtBooked(1, at(10)));
    await untilStopped('bookings');
    await running.stop();
    start({ models: tripping(bookingNr(1), new Error('still never')) });
    await until(async () => (await checkpointNamed(world.pool, 'bookings')).problem?.endsWith('still never') === true);
  });

  it('stops at it in the middle of a long page and keeps the effect of all events before it', async () => {
    for (let nr = 1; nr <= 40; nr += 1) await world.log.write(courtBooked(nr, { ...at(10), court: nr }));
    start({ models: tripping(bookingNr(25), new Error('no')) });
    await untilStopped('bookings');
    expect((await shown()).length).toBe(24);
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({ events: 24 });
  });

  it.each([
    [
      'a schema version of the future',
      withVersion(99),
      'CourtBooked has schema version 99, newer than this release, which knows up to',
    ],
    ['a payload of another shape', withoutCourt, 'data.court should be number'],
    ['metadata without a version', (event: NewEvent) => ({ ...event, metadata: {} }), 'metadata.occurredAt'],
  ])('refuses %s instead of guessing', async (_, breakIt, why) => {
    start();
    await world.log.writeBroken(courtBooked(1), breakIt);
    const last = await world.log.write(sportArranged('TENNIS'));
    await untilStopped('bookings');
    await untilReached(world.pool, 'club_settings', last);
    expect((await checkpointNamed(world.pool, 'bookings')).problem).toContain(why);
    expect(await shown()).toEqual([]);
  });

  it('ignores events of a type that no read model handles', async () => {
    start();
    const foreign = await world.log.writeBroken(courtBooked(1), (event) => ({ ...event, type: 'HourCardOrdered' }));
    await untilReached(world.pool, 'bookings', foreign);
  });

  it('stops when two live bookings share a minute of a court', async () => {
    start();
    await world.log.write(courtBooked(1, at(10)));
    await world.log.write(courtBooked(2, { start: localTime('10:30'), end: localTime('11:30') }));
    await untilStopped('bookings');
    const { problem } = await checkpointNamed(world.pool, 'bookings');
    expect(problem).toContain('SQLSTATE 23P01 (bookings.no_double_booking)');
    expect(await shown()).toEqual([bookingNr(1)]);
  });

  it('does not stop at bookings that only touch: on the next court, the next hour, in another hall', async () => {
    start();
    await world.log.write(courtBooked(1, at(10)));
    await world.log.write(courtBooked(2, { ...at(10), court: 2 }));
    await world.log.write(courtBooked(3, at(11)));
    const last = await world.log.write(courtBooked(4, { ...at(10), sport: 'HALL' }));
    await untilReached(world.pool, 'bookings', last);
  });

  it.each([
    ['moved onto another', `update bookings.bookings set start_minute = 659 where booking_id = '${bookingNr(2)}'`],
    ['brought back to life', `update bookings.bookings set occupancy = 'BOOKED' where booking_id = '${bookingNr(3)}'`],
  ])('does not let a booking be %s by hand', async (_, change) => {
    start();
    await world.log.write(courtBooked(3, at(10)));
    await world.log.write(bookingCancelled(courtBooked(3, at(10))));
    await world.log.write(courtBooked(1, at(10)));
    const last = await world.log.write(courtBooked(2, at(11)));
    await untilReached(world.pool, 'bookings', last);
    await expect(world.pool.query(change)).rejects.toThrow('no_double_booking');
  });

  it('stops when the next booking overlaps a row that was changed by hand', async () => {
    start();
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(1, at(10))));
    await world.pool.query('update bookings.bookings set start_minute = 840, end_minute = 900');
    await world.log.write(courtBooked(2, at(14)));
    await untilStopped('bookings');
  });

  it.each([
    ['a lost connection', 'select pg_terminate_backend(pg_backend_pid())'],
    ['a full disk', `do $$ begin raise exception 'no space left' using errcode = '53100'; end $$`],
    ['a deadlock', `do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`],
  ])('does not treat %s as a defect of the event', async (_, trouble) => {
    let troubles = 3;
    const models = world.context.models.map((model) => ({
      ...model,
      apply: async (...[events, effects]: Parameters<ReadModel['apply']>) => {
        if (model.name === bookings.name && troubles > 0) {
          troubles -= 1;
          await effects.client.query(trouble);
        }
        await model.apply(events, effects);
      },
    }));
    start({ models });
    const last = await world.log.write(courtBooked(1));
    await untilReached(world.pool, 'bookings', last);
    expect(troubles).toBe(0);
    expect(await shown()).toEqual([bookingNr(1)]);
  });
});
