import {
  type PlayersChanged,
  type RemarkChanged,
  guestFeeOf,
  offeredPaymentMethods,
} from '@platzwart/contracts/booking';
import { type Cents, noCents, timeOfMinute } from '@platzwart/contracts/core';
import { type Decision, type Rejected, accept, reject } from '../../core/decider.ts';
import type { NewPlayers } from '../../booking/domain/bookingRequests.ts';
import { namingPolicies } from '../../booking/domain/playerPolicies.ts';
import { type Policy, firstRefusal } from '../../booking/domain/policy.ts';
import { playersWithinQuota } from '../../booking/domain/quotaPolicies.ts';
import { beginsAfter } from '../../booking/domain/spans.ts';
import { type UserOrder, userOrder } from '../../booking/domain/userOrder.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import type { CourtsErrorCode, UpdateOwnBooking } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { type LedgerBooking, isChangedMeanwhile } from './ledgerBooking.ts';
import { placeOf, playersChanged } from './namedPlayers.ts';

type Data = UpdateOwnBooking['data'];

/**
 * The owner changes remark and players of a booking that has not begun (decisions.md N20). The fee follows the number of guests: where it
 * stays, so does the fee; otherwise all of them cost what the club asks today (P19, N24). Only people who are new are checked against their
 * quota. Refuses with ERR_BOOKING_NOT_FOUND (unknown or not live), ERR_NOT_AUTHORIZED (somebody else's), ERR_BOOKING_TIME_INVALID (it has
 * begun), ERR_INVALID_INPUT and ERR_BOOKING_LIMIT (`players`), ERR_PRICE_CHANGED where the caller was shown another fee, and
 * ERR_BOOKING_CONFLICT (`expectedRevision`) where the booking was changed since they were shown it.
 */
export const decideUpdateOwnBooking = (
  { data }: UpdateOwnBooking,
  state: CourtsState,
): Decision<RemarkChanged | PlayersChanged, CourtsErrorCode> => {
  const booking = state.bookings.get(data.bookingId);
  if (!booking || booking.occupancy !== 'BOOKED') return reject('ERR_BOOKING_NOT_FOUND');
  if (booking.personId !== data.caller.personId) return reject('ERR_NOT_AUTHORIZED');
  if (!beginsAfter(booking, data.now)) return reject('ERR_BOOKING_TIME_INVALID');
  if (isChangedMeanwhile(data, booking)) return reject('ERR_BOOKING_CONFLICT', 'expectedRevision');
  const refused = data.players && playersRefused(data, { booking, players: data.players, state });
  return refused ?? accept<RemarkChanged | PlayersChanged>(...remarkOf(data, booking), ...playersOf(data, booking));
};

type Named = Readonly<{ booking: LedgerBooking; players: NewPlayers; state: CourtsState }>;

const playersRefused = (data: Data, { booking, players, state }: Named): Rejected<CourtsErrorCode> | null => {
  const known = booking.players?.members ?? [];
  const added = players.members.filter(({ personId }) => !known.includes(personId));
  const refusedBy = (policies: readonly Policy<UserOrder>[], named: NewPlayers) =>
    firstRefusal(policies, orderOf(data, { booking, players: named, state }));
  const refusal = refusedBy(namingPolicies, players) ?? refusedBy([playersWithinQuota], { ...players, members: added });
  return refusal ? { ...refusal, fields: ['players'] } : feeRefused(data, feeOf(data, booking));
};

const feeRefused = (data: Data, fee: Cents): Rejected<CourtsErrorCode> | null => {
  if (data.shownFee !== null && data.shownFee !== fee) return reject('ERR_PRICE_CHANGED', 'guestFee');
  const isPayable = fee === 0 || offeredPaymentMethods(data.settings.rules, data.caller.role).length > 0;
  return isPayable ? null : reject('ERR_INVALID_INPUT', 'players');
};

/** The booking in the form that the rules of an order evaluate. */
const orderOf = ({ caller, now, settings }: Data, { booking, players, state }: Named): UserOrder => {
  const requested = {
    ...{ bookingId: booking.bookingId, sport: booking.sport, court: booking.court, date: booking.date },
    ...{ start: timeOfMinute(booking.startMinute), end: timeOfMinute(booking.endMinute) },
    ...{ price: noCents, paymentMethod: 'INVOICE' as const, sealedRemark: null, players },
  };
  return userOrder({ caller, now, settings, bookings: [requested] }, bookedCourtsOf(state));
};

const feeOf = ({ players, settings }: Data, booking: LedgerBooking): Cents => {
  const before = booking.players ?? { guests: 0, guestFee: noCents };
  const guests = players?.guests ?? before.guests;
  return guests === before.guests ? before.guestFee : guestFeeOf(settings.rules, guests, booking);
};

const remarkOf = ({ remark, caller: { personId } }: Data, booking: LedgerBooking): readonly RemarkChanged[] =>
  remark === null
    ? []
    : [{ type: 'RemarkChanged', data: { ...placeOf(booking), personId, sealedRemark: remark.sealed } }];

const playersOf = (data: Data, booking: LedgerBooking): readonly PlayersChanged[] => {
  const { players, caller, settings } = data;
  if (players === null) return [];
  const paymentMethod = offeredPaymentMethods(settings.rules, caller.role)[0] ?? 'INVOICE';
  const about = { owner: caller.personId, players, before: booking.players?.members ?? [], paymentMethod, settings };
  return [playersChanged(booking, { ...about, guestFee: feeOf(data, booking) })];
};
