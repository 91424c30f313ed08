import { createHash, randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { dayFromToday } from '../support/clubDays.ts';

type Booked = Readonly<{ bookingId: string; sport: string; court: number; date: string; start: string; end: string }> &
  Readonly<{ personId: string | null; category: string }>;

const courts = 8;
const hoursADay = 15;
const slotsADay = courts * hoursADay;
/** Every sixth event cancels a booking of the last weeks; every twentieth is a booking of the club itself. */
const cancelledEvery = 6;
const blockedEvery = 20;
const mostOpen = 2_000;

const people = Array.from({ length: 600 }, () => randomUUID());
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The `slot`-th booked hour. */
const bookedHour = (slot: number, days: readonly string[]): Booked => {
  const hour = 7 + Math.floor((slot % slotsADay) / courts);
  const isBlock = slot % blockedEvery === 0;
  return {
    bookingId: randomUUID(),
    sport: 'TENNIS',
    court: 1 + (slot % courts),
    date: days[Math.floor(slot / slotsADay)] ?? '',
    start: clock(hour),
    end: clock(hour + 1),
    personId: isBlock ? null : (people[slot % people.length] ?? null),
    category: isBlock ? 'BLOCK' : 'SINGLE',
  };
};

const bookedData = (booked: Booked) => ({
  ...booked,
  orderId: randomUUID(),
  title: booked.personId ? null : 'Platzpflege',
  sealedRemark: null,
  price: booked.personId ? 1_200 : 0,
  listPrice: 1_200,
  discount: 0,
  vatRate: 19,
  role: 'MEMBER',
  settingsRevision: 3,
  paymentMethod: 'INVOICE',
});

const metadataAt = (number: number) => ({
  occurredAt: new Date(1_700_000_000_000 + number * 60_000).toISOString(),
  actor: people[number % people.length],
  role: 'MEMBER',
  correlationId: randomUUID(),
  causationId: randomUUID(),
  idempotencyKey: randomUUID(),
  requestHash: digest(`request ${number}`),
  reason: null,
  schemaVersion: 1,
  previousHash: digest(`event ${number}`),
});

/**
 * A club's ledger of `count` events as the command-service writes them, up to a fortnight from now, in PostgreSQL's text form
 * for `copy event_store.events`. Nine hundred bytes an event.
 */
export const bookedYears = (count: number): string => {
  const open: Booked[] = [];
  const length = Math.ceil(count / slotsADay) + 1;
  const days = Array.from({ length }, (_, index) => dayFromToday(14 - length + index));
  let slot = 0;
  const event = (number: number): readonly [string, unknown] => {
    const cancelled = number % cancelledEvery === 0 ? open.splice((number * 7) % open.length, 1)[0] : undefined;
    if (cancelled) return ['BookingCancelled', cancelled];
    slot += 1;
    const booked = bookedHour(slot, days);
    open.push(booked);
    if (open.length > mostOpen) open.shift();
    return ['CourtBooked', bookedData(booked)];
  };
  return Array.from({ length: count }, (_, index) => {
    const [type, data] = event(index + 1);
    const columns = [index + 1, 'ledger', index, randomUUID(), type, JSON.stringify(data)];
    return `${[...columns, JSON.stringify(metadataAt(index + 1)), '2026-01-01T00:00:00Z'].join('\t')}\n`;
  }).join('');
};

const chunkBytes = 65_536;

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkBytes) yield bytes.subarray(start, start + chunkBytes);
}

/** The statement `copy event_store.events from stdin`, the fastest way to fill the log. */
export const copyIntoLog = (client: pg.Client, lines: string): Promise<void> =>
  pipeline(chunksOf(Buffer.from(lines)), client.query(copyFrom('copy event_store.events from stdin')));
