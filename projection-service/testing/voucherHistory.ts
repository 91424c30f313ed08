import type { CourtBooked } from '@platzwart/contracts/booking';
import { type PersonId, cents, localDate } from '@platzwart/contracts/core';
import { type VoucherEvent, type VoucherOrdered, voucherId } from '@platzwart/contracts/voucher';

/** The card with this number; ten hours. */
export const voucherOrdered = (number: number, personId: PersonId): VoucherOrdered => ({
  type: 'VoucherOrdered',
  data: {
    ...{ voucherId: voucherId(`dddddddd-0000-4000-8000-${String(number).padStart(12, '0')}`), personId },
    ...{ voucherType: 'ADULT', price: cents(9_500), orderedOn: localDate('2026-05-01'), halfHours: 20, vatRate: 19 },
    ...{ orderedByClub: number % 2 === 0, consentVersion: null, settingsRevision: 1 },
    usableFrom: number % 3 === 0 ? localDate('2026-05-16') : null,
  },
});

/** What a card does for a booking: it pays, and sometimes gets the hours back; sometimes it is corrected or deleted. */
export const cardEvents = (
  { data: { voucherId: card, personId, voucherType, price } }: VoucherOrdered,
  { data: { bookingId, sport, court, date, start, end } }: CourtBooked,
  number: number,
): readonly VoucherEvent[] => {
  const owned = { voucherId: card, personId };
  const hours = { ...owned, ...{ bookingId, sport, court, date, start, end }, halfHours: 2 };
  const was = { voucherType, price };
  return [
    { type: 'HoursUsed', data: { ...hours, halfHoursLeft: number % 3 } },
    ...(number % 2 === 0
      ? [{ type: 'HoursReturned' as const, data: { ...hours, halfHoursLeft: 2 + (number % 3) } }]
      : []),
    ...(number % 5 === 0
      ? [
          {
            type: 'VoucherTypeCorrected' as const,
            data: { ...owned, voucherType: 'YOUNG' as const, price: cents(1), was },
          },
        ]
      : []),
    ...(number % 6 === 0
      ? [{ type: 'VoucherConsentGiven' as const, data: { ...owned, consentVersion: '2026-11' } }]
      : []),
    ...(number % 7 === 0 ? [{ type: 'VoucherDeleted' as const, data: { ...owned, reason: 'REMOVED' as const } }] : []),
  ];
};
