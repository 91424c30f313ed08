import { localDate } from '@platzwart/contracts/core';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { clubEvent } from '../../testing/exampleRows.ts';

const days = (firstDay: string, lastDay = firstDay) => ({
  firstDay: localDate(firstDay),
  lastDay: localDate(lastDay),
});
const allDay = clubEvent({ name: 'Sommerfest', ...days('2026-06-20'), place: 'Clubhaus', description: 'Mit Grill' });
const overnight = clubEvent({ name: 'Tanz', ...days('2026-06-21'), startMinute: 1200, endMinute: 60 });
const twoDays = clubEvent({ name: 'Turnier', ...days('2026-06-27', '2026-06-28'), startMinute: 600, endMinute: 1080 });
const off = clubEvent({ name: 'Ausflug', ...days('2026-07-01'), startMinute: 540, status: 'CALLED_OFF' });
const over = clubEvent({ name: 'Früher', ...days('2025-06-20') });
const deleted = clubEvent({ name: 'Gelöscht', ...days('2026-06-20'), status: 'DELETED' });

describe('The calendar of the events of the club', () => {
  let instance: Instance;
  const fetchFile = (path: string, init: RequestInit = {}) => fetch(`${instance.url}${path}`, init);
  beforeAll(async () => {
    instance = await startInstance();
    await instance.projections.showEvents([allDay, overnight, twoDays, off, over, deleted]);
  });
  afterAll(() => instance.close());

  it('is public, and holds what is to come and what was in the last 30 days', async () => {
    const response = await fetchFile('/calendar/events.ics');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const { events = [] } = convertIcsCalendar(undefined, await response.text());
    expect(events.map(({ summary, status }) => [summary, status])).toEqual([
      ['Sommerfest', 'CONFIRMED'],
      ['Tanz', 'CONFIRMED'],
      ['Turnier', 'CONFIRMED'],
      ['Abgesagt: Ausflug', 'CANCELLED'],
    ]);
    const time = (date: string) => ({ date: new Date(date) });
    expect(events[0]).toMatchObject({
      ...{ uid: `${allDay.eventId}@platzwart`, sequence: 7, location: 'Clubhaus', description: 'Mit Grill' },
      ...{ start: { ...time('2026-06-20'), type: 'DATE' }, end: { ...time('2026-06-21'), type: 'DATE' } },
    });
    // From 20:00 to 01:00 in the club's summer time.
    expect(events[1]).toMatchObject({ start: time('2026-06-21T18:00:00Z'), end: time('2026-06-21T23:00:00Z') });
    expect(events[2]).toMatchObject({
      ...{ start: { ...time('2026-06-27'), type: 'DATE' }, end: { ...time('2026-06-29'), type: 'DATE' } },
      description: '10:00–18:00',
    });
    expect(events[3]).toMatchObject({ start: time('2026-07-01T07:00:00Z'), location: 'TC Musterstadt' });
    expect(events[3]?.end).toBeUndefined();
  });

  it('is answered in short where nothing has changed', async () => {
    const etag = (await fetchFile('/calendar/events.ics')).headers.get('etag') ?? 'none';
    expect((await fetchFile('/calendar/events.ics', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetchFile('/calendar/events.ics', { method: 'POST', body: '' })).status).toBe(405);
  });

  it('is there for each event as a file to save, and for nothing else', async () => {
    const response = await fetchFile(`/calendar/events/${twoDays.eventId}.ics`);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="event.ics"');
    expect(convertIcsCalendar(undefined, await response.text()).events).toMatchObject([{ summary: 'Turnier' }]);
    const wrong = [`${deleted.eventId}.ics`, 'x.ics', twoDays.eventId, '%00.ics', `${crypto.randomUUID()}.ics`];
    for (const path of wrong) expect((await fetchFile(`/calendar/events/${path}`)).status).toBe(404);
    expect(instance.serverErrors).toEqual([]);
  });
});
