import { type BookingChanged, type ChangeScope, vatGroupOf } from '@platzwart/contracts/booking';
import { timeOfMinute, vatOn } from '@platzwart/contracts/core';
import type { SettingsInForce } from '../../booking/domain/bookingRequests.ts';
import type { ChangeBlock } from '../../booking/domain/changeOrder.ts';
import type { BookingToChange } from '../../booking/domain/changeRequest.ts';
import { membersOf } from './bookingCancelled.ts';
import { reservationDetailsOf } from './reservationDetails.ts';

const before = ({ sport, court, date, startMinute, endMinute, category, title, price }: BookingToChange) => ({
  ...{ sport, court, date, category, title, price },
  ...{ start: timeOfMinute(startMinute), end: timeOfMinute(endMinute) },
});

/** What led to a price that was worked out anew. */
const pricingOf = (block: ChangeBlock, { rules, revision }: SettingsInForce): BookingChanged['data']['pricing'] => {
  if (block.keepsPrice) return null;
  const { listPrice, discount, role, paymentMethod: others } = reservationDetailsOf(block, null);
  const paymentMethod = block.booking?.byCard ? ('VOUCHER' as const) : others;
  const vatRate = vatOn(block.requested.date, vatGroupOf(role), rules).percent;
  return { listPrice, discount, vatRate, role, settingsRevision: revision, paymentMethod };
};

type About = Readonly<{ settings: SettingsInForce; scope: ChangeScope }>;

/** The event that makes `booking` what the block says. */
export const bookingChanged = (
  booking: BookingToChange,
  block: ChangeBlock,
  { settings, scope }: About,
): BookingChanged => {
  const { sport, court, date, category, title, sealedRemark, clubRemark, sealedReason } = block.requested;
  const { bookingId, seriesId, personId } = booking;
  return {
    type: 'BookingChanged',
    data: {
      ...{ bookingId, seriesId, personId, category, title, sport, court, date },
      ...{ start: timeOfMinute(block.startMinute), end: timeOfMinute(block.endMinute) },
      ...{ sealedRemark, clubRemark, sealedReason, price: block.price, ownPrice: block.hasOwnPrice },
      pricing: pricingOf(block, settings),
      scope,
      ...membersOf(booking),
      was: before(booking),
    },
  };
};
