import { type PersonId, cents, localDate } from '@platzwart/contracts/core';
import { type VoucherOrdered, consentVersion, voucherId } from '@platzwart/contracts/voucher';
import type { Booker } from '../../booking/domain/bookingRequests.ts';
import { clubWith, monday10 } from '../../booking/domain/specClub.ts';
import type { OrderVoucher } from './hourCardsCommands.ts';

/** A club that sells cards of ten hours to young people and adults. */
export const cardClub = clubWith({
  allowedVouchers: true,
  voucherPrices: [
    { type: 'YOUNG', price: cents(6_000) },
    { type: 'ADULT', price: cents(9_000) },
  ],
});

export const card = (number: number) => voucherId(`c0000000-0000-4000-8000-00000000000${number}`);

export const orderCard = (owner: Booker, number = 1, change: Partial<OrderVoucher['data']> = {}): OrderVoucher => ({
  type: 'OrderVoucher',
  data: {
    ...{ voucherId: card(number), owner, caller: owner, voucherType: null, consent: consentVersion },
    ...{ now: monday10, settings: cardClub },
    ...change,
  },
});

/** A past event: the card `number`, ten hours unless `change` says otherwise. */
export const ordered = (
  { personId }: Readonly<{ personId: PersonId }>,
  number = 1,
  change: Partial<VoucherOrdered['data']> = {},
): VoucherOrdered => ({
  type: 'VoucherOrdered',
  data: {
    ...{ voucherId: card(number), personId, voucherType: 'ADULT', price: cents(9_000), halfHours: 20, vatRate: 7 },
    ...{
      orderedOn: localDate('2026-06-15'),
      orderedByClub: false,
      consentVersion,
      usableFrom: null,
      settingsRevision: 4,
    },
    ...change,
  },
});
