import { randomUUID } from 'node:crypto';
import { columnName, position as positionOf } from '@platzwart/contracts/core';
import type { HistoryRow } from '@platzwart/contracts/history';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolOn } from '../../../../tests/support/poolOn.ts';
import { type Instance, startInstance } from '../../../testing/instance.ts';
import { admin } from '../../../testing/personas.ts';
import { outcomeOf, sendGraphql } from '../../../testing/sendGraphql.ts';

const query = `query ($from: Date!, $to: Date!, $position: String) { figuresReport(from: $from, to: $to, position: $position) {
  position asOf bookings
  occupancy { sport cells { weekday hour bookable booked } }
  categories { category bookings minutes } leadTimes { band bookings }
  cancellations { band bookings displaced minutes bookedAgain }
  revenue { date list price } money { date billed received } waiting { outcome entries }
  refused { sport weekday hour reason attempts } } }`;
const reportSchema = v.looseObject({
  occupancy: v.array(v.object({ sport: v.string(), cells: v.array(v.record(v.string(), v.number())) })),
});
const june = { from: '2026-06-01', to: '2026-06-30' };

const single = {
  ...{ bookingId: '', inSeries: false, category: 'SINGLE', sport: 'TENNIS', court: 1, date: '2026-06-15' },
  ...{
    startMinute: 1080,
    endMinute: 1140,
    occupancy: 'BOOKED',
    displaced: false,
    byOwner: false,
    discount: 0,
    listPrice: 1200,
    guestFee: 0,
  },
  ...{
    price: 1200,
    bookedAt: '2026-06-15T06:00:00Z',
    cancelledAt: null,
    since: '03',
    sinceTime: '2026-06-15T06:00:00Z',
  },
};
type Figure = Omit<typeof single, 'cancelledAt'> & Readonly<{ cancelledAt: string | null; until?: string }>;
const figure = (change: Partial<Figure> = {}): Figure => ({ ...single, bookingId: randomUUID(), ...change });

const [bill, other] = [randomUUID(), randomUUID()];
let last = 0;
const entry = (action: string, details: object, subjectId = bill): HistoryRow => {
  last += 1;
  return {
    ...{ entryId: `0${last} ${subjectId}`, position: positionOf(`0${last}`), subjectId, partOf: null },
    ...{ personId: null, revision: last, eventId: null, correlationId: null, action, actorId: null },
    ...{ occurredAt: '2026-06-12T22:30:00Z', cause: 'SYSTEM', role: null, reason: null, texts: null, day: null },
    details: { ...details },
  };
};

const only = (rows: unknown, key: 'bookings' | 'entries'): unknown =>
  Array.isArray(rows) ? rows.filter((row: Readonly<Record<string, unknown>>) => row[key] !== 0) : rows;

describe('A report of the figures', () => {
  let instance: Instance;
  let token: string;
  const insert = async (table: string, rows: readonly object[]): Promise<void> => {
    const pool = poolOn(instance.databaseUrl, 1);
    for (const row of rows) {
      const record = Object.fromEntries(
        Object.entries(row).map(([name, value]: [string, unknown]) => [columnName(name), value]),
      );
      const text = `insert into figures.${table} select * from jsonb_populate_record(null::figures.${table}, $1)`;
      await pool.query(text, [JSON.stringify(record)]);
    }
    await pool.query(`update read_models.checkpoints set position = '09' where name in ('figures', 'history')`);
    await pool.end();
  };
  const report = async (variables: Readonly<Record<string, unknown>>) => {
    const answer = await sendGraphql(instance.url, { query, variables, token });
    return v.parse(reportSchema, answer.data?.['figuresReport']);
  };

  beforeAll(async () => {
    instance = await startInstance();
    token = await instance.tokenOf(admin);
    await instance.projections.addHistory([
      entry('InvoiceIssued', { issuedOn: '2026-06-01', amountDue: 5000 }),
      // The club has accepted less, and that came back.
      entry('InvoicePaid', { paidOn: '2026-06-10', amount: 5000, movement: { amount: 4900 } }),
      entry('InvoiceReopened', {}),
      entry('InvoicePaid', { paidOn: '2026-06-15', amount: 5000 }),
      entry('InvoiceCancelled', { issuedOn: '2026-06-20', amountDue: 5000 }),
      entry('InvoiceRefunded', { refundedOn: '2026-06-21', amount: 5000 }),
      entry('ClaimPaid', { paidOn: '2026-06-20', amount: 700 }, other),
      entry('PaymentReceived', { amount: 900 }, other),
      entry('RefundMade', { amount: 400 }, other),
      ...[1, 2, 3].map(() => entry('InvoiceIssued', { issuedOn: '2025-06-01', amountDue: 1e9 }, randomUUID())),
      ...[1, 2, 3].map(() => entry('ClaimRefunded', { refundedOn: '2025-06-02', amount: 1e9 }, randomUUID())),
    ]);
    await insert('open_hours', [
      ...[
        {
          since: '01',
          sinceTime: '2026-01-01T10:00:00Z',
          sport: 'TENNIS',
          courts: 2,
          opensMinute: 1080,
          closesMinute: 1200,
        },
      ],
    ]);
    const cancelled = { occupancy: 'CANCELED', price: 0, cancelledAt: '2026-06-14T16:00:00Z' };
    const moved = { bookingId: randomUUID(), date: '2026-06-16' };
    await insert('bookings', [
      // Booked again half an hour after the cancellation, by half.
      figure({ ...cancelled, since: '04', court: 2 }),
      figure({ court: 2, startMinute: 1110, bookedAt: '2026-06-15T15:00:00Z' }),
      figure({ ...cancelled, since: '04', date: '2026-06-18', displaced: true, price: 1200 }),
      figure({ category: 'BLOCK', date: '2026-06-17', listPrice: 0, price: 0 }),
      figure({ occupancy: 'DELETED', price: 0 }),
      figure({ ...moved, category: 'TRAINING', since: '07' }),
      figure({ date: '2026-07-01' }),
      figure({ date: '2026-06-29', since: '08', inSeries: true, sinceTime: '2026-06-20T06:00:00Z' }),
    ]);
    await insert('former_bookings', [figure({ bookingId: moved.bookingId, until: '07' })]);
    const waiting = {
      sport: 'TENNIS',
      date: '2026-06-20',
      fromMinute: 1080,
      joinedAt: '02',
      endedAt: null,
      ending: null,
    };
    await insert('waiting', [
      { ...waiting, entryId: randomUUID() },
      { ...waiting, entryId: randomUUID(), endedAt: '05', ending: 'PASSED' },
      { ...waiting, entryId: randomUUID(), joinedAt: '06', endedAt: '09', ending: 'BOOKED' },
    ]);
    const refused = { sport: 'TENNIS', date: '2026-06-15', hour: 18, reason: 'ERR_BOOKING_CONFLICT', attempts: 2 };
    await insert('refused', [
      { ...refused, refusedId: '02 000', since: '02' },
      { ...refused, refusedId: '07 000', since: '07', date: '2026-06-22', attempts: 3 },
      { ...refused, refusedId: '07 001', since: '07', reason: 'ERR_BOOKING_LIMIT' },
      { ...refused, refusedId: '07 002', since: '07', date: '2026-07-06' },
    ]);
  });
  afterAll(() => instance.close());

  it('counts what was billed by the day of the invoice, and what came in by the day of the money', async () => {
    expect((await report(june))['money']).toEqual([
      { date: '2026-06-01', billed: 5000, received: 0 },
      { date: '2026-06-10', billed: 0, received: 4900 },
      // Half past midnight in the club: taken back, and online 9 in and 4 back.
      { date: '2026-06-13', billed: 0, received: -4400 },
      { date: '2026-06-15', billed: 0, received: 5000 },
      { date: '2026-06-20', billed: -5000, received: 700 },
      { date: '2026-06-21', billed: 0, received: -5000 },
    ]);
    expect((await report({ ...june, position: '02' }))['money']).toEqual([
      { date: '2026-06-01', billed: 5000, received: 0 },
      { date: '2026-06-10', billed: 0, received: 4900 },
    ]);
  });

  it('counts more money of a day than 32 bits can hold', async () => {
    expect((await report({ from: '2025-06-01', to: '2025-06-30' }))['money']).toEqual([
      { date: '2025-06-01', billed: 3e9, received: 0 },
      { date: '2025-06-02', billed: 0, received: -3e9 },
    ]);
  });

  it('counts hours, lead times, cancellations, money and demand', async () => {
    const counted = await report(june);
    expect(counted).toMatchObject({ position: '09', asOf: '2026-06-20T06:00:00.000Z', bookings: 3 });
    const cells = counted.occupancy[0]?.cells;
    // Five Mondays and Tuesdays, four Wednesdays, of which one hour was blocked; two courts.
    expect(cells?.filter(({ hour }) => hour === 18)).toEqual([
      { weekday: 1, hour: 18, bookable: 600, booked: 90 },
      { weekday: 2, hour: 18, bookable: 600, booked: 60 },
      { weekday: 3, hour: 18, bookable: 420, booked: 0 },
      ...[4, 5, 6, 7].map((weekday) => ({ weekday, hour: 18, bookable: 480, booked: 0 })),
    ]);
    expect(only(counted['categories'], 'bookings')).toEqual([
      { category: 'TRAINING', bookings: 1, minutes: 60 },
      { category: 'SINGLE', bookings: 2, minutes: 90 },
      { category: 'BLOCK', bookings: 1, minutes: 60 },
    ]);
    expect(only(counted['leadTimes'], 'bookings')).toEqual([{ band: 'HOURS_2', bookings: 1 }]);
    expect(only(counted['cancellations'], 'bookings')).toEqual([
      { band: 'DAYS_3', bookings: 1, displaced: 0, minutes: 60, bookedAgain: 30 },
      { band: 'DAYS_7', bookings: 1, displaced: 1, minutes: 60, bookedAgain: 0 },
    ]);
    expect(counted['revenue']).toEqual([
      { date: '2026-06-15', list: 1200, price: 1200 },
      { date: '2026-06-16', list: 1200, price: 1200 },
      { date: '2026-06-18', list: 0, price: 1200 },
      { date: '2026-06-29', list: 1200, price: 1200 },
    ]);
    expect(only(counted['waiting'], 'entries')).toEqual([
      { outcome: 'WAITING', entries: 1 },
      { outcome: 'BOOKED', entries: 1 },
      { outcome: 'PASSED', entries: 1 },
    ]);
  });

  it('counts refused attempts by weekday, hour and reason', async () => {
    const monday = { sport: 'TENNIS', weekday: 1, hour: 18, reason: 'ERR_BOOKING_CONFLICT' };
    expect((await report(june))['refused']).toEqual([
      { ...monday, attempts: 5 },
      { ...monday, reason: 'ERR_BOOKING_LIMIT', attempts: 2 },
    ]);
    expect((await report({ ...june, position: '06' }))['refused']).toEqual([{ ...monday, attempts: 2 }]);
  });

  it('has the numbers of an earlier position, and always the same', async () => {
    const before = await report({ ...june, position: '06' });
    expect(before).toMatchObject({ position: '06', asOf: '2026-06-15T06:00:00.000Z', bookings: 2 });
    expect(only(before['leadTimes'], 'bookings')).toEqual([
      { band: 'HOURS_2', bookings: 1 },
      { band: 'SAME_DAY', bookings: 1 },
    ]);
    expect(only(before['waiting'], 'entries')).toEqual([
      { outcome: 'WAITING', entries: 2 },
      { outcome: 'PASSED', entries: 1 },
    ]);
    await insert('bookings', [figure({ since: '09', date: '2026-06-20' })]);
    expect(await report({ ...june, position: '06' })).toEqual(before);
  });

  it.each([
    ['to', { from: '2026-06-30', to: '2026-06-01' }],
    ['to', { from: '2020-01-01', to: '2026-06-01' }],
    ['position', { ...june, position: '10' }],
    ['position', { ...june, position: '' }],
  ])('is refused with a wrong %s: %o', async (field, variables) => {
    const answer = await sendGraphql(instance.url, { query, variables, token });
    expect(outcomeOf(answer)).toBe('ERR_INVALID_INPUT');
    expect(answer.errors?.[0]?.extensions).toMatchObject({ field });
  });
});
