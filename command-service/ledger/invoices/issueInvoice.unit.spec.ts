import type { BookingChanged } from '@platzwart/contracts/booking';
import { cents } from '@platzwart/contracts/core';
import { expect, it } from 'vitest';
import { anna } from '../../booking/domain/specClub.ts';
import { wasOf } from '../courts/specChanges.ts';
import { block, booked, booking } from '../courts/specSentences.ts';
import { issue, tell, tellFrom } from './specInvoices.ts';

const evening = block('TENNIS 1', '2026-06-02', '18:00-19:00');
const tuesday = booked(anna, { ...evening, price: cents(1200) });
const priced = (before: number, price: number): BookingChanged => ({
  type: 'BookingChanged',
  data: {
    ...{ bookingId: booking(1), seriesId: null, personId: anna.personId, category: 'SINGLE', title: null },
    ...{ ...evening, sealedRemark: null, clubRemark: null, sealedReason: null, price: cents(price), ownPrice: false },
    ...{ pricing: null, scope: 'THIS', was: { ...wasOf(tuesday), price: cents(before) } },
  },
});

it('refuses an invoice of more than ten million euros: no column could hold the sum of many', () => {
  const most = booked(anna, { ...evening, price: cents(1e9) });
  const little = booked(anna, { ...block('TENNIS 1', '2026-06-03', '18:00-19:00'), price: cents(1) }, 2);
  expect(tell(most, issue(1, anna, { on: '2026-06-15' })).code).toBeNull();
  expect(tell(most, little, issue(1, anna, { on: '2026-06-15' })).code).toBe('ERR_INVOICE_NOT_CREATED total');
});

it('refuses a document whose amounts have changed since it was written, unless they have changed back', () => {
  const { state } = tell(tuesday);
  const written = issue(1, anna, { on: '2026-06-15' })(state);
  const dearer = priced(1200, 1300);
  expect(tellFrom(state, dearer, written).code).toBe('ERR_INVOICE_NOT_CREATED number');
  expect(tellFrom(state, dearer, priced(1300, 1200), written).code).toBeNull();
});

it('records which rates differ from the booked ones, as § 19 UStG holds from a day on', () => {
  const wednesday = booked(anna, { ...block('TENNIS 1', '2026-06-03', '18:00-19:00'), price: cents(800) }, 2);
  const { events } = tell(tuesday, wednesday, issue(1, anna, { on: '2026-06-15', smallBusinessFrom: '2026-06-03' }));
  expect(events[0]?.data).toMatchObject({
    totals: [
      { vatRate: 0, gross: 800, net: 800, vat: 0 },
      { vatRate: 7, gross: 1200, net: 1121, vat: 79 },
    ],
    otherRates: [{ kind: 'COURT', itemId: booking(2), vatRate: 0 }],
  });
});

it('records the amounts of each VAT rate', () => {
  const { events } = tell(tuesday, issue(1, anna, { on: '2026-06-15' }));
  expect(events[0]?.data).toMatchObject({ total: 1200, totals: [{ vatRate: 7, gross: 1200, net: 1121, vat: 79 }] });
});
