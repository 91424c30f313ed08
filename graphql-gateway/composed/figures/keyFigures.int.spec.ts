import { randomUUID } from 'node:crypto';
import { cents, localDate } from '@platzwart/contracts/core';
import { type VoucherRow, voucherId } from '@platzwart/contracts/voucher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booking, clubEvent } from '../../testing/exampleRows.ts';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { claimRow } from '../../testing/invoiceRows.ts';
import { listen, socketClient } from '../../testing/listener.ts';
import { admin, anna, everybody } from '../../testing/personas.ts';
import { outcomeOf, sendGraphql } from '../../testing/sendGraphql.ts';

const fields = `year totalUsers totalBookings totalVouchers totalEvents totalTeams
  countBookingTypes { category count } singleBookings { state price } vouchers { paymentState price }`;
const query = `{ keyFigures { ${fields} } }`;

describe('The key figures', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
  });
  afterAll(() => instance.close());

  it('count the calendar year, and only what holds', async () => {
    const [paid, invoiced] = [booking({ date: localDate('2026-02-01') }), booking({ date: localDate('2026-02-02') })];
    const { personId } = anna;
    await instance.projections.showInvoices(
      [],
      [
        claimRow({ itemId: paid.bookingId, date: paid.date, personId, state: 'PAID' }),
        claimRow({ itemId: invoiced.bookingId, date: invoiced.date, personId, state: 'INVOICED' }),
        claimRow({ itemId: invoiced.bookingId, date: invoiced.date, personId, state: 'PAID', kind: 'GUEST_FEE' }),
      ],
    );
    await instance.projections.show([
      ...[paid, invoiced],
      booking({ date: localDate('2026-01-01') }),
      booking({ date: localDate('2026-12-31'), sport: 'HALL', category: 'GUEST_SINGLE', price: cents(2400) }),
      booking({ date: localDate('2026-07-01'), category: 'TRAINING', price: cents(1000), court: 2 }),
      booking({ date: localDate('2026-07-01'), category: 'BLOCK', price: cents(0), paymentState: 'NONE' }),
      booking({ date: localDate('2026-07-02'), occupancy: 'CANCELED', paymentState: 'NONE' }),
      booking({ date: localDate('2026-07-03'), occupancy: 'CANCELED', price: cents(700) }),
      booking({ date: localDate('2026-07-03'), occupancy: 'CANCELED', price: cents(900), paymentState: 'REFUND_DUE' }),
      booking({ date: localDate('2026-07-04'), occupancy: 'DELETED', paymentState: 'NONE' }),
      booking({ date: localDate('2026-07-04'), occupancy: 'HELD', paymentState: 'NONE', court: 2 }),
      booking({ date: localDate('2025-12-31') }),
      booking({ date: localDate('2027-01-01') }),
    ]);
    const newYear = { firstDay: localDate('2025-12-31'), lastDay: localDate('2026-01-01') };
    const position = await instance.projections.showEvents([
      ...[clubEvent(), clubEvent(newYear), clubEvent({ status: 'CALLED_OFF' }), clubEvent({ status: 'DELETED' })],
      clubEvent({ firstDay: localDate('2027-01-01'), lastDay: localDate('2027-01-02') }),
    ]);
    const card = (change: Partial<VoucherRow>): VoucherRow => ({
      ...{ voucherId: voucherId(randomUUID()), personId: anna.personId, voucherType: 'ADULT', price: cents(12_000) },
      ...{
        halfHours: 20,
        halfHoursLeft: 20,
        paymentState: 'UNPAID',
        orderedByClub: false,
        usableFrom: null,
        deleted: false,
      },
      ...{ orderedOn: '2025-12-31T23:30:00Z', orderedAt: position, changedAt: position, ...change },
    });
    await instance.projections.showVouchers(
      [card({}), card({ paymentState: 'PAID' }), card({ deleted: true }), card({ orderedOn: '2025-12-31T22:30:00Z' })],
      [],
    );
    await instance.readSide.watch.waitFor(['bookings'], position, 5_000);
    const { data } = await sendGraphql(instance.url, { query, token: await instance.tokenOf(admin) });
    const none = { count: 0 };
    expect(data).toEqual({
      keyFigures: {
        ...{ year: 2026, totalBookings: 6, totalVouchers: 2, totalEvents: 2, totalTeams: 0 },
        vouchers: [
          ...[
            { paymentState: 'UNPAID', price: 12_000 },
            { paymentState: 'INVOICED', price: 0 },
          ],
          { paymentState: 'PAID', price: 12_000 },
        ],
        totalUsers: everybody.filter(({ active, verified }) => active && verified).length,
        countBookingTypes: [
          ...[
            { category: 'TRAINING', count: 1 },
            { category: 'SINGLE', count: 3 },
          ],
          ...[
            { category: 'GUEST_SINGLE', count: 1 },
            { category: 'SAISON', ...none },
          ],
          ...[
            { category: 'GUEST_SAISON', ...none },
            { category: 'EVENT', ...none },
            { category: 'BLOCK', count: 1 },
          ],
        ],
        singleBookings: [
          ...[
            { state: 'BOOKED', price: 3600 },
            { state: 'CANCELED', price: 700 },
          ],
          ...[
            { state: 'INVOICED', price: 1200 },
            { state: 'PAID', price: 1200 },
          ],
        ],
      },
    });
  });

  it('come at once and after a change, to an ADMIN only', async () => {
    const live = { query: 'subscription { keyFiguresChanged { totalBookings } }' };
    const client = socketClient(instance.url, await instance.tokenOf(admin));
    const listening = listen(client, live);
    const [first] = await listening.untilReceived(1);
    await instance.projections.show([booking({ date: localDate('2026-08-01') })]);
    const [, second] = await listening.untilReceived(2);
    const shown = (count: number) => ({ data: { keyFiguresChanged: { totalBookings: count } } });
    expect([first, second]).toEqual([shown(6), shown(7)]);
    await client.dispose();
    const member = socketClient(instance.url, await instance.tokenOf(anna));
    expect(await listen(member, live).ending).toBe('ERR_NOT_AUTHORIZED');
    await member.dispose();
    const refused = await sendGraphql(instance.url, { query, token: await instance.tokenOf(anna) });
    expect(outcomeOf(refused)).toBe('ERR_NOT_AUTHORIZED');
  });
});
