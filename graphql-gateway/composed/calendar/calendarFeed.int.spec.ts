import { bookingId, localDate, position } from '@platzwart/contracts/core';
import type { HistoryRow } from '@platzwart/contracts/history';
import { type IcsCalendar, convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { anna, ben, dana } from '../../testing/personas.ts';
import { booking } from '../../testing/exampleRows.ts';
import { storeLink } from '../../testing/storeLink.ts';

const token = 'A'.repeat(43);
const bookingNr = (number: number) => bookingId(`0b000000-0000-4000-8000-00000000000${number}`);
const [inJune, lastYear, cancelledJustNow] = [bookingNr(1), bookingNr(2), bookingNr(3)];
const [cancelledLongAgo, ofBen, inTwoYears] = [bookingNr(4), bookingNr(5), bookingNr(6)];
const asPlayer = bookingNr(7);

describe('The calendar to subscribe to', () => {
  let instance: Instance;
  /** Each spec calls from an address of its own: failed attempts are counted. */
  let address = 0;
  const fetchFeed = (path = `/calendar/${token}.ics`, init: RequestInit = {}): Promise<Response> =>
    fetch(`${instance.url}${path}`, {
      ...init,
      headers: { 'x-forwarded-for': `198.51.100.${address}`, ...Object.fromEntries(new Headers(init.headers)) },
    });
  const read = async (response: Response): Promise<IcsCalendar> => convertIcsCalendar(undefined, await response.text());

  beforeAll(async () => {
    instance = await startInstance();
    const own = { personId: anna.personId, remark: 'mit Ben Öl' };
    const cancelled = { ...own, occupancy: 'CANCELED' } as const;
    await instance.projections.show([
      booking({ ...own, bookingId: inJune, startMinute: 1320, endMinute: 1440 }),
      booking({ ...own, bookingId: lastYear, date: localDate('2025-06-15') }),
      booking({
        ...cancelled,
        ...{ bookingId: cancelledJustNow, court: 2, cancelledAt: '2026-06-10T10:00:00Z' },
      }),
      booking({
        ...cancelled,
        ...{ bookingId: cancelledLongAgo, court: 3, cancelledAt: '2026-04-10T10:00:00Z' },
      }),
      booking({ bookingId: ofBen, personId: ben.personId, court: 4 }),
      booking({ ...own, bookingId: inTwoYears, date: localDate('2028-06-15') }),
      booking({
        ...{ bookingId: asPlayer, personId: ben.personId, court: 5, startMinute: 1380, endMinute: 1440 },
        players: [
          { personId: anna.personId, guestName: null },
          { personId: null, guestName: 'Carla' },
        ],
      }),
    ]);
    const change = (subjectId: string, revision: number, occurredAt: string): HistoryRow => ({
      ...{
        entryId: `${revision} ${subjectId}`,
        subjectId,
        partOf: null,
        personId: anna.personId,
        revision,
        occurredAt,
      },
      ...{ position: position(String(revision).padStart(20, '0')), eventId: null, correlationId: null },
      ...{ action: 'CourtBooked', actorId: null, cause: 'OWNER', role: null, reason: null, details: {}, texts: null },
      day: null,
    });
    await instance.projections.addHistory([
      change(asPlayer, 3, '2026-06-01T10:00:00Z'),
      change(inJune, 7, '2026-06-01T10:00:00Z'),
      change(cancelledJustNow, 8, '2026-06-01T10:00:00Z'),
      change(cancelledJustNow, 12, '2026-06-10T10:00:00Z'),
    ]);
    await storeLink(instance.databaseUrl, anna.personId, token);
  });
  beforeEach(() => {
    address += 1;
  });
  afterAll(() => instance.close());

  it('holds the own bookings of the last 30 and the next 400 days, with a number that rises with each change', async () => {
    const response = await fetchFeed();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(response.headers.get('set-cookie')).toBeNull();
    const { events = [], method } = await read(response);
    expect(method).toBeUndefined();
    expect(events.map(({ uid, sequence, status }) => [uid, sequence, status])).toEqual([
      [`${cancelledJustNow}@platzwart`, 12, 'CANCELLED'],
      [`${inJune}@platzwart`, 7, 'CONFIRMED'],
      [`${asPlayer}@platzwart`, 3, 'CONFIRMED'],
    ]);
    // Programs that ignore the status show by the title that it is cancelled, and keep no time busy (decisions.md Q15).
    expect(events.map(({ summary }) => summary)).toEqual([
      ...['Abgesagt: Tennis, Platz 2', 'Tennis, Platz 1', 'Dabei: Tennis, Platz 5'],
    ]);
    const [cancelled = '', ...alive] = (await (await fetchFeed()).text()).split('BEGIN:VEVENT').slice(1);
    expect(cancelled).toContain('TRANSP:TRANSPARENT');
    expect(alive.join('')).not.toContain('TRANSP');
    expect(events[1]).toMatchObject({
      summary: 'Tennis, Platz 1',
      location: 'TC Musterstadt',
      start: { date: new Date('2026-06-15T20:00:00Z') },
      end: { date: new Date('2026-06-15T22:00:00Z') },
      lastModified: { date: new Date('2026-06-01T10:00:00Z') },
    });
  });

  it('names nobody, and asks programs to come back every hour', async () => {
    const text = await (await fetchFeed()).text();
    for (const name of ['Anna', 'Ben', 'Öl']) expect(text).not.toContain(name);
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
  });

  it('is answered in short where nothing has changed, and anew where something has', async () => {
    const etag = (await fetchFeed()).headers.get('etag') ?? 'none';
    // As proxies that compress send it on, and among others.
    for (const tag of [etag, `W/${etag}`, `"other", W/${etag}`, '*'])
      expect((await fetchFeed(undefined, { headers: { 'if-none-match': tag } })).status).toBe(304);
    const head = await fetchFeed(undefined, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    await instance.projections.show([booking({ personId: anna.personId, court: 6 })]);
    expect((await fetchFeed(undefined, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('is not there for an unknown token, for a person without an account that is active, and for what is no token', async () => {
    await storeLink(instance.databaseUrl, dana.personId, 'D'.repeat(43));
    const tokens = ['D'.repeat(43), 'B'.repeat(43), 'short', `${token}A`, '..%2f..', '%00', '🎾', "' or 1=1 --"];
    for (const wrong of tokens) expect((await fetchFeed(`/calendar/${wrong}.ics`)).status).toBe(404);
    for (const path of ['/calendar', `/calendar/${token}`, `/calendar/a/${token}.ics`])
      expect((await fetchFeed(path)).status).toBe(404);
    expect((await fetchFeed(undefined, { method: 'POST', body: '' })).status).toBe(405);
    expect(instance.serverErrors).toEqual([]);
  });

  it('refuses an address for a minute after 20 tokens that open nothing, and its own token never', async () => {
    const wrong = `/calendar/${'C'.repeat(43)}.ics`;
    for (let attempt = 0; attempt < 20; attempt += 1) expect((await fetchFeed(wrong)).status).toBe(404);
    const response = await fetchFeed(wrong);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await fetchFeed()).status).toBe(200);
    address += 1;
    expect((await fetchFeed(wrong)).status).toBe(404);
  });
});
