import { cents, localDate } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { admin, anna, ben, gast } from '../../testing/personas.ts';
import { booking } from '../../testing/exampleRows.ts';
import { claimRow } from '../../testing/invoiceRows.ts';
import { outcomeOf, sendGraphql } from '../../testing/sendGraphql.ts';

const page = `query ($sport: String!, $search: String, $state: BookingState, $category: BookingCategory, $court: Int,
    $fromDate: Date, $toDate: Date, $sort: BookingSort, $descending: Boolean, $page: Int, $size: Int) {
  bookingPage(sport: $sport, search: $search, state: $state, category: $category, court: $court, fromDate: $fromDate,
    toDate: $toDate, sort: $sort, descending: $descending, page: $page, size: $size) { total bookings { remark } } }`;
const pageSchema = v.object({
  bookingPage: v.object({ total: v.number(), bookings: v.array(v.object({ remark: v.nullable(v.string()) })) }),
});

const day = (date: string) => localDate(date);
const rows = [
  booking({ personId: anna.personId, remark: 'A', date: day('2026-06-15'), court: 2, price: cents(900) }),
  booking({ personId: ben.personId, remark: 'B', date: day('2026-06-15'), startMinute: 600, endMinute: 660 }),
  booking({
    personId: gast.personId,
    remark: 'G',
    date: day('2026-06-20'),
    category: 'GUEST_SINGLE',
    price: cents(2400),
  }),
  booking({ title: '100 % Pflege_Tag', remark: 'P', date: day('2026-06-16'), category: 'BLOCK', price: cents(0) }),
  booking({ personId: anna.personId, remark: 'gone', date: day('2026-06-17'), occupancy: 'CANCELED' }),
  booking({ personId: anna.personId, remark: 'hall', date: day('2026-06-15'), sport: 'HALL' }),
  booking({ personId: ben.personId, remark: 'old', date: day('2026-04-01') }),
];

/** Three days in January, each paid in another way; the last one is cancelled, and its price stays. */
const inJanuary = (dayOfMonth: number, remark: string, change: Parameters<typeof booking>[0] = {}) =>
  booking({ personId: anna.personId, remark, date: day(`2026-01-0${dayOfMonth}`), ...change });
const billed = {
  open: inJanuary(1, 'open'),
  invoiced: inJanuary(2, 'invoiced'),
  feeOpen: inJanuary(3, 'court paid, fee invoiced'),
  byInvoice: inJanuary(4, 'paid by invoice'),
  byHours: inJanuary(5, 'paid by hours', { paymentMethod: 'VOUCHER', paymentState: 'PAID' }),
  free: inJanuary(6, 'free', { price: cents(0), paymentState: 'NONE' }),
  cancelledLate: inJanuary(7, 'cancelled late', { occupancy: 'CANCELED' }),
};
const claimOf = ({ bookingId }: (typeof rows)[number], change: Partial<Parameters<typeof claimRow>[0]> = {}) =>
  claimRow({ itemId: bookingId, personId: anna.personId, ...change });
const claims = [
  claimOf(billed.open),
  claimOf(billed.invoiced, { state: 'INVOICED' }),
  claimOf(billed.feeOpen, { state: 'PAID' }),
  claimOf(billed.feeOpen, { kind: 'GUEST_FEE', state: 'INVOICED' }),
  claimOf(billed.byInvoice, { state: 'PAID' }),
  claimOf(billed.cancelledLate, { state: 'INVOICED' }),
];
const stateRowSchema = v.object({
  bookingPage: v.object({ total: v.number(), bookings: v.array(v.object({ remark: v.string(), state: v.string() })) }),
});

describe('The list of all bookings of a sport', () => {
  let instance: Instance;
  let token: string;
  beforeAll(async () => {
    instance = await startInstance();
    token = await instance.tokenOf(admin);
    await instance.projections.showInvoices([], claims);
    const position = await instance.projections.show([...rows, ...Object.values(billed)]);
    await instance.readSide.watch.waitFor(['bookings'], position, 5000);
  });
  afterAll(() => instance.close());

  const found = async (filter: Readonly<Record<string, unknown>>) => {
    const variables = { sport: 'TENNIS', fromDate: '2026-06-01', ...filter };
    const { data } = await sendGraphql(instance.url, { query: page, variables, token });
    const { total, bookings } = v.parse(pageSchema, data).bookingPage;
    return { total, remarks: bookings.map(({ remark }) => remark) };
  };

  it.each([
    ['everything, cancelled ones too, by day and time', {}, ['B', 'A', 'P', 'gone', 'G']],
    ['one state', { state: 'CANCELED' }, ['gone']],
    ['what is booked', { state: 'BOOKED' }, ['B', 'A', 'P', 'G']],
    ['one category', { category: 'BLOCK' }, ['P']],
    ['one court', { court: 2 }, ['A']],
    ['a period, both days included', { fromDate: '2026-06-16', toDate: '2026-06-17' }, ['P', 'gone']],
    ['all days', { fromDate: null, court: 2 }, ['A']],
    ['all days up to one', { fromDate: null, toDate: '2026-04-01', search: '1002' }, ['old']],
    ['another sport', { sport: 'HALL' }, ['hall']],
    ['the beginning of a name', { search: 'äh' }, ['A', 'gone']],
    ['a member number', { search: '1002' }, ['B']],
    ['a part of a title, in any case', { search: 'pflege' }, ['P']],
    ['a title with signs that mean something in a pattern', { search: '0 % Pflege_T' }, ['P']],
    ['no sign as a pattern', { search: 'Pflege%Tag' }, []],
    ['only titles with the sign that is searched', { search: '%' }, ['P']],
    ['nobody for a sign that no title has', { search: "'" }, []],
    ['everything for blanks', { search: '  ' }, ['B', 'A', 'P', 'gone', 'G']],
    ['several conditions at once', { search: 'anna', state: 'BOOKED', court: 2 }, ['A']],
  ])('shows %s', async (_, filter, remarks) => {
    expect(await found(filter)).toEqual({ total: remarks.length, remarks });
  });

  it.each([
    ['BOOKED', ['open', 'free']],
    ['INVOICED', ['invoiced', 'court paid, fee invoiced']],
    ['PAID', ['paid by invoice', 'paid by hours']],
    ['CANCELED', ['cancelled late']],
  ])('shows for the state %s those that say so themselves', async (state, remarks) => {
    const variables = { sport: 'TENNIS', toDate: '2026-01-31', state };
    const query = page.replace('{ remark }', '{ remark state }');
    const { data } = await sendGraphql(instance.url, { query, variables, token });
    const { total, bookings } = v.parse(stateRowSchema, data).bookingPage;
    expect({ total, bookings }).toEqual({
      total: remarks.length,
      bookings: remarks.map((remark) => ({ remark, state })),
    });
  });

  it.each([
    [{ descending: true }, ['G', 'gone', 'P', 'A', 'B']],
    [{ sort: 'COURT' }, ['B', 'P', 'gone', 'G', 'A']],
    [{ sort: 'PRICE' }, ['P', 'A', 'B', 'gone', 'G']],
    [{ sort: 'PRICE', descending: true }, ['G', 'B', 'gone', 'A', 'P']],
    [{ sort: 'CATEGORY' }, ['P', 'G', 'B', 'A', 'gone']],
    [{ sort: 'PERSON' }, ['P', 'A', 'gone', 'G', 'B']],
  ])('is sorted by %o', async (order, remarks) => {
    expect((await found(order)).remarks).toEqual(remarks);
  });

  it('comes page by page', async () => {
    expect(await found({ page: 2, size: 2 })).toEqual({ total: 5, remarks: ['P', 'gone'] });
    expect(await found({ page: 4, size: 2 })).toEqual({ total: 5, remarks: [] });
  });

  it.each([
    { sport: 'tennis' },
    { page: 0 },
    { size: 101 },
    { court: 0 },
    { search: 'x'.repeat(101) },
    { search: 'a\0' },
  ])('is refused for %o', async (filter) => {
    const variables = { sport: 'TENNIS', ...filter };
    expect(outcomeOf(await sendGraphql(instance.url, { query: page, variables, token }))).toBe('ERR_INVALID_INPUT');
  });

  it('has everything from 31 days ago on in one answer', async () => {
    const query = '{ bookings(sport: "TENNIS") { remark state } }';
    const { data } = await sendGraphql(instance.url, { query, token });
    const remarks = v.parse(v.array(v.object({ remark: v.nullable(v.string()) })), data?.['bookings']);
    expect(remarks.map(({ remark }) => remark)).toEqual(['B', 'A', 'P', 'gone', 'G']);
  });
});
