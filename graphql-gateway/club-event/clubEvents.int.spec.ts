import { type ClubEventId, clubEventId, localDate } from '@platzwart/contracts/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin } from '../testing/personas.ts';
import { booking, clubEvent } from '../testing/exampleRows.ts';
import { outcomeOf, sendGraphql } from '../testing/sendGraphql.ts';

const fields = 'name category type day date endDate start end where homeAway sport courts cancelled';
const create = `mutation ($event: EventInput!) { createEvent(event: $event) { code event { ${fields} } } }`;
const update = `mutation ($id: ID!, $event: EventInput!) { updateEvent(id: $id, event: $event) { code event { name } } }`;
const input = { category: 'TOURNAMENT', name: 'Clubmeisterschaft', date: '2026-07-04' };
const withCourts = { ...input, sport: 'TENNIS', courts: [1, 2], start: '10:00', end: '18:00' };
const globalId = (id: ClubEventId): string => Buffer.from(`Event:${id}`).toString('base64');

describe('The events of the club', () => {
  let instance: Instance;
  let token: string;
  beforeAll(async () => {
    instance = await startInstance();
    token = await instance.tokenOf(admin);
  });
  afterAll(() => instance.close());
  beforeEach(() => {
    instance.commands.commands.length = 0;
  });
  const send = (query: string, variables: Readonly<Record<string, unknown>> = {}) =>
    sendGraphql(instance.url, { query, variables, token });
  const read = (query: string) => sendGraphql(instance.url, { query });

  it('are announced with their courts in one command', async () => {
    const row = clubEvent({
      ...{ category: 'TOURNAMENT', name: 'Clubmeisterschaft', sport: 'TENNIS', courts: [1, 2] },
      ...{ firstDay: localDate('2026-07-04'), lastDay: localDate('2026-07-05'), startMinute: 600, endMinute: 1080 },
    });
    const court = booking({ category: 'EVENT', eventId: row.eventId, date: localDate('2026-07-04') });
    instance.commands.answerWith(async () => {
      await instance.projections.show([court]);
      const position = await instance.projections.showEvents([row]);
      return { outcome: 'accepted', position, ids: [court.bookingId, row.eventId] };
    });
    const answer = await send(create, { event: { ...withCourts, endDate: '2026-07-05', where: ' Anlage ' } });
    expect(answer.data).toEqual({
      createEvent: {
        code: 'SUC_EVENT_CREATED',
        event: {
          ...{ ...withCourts, type: 'TOURNAMENT', day: 6, endDate: '2026-07-05', where: null },
          ...{ homeAway: null, cancelled: false },
        },
      },
    });
    expect(instance.commands.commands).toMatchObject([
      {
        type: 'CreateEvent',
        actor: admin.personId,
        data: { event: { courts: [1, 2], place: 'Anlage', onConflict: 'ABORT', reason: null }, cancelled: null },
      },
    ]);
  });

  it.each([
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: 'Fest\u202e' }],
    ['description', { description: 'x'.repeat(2001) }],
    ['where', { where: 'x'.repeat(201) }],
    ['endDate', { endDate: '2026-07-03' }],
    ['endDate', { endDate: '2027-08-08' }],
    ['start', { end: '18:00' }],
    ['end', { start: '18:00', end: '18:00' }],
    ['homeAway', { homeAway: 'HOME' }],
    ['sport', { courts: [1], start: '10:00', end: '12:00' }],
    ['end', { courts: [1], sport: 'TENNIS', start: '10:00' }],
    ['courts', { ...withCourts, courts: [1, 1] }],
    ['courts', { ...withCourts, courts: Array.from({ length: 99 }, (_, index) => index + 1), endDate: '2026-07-12' }],
    ['cancelled', { cancelled: true }],
  ])('are refused with a wrong %s before anything is sent: %o', async (field, change) => {
    const answer = await send(create, { event: { ...input, ...change } });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'ERR_INVALID_INPUT', field: `event.${field}` });
    expect(instance.commands.commands).toEqual([]);
  });

  it('are changed by either of their ids, and a refusal has the names of the caller', async () => {
    const row = clubEvent();
    const position = await instance.projections.showEvents([row]);
    instance.commands.answerWith(() => ({ outcome: 'accepted', position, ids: [] }));
    for (const id of [row.eventId, globalId(row.eventId)])
      expect((await send(update, { id, event: { ...input, cancelled: true } })).data).toEqual({
        updateEvent: { code: 'SUC_EVENT_UPDATED', event: { name: 'Sommerfest' } },
      });
    expect(instance.commands.commands).toMatchObject([1, 2].map(() => ({ data: { eventId: row.eventId } })));
    expect(instance.commands.commands[0]).toMatchObject({ data: { cancelled: true } });
    const refusedWith = async (code: string, field: string) => {
      instance.commands.answerWith(() => ({ outcome: 'rejected', code, fields: [field] }));
      return (await send(update, { id: row.eventId, event: input })).errors?.[0];
    };
    expect(await refusedWith('ERR_INVALID_INPUT', 'reason')).toMatchObject({ extensions: { field: 'event.reason' } });
    expect(await refusedWith('ERR_EVENT_NOT_FOUND', 'id')).toMatchObject({ extensions: { field: 'id' } });
    expect((await refusedWith('ERR_BOOKING_CONFLICT', 'bookings.3'))?.message).toBe('ERR_BOOKING_CONFLICT');
    expect(outcomeOf(await send(update, { id: 'no id', event: input }))).toBe('ERR_INVALID_INPUT');
  });

  it('are read by everybody: in order, from a day on, the next five, and never a deleted one', async () => {
    const day = (date: string) => ({ firstDay: localDate(date), lastDay: localDate(date) });
    const days = ['2031-01-01', '2031-01-03', '2031-01-02', '2031-01-04', '2031-01-05', '2031-01-06'];
    const rows = days.map((date) => clubEvent({ name: date, ...day(date) }));
    const gone = clubEvent({ name: 'Gelöscht', status: 'DELETED', ...day('2031-01-01') });
    const off = clubEvent({ name: 'Abgesagt', status: 'CALLED_OFF', ...day('2031-02-01') });
    await instance.projections.showEvents([...rows, gone, off]);
    const later = {
      events: [...days.toSorted(), 'Abgesagt'].map((name) => ({ name, cancelled: name === 'Abgesagt' })),
    };
    expect((await read('{ events(from: "2031-01-01") { name cancelled } }')).data).toEqual(later);
    const upcoming = (await read('{ upcomingEvents { date } }')).data;
    expect(upcoming).toHaveProperty('upcomingEvents.length', 5);
    expect(outcomeOf(await read(`{ event(id: "${gone.eventId}") { name } }`))).toBe('data');
    expect((await read(`{ event(id: "${gone.eventId}") { name } }`)).data).toEqual({ event: null });
    expect((await read('{ event(id: "no id") { name } }')).data).toEqual({ event: null });
  });

  it('are shown as they are now, also where the answer was kept', async () => {
    const row = clubEvent({ firstDay: localDate('2032-01-01'), lastDay: localDate('2032-01-01') });
    const query = '{ events(from: "2032-01-01") { name } }';
    await instance.projections.showEvents([row]);
    expect((await read(query)).data).toEqual({ events: [{ name: 'Sommerfest' }] });
    const at = await instance.projections.showEvents([{ ...row, name: 'Herbstfest' }]);
    expect(await instance.readSide.watch.waitFor(['club_events'], at, 5000)).toBe(true);
    expect((await read(query)).data).toEqual({ events: [{ name: 'Herbstfest' }] });
  });

  it('do not stand in their own way when they move', async () => {
    const id = clubEventId('e0000000-0000-4000-8000-00000000000e');
    await instance.projections.show([
      booking({ category: 'EVENT', title: 'Turnier', eventId: id, date: localDate('2028-01-01'), court: 1 }),
    ]);
    const entry = { category: 'EVENT', title: 'Turnier', sport: 'TENNIS', court: 1, date: '2028-01-01' };
    const conflictsFor = async (eventID: string | null) =>
      (
        await send(
          'query ($booking: AdminBookingInput!, $eventID: ID) { checkAvailability(booking: $booking, eventID: $eventID) { available } }',
          { booking: { ...entry, start: '18:00', end: '20:00' }, eventID },
        )
      ).data;
    expect(await conflictsFor(null)).toEqual({ checkAvailability: { available: false } });
    expect(await conflictsFor(globalId(id))).toEqual({ checkAvailability: { available: true } });
  });
});
