import type { ClubEventEvent, ClubEventAnnounced } from '@platzwart/contracts/club-event';
import { type LocalDate, clubEventId, localDate, localTime } from '@platzwart/contracts/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookingCancelled, courtBooked } from '../../testing/clubHistory.ts';
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

const eventId = clubEventId('e0000000-0000-4000-8000-000000000001');
const day: LocalDate = localDate('2026-05-01');
const announced: ClubEventAnnounced = {
  type: 'ClubEventAnnounced',
  data: {
    ...{ eventId, category: 'TOURNAMENT', name: 'Maiturnier', description: null, place: 'Platz 1', homeAway: null },
    ...{ sport: 'TENNIS', courts: [1], date: day, endDate: day, start: localTime('10:00'), end: localTime('18:00') },
  },
};
const revised = (name: string): ClubEventEvent => ({ type: 'ClubEventRevised', data: { ...announced.data, name } });
const about = (type: 'ClubEventCalledOff' | 'ClubEventReinstated' | 'ClubEventDeleted'): ClubEventEvent => ({
  type,
  data: { eventId },
});
const court = courtBooked(1, { eventId, personId: null, category: 'EVENT', title: 'Maiturnier' });

const after = async (model: string, ...events: Parameters<ProjectionWorld['log']['writeAll']>[0]): Promise<void> => {
  const position = await world.log.writeAll(events);
  if (position === null) throw new Error('Nothing was written');
  await untilReached(world.pool, model, position);
};
const rows = async (columns: string, table: string): Promise<readonly unknown[]> =>
  (await world.pool.query<Record<string, unknown>>(`select ${columns} from ${table}`)).rows;
const content = (): Promise<readonly unknown[]> =>
  rows('name, first_day::text, start_minute, courts, status, revision::int', 'club_events.events');
const titles = (): Promise<readonly unknown[]> => rows('title, occupancy', 'bookings.bookings order by booking_id');

describe('The events of the club', () => {
  it('have what the club said last, and whether they take place', async () => {
    const row = { first_day: '2026-05-01', start_minute: 600, courts: [1] };
    await after('club_events', announced);
    expect(await content()).toEqual([{ ...row, name: 'Maiturnier', status: 'PLANNED', revision: 0 }]);
    await after('club_events', about('ClubEventCalledOff'), revised('Mairunde'));
    expect(await content()).toEqual([{ ...row, name: 'Mairunde', status: 'CALLED_OFF', revision: 2 }]);
    await after('club_events', about('ClubEventReinstated'));
    expect(await content()).toMatchObject([{ status: 'PLANNED' }]);
    await after('club_events', about('ClubEventDeleted'));
    expect(await content()).toMatchObject([{ status: 'DELETED' }]);
  });

  it('do not change when their events are applied again', async () => {
    await after('club_events', announced, revised('Mairunde'), about('ClubEventDeleted'));
    const before = await content();
    await running.stop();
    await world.pool.query(`update read_models.checkpoints set position = null, events = 0 where name = 'club_events'`);
    running = startProjections(world.context);
    await after('club_events', courtBooked(9));
    expect(await content()).toEqual(before);
  });
});

describe('The courts of an event', () => {
  it('show its name, also after it was changed', async () => {
    await after('bookings', announced, court, revised('Mairunde'));
    expect(await titles()).toEqual([{ title: 'Mairunde', occupancy: 'BOOKED' }]);
  });

  it('that were given back keep the name of that moment, whether events come one by one or in one batch', async () => {
    const other = courtBooked(2, { ...court.data, bookingId: courtBooked(2).data.bookingId, court: 2 });
    const history = [announced, court, other, revised('A'), bookingCancelled(court), revised('B')];
    for (const event of history) await after('bookings', event);
    const oneByOne = await titles();
    expect(oneByOne).toEqual([
      { title: 'A', occupancy: 'CANCELED' },
      { title: 'B', occupancy: 'BOOKED' },
    ]);
    await running.stop();
    await world.pool.query('truncate bookings.bookings');
    await world.pool.query(`update read_models.checkpoints set position = null, events = 0 where name = 'bookings'`);
    running = startProjections(world.context);
    await after('bookings', courtBooked(9, { court: 9 }));
    expect(await titles()).toEqual([...oneByOne, { title: null, occupancy: 'BOOKED' }]);
  });
});
