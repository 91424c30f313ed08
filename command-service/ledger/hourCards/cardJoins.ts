import type { BookingCancelled, BookingChanged, BookingDeleted, CourtBooked } from '@platzwart/contracts/booking';
import type { VoucherEvent } from '@platzwart/contracts/voucher';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type { HourCardsErrorCode } from './hourCardsCommands.ts';
import type { HourCardsState } from './hourCardsState.ts';
import { halfHoursOf, halfHoursPaid, isTooEarly, returnHours, useHours } from './hoursOfBooking.ts';

type CardDecision = Decision<VoucherEvent, HourCardsErrorCode>;

/** decisions.md V7: the whole booking or nothing. Refuses with ERR_VOUCHER_NOT_USABLE where the hours do not suffice. */
export const payBooking = ({ data }: CourtBooked, state: HourCardsState): CardDecision => {
  const { paymentMethod, personId } = data;
  if (paymentMethod !== 'VOUCHER' || personId === null) return accept();
  const used = useHours(state, { ...data, personId }, halfHoursOf(data));
  return used ? accept<VoucherEvent>(...used) : reject('ERR_VOUCHER_NOT_USABLE', 'paymentMethod');
};

/**
 * A booking that cards pay for and that becomes longer uses more hours, one that becomes shorter gives some back, and one that is moved
 * keeps them. Refuses with ERR_VOUCHER_NOT_USABLE where the hours do not suffice, where it becomes a booking that cards never pay (V10), and
 * where it is moved to a day before its card can be used (Q14).
 */
export const adjustHours = ({ data }: BookingChanged, state: HourCardsState): CardDecision => {
  const paid = state.paid.get(data.bookingId);
  const { personId } = data;
  if (!paid || personId === null) return accept();
  if (data.category !== 'SINGLE') return reject('ERR_VOUCHER_NOT_USABLE', 'category');
  if (isTooEarly(state, paid.uses, data.date)) return reject('ERR_VOUCHER_NOT_USABLE', 'date');
  const booking = { ...data, personId };
  const more = halfHoursOf(data) - halfHoursPaid(paid.uses);
  if (more <= 0) return accept<VoucherEvent>(...returnHours(state, booking, { uses: paid.uses, halfHours: -more }));
  const used = useHours(state, booking, more);
  return used ? accept<VoucherEvent>(...used) : reject('ERR_VOUCHER_NOT_USABLE', 'end');
};

/** A cancelled booking gives back exactly what was recorded for it (decisions.md V11), unless an ADMIN keeps its price (B5). */
export const returnCancelled = ({ data }: BookingCancelled, state: HourCardsState): CardDecision =>
  data.refund === 'NONE' ? accept() : returnAll(data, state);

/** A mistaken entry costs nothing (decisions.md B3). */
export const returnDeleted = ({ data }: BookingDeleted, state: HourCardsState): CardDecision => returnAll(data, state);

const returnAll = (data: (BookingCancelled | BookingDeleted)['data'], state: HourCardsState): CardDecision => {
  const paid = state.paid.get(data.bookingId);
  const { personId } = data;
  if (!paid || personId === null) return accept();
  const all = { uses: paid.uses, halfHours: halfHoursPaid(paid.uses) };
  return accept<VoucherEvent>(...returnHours(state, { ...data, personId }, all));
};
