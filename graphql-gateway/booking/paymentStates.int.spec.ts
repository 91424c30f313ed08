import { randomUUID } from 'node:crypto';
import type { BookingRow } from '@platzwart/contracts/booking';
import { bookingId } from '@platzwart/contracts/core';
import type { ClaimRow } from '@platzwart/contracts/invoice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booking } from '../testing/exampleRows.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { claimRow } from '../testing/invoiceRows.ts';
import { admin, anna } from '../testing/personas.ts';
import { sendGraphql } from '../testing/sendGraphql.ts';

const { personId } = anna;
const gone = { occupancy: 'CANCELED', paymentState: 'NONE' } as const;
const dropped = { state: 'NONE', dropped: true } as const;

type Case = Readonly<{ row: Partial<BookingRow>; claims: readonly Partial<ClaimRow>[] }>;

/** What is said of one booking of Anna's, by the person who asks. */
const cases: readonly (readonly [string, Case])[] = [
  ['OPEN', { row: {}, claims: [{}] }],
  ['INVOICED', { row: {}, claims: [{ state: 'INVOICED' }, { kind: 'GUEST_FEE', state: 'PAID' }] }],
  ['PAID', { row: {}, claims: [{ state: 'PAID', clubPayment: 'PAID' }] }],
  ['NONE', { row: gone, claims: [dropped] }],
  ['NONE', { row: gone, claims: [] }],
  ['REFUND_DUE', { row: gone, claims: [{ ...dropped, clubPayment: 'REFUND_DUE' }] }],
  ['REFUNDED', { row: gone, claims: [{ ...dropped, clubPayment: 'REFUNDED' }] }],
  [
    'REFUND_DUE',
    {
      row: gone,
      claims: [
        { ...dropped, clubPayment: 'REFUNDED' },
        { ...dropped, kind: 'GUEST_FEE', clubPayment: 'REFUND_DUE' },
      ],
    },
  ],
  ['REFUND_DUE', { row: { ...gone, paymentState: 'REFUND_DUE' }, claims: [] }],
  // Cancelled late, and the price stays owed.
  ['PAID', { row: { ...gone, paymentState: 'OPEN' }, claims: [{ state: 'PAID', clubPayment: 'PAID' }] }],
];

describe('How a booking is paid', () => {
  let instance: Instance;
  const rows = cases.map(([, { row }], index) => booking({ personId, court: 1 + index, ...row }));
  beforeAll(async () => {
    instance = await startInstance();
    const claims = cases.flatMap(([, { claims: own }], index) =>
      own.map((claim) => claimRow({ itemId: rows[index]?.bookingId ?? bookingId(randomUUID()), personId, ...claim })),
    );
    await instance.projections.showInvoices([], claims);
    const position = await instance.projections.show(rows);
    await instance.readSide.watch.waitFor(['bookings'], position, 5_000);
  });
  afterAll(() => instance.close());

  it.each([anna, admin])('is said with what the club has received and has to pay back', async (person) => {
    const query = `{ bookingsByUser(userID: "${anna.memberNumber}") { court paymentState } }`;
    const { data } = await sendGraphql(instance.url, { query, token: await instance.tokenOf(person) });
    const expected = cases.map(([paymentState], index) => ({ court: 1 + index, paymentState }));
    expect(data?.['bookingsByUser']).toHaveLength(expected.length);
    expect(data?.['bookingsByUser']).toEqual(expect.arrayContaining(expected));
  });
});
