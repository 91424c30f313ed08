import {
  type CourtBooked,
  type PaymentStarted,
  type PlayersChanged,
  heldMinutes,
  isOnline,
} from '@platzwart/contracts/booking';
import { sumOfCents } from '@platzwart/contracts/core';
import { Temporal } from 'temporal-polyfill';
import type { UserBlock } from '../../booking/domain/userOrder.ts';
import type { BookCourts } from './courtsCommands.ts';

type Bookings = Readonly<{ booked: readonly CourtBooked[]; named: readonly PlayersChanged[] }>;

/** The event that holds the courts of an order that is paid online (decisions.md B22, N42); null for any other order. */
export const paymentStarted = (
  { orderId, caller, now }: BookCourts['data'],
  blocks: readonly UserBlock[],
  { booked, named }: Bookings,
): PaymentStarted | null => {
  const method = blocks[0]?.requested.paymentMethod ?? null;
  const amount = sumOfCents(blocks.flatMap(({ price, guestFee }) => [price, guestFee]));
  if (!isOnline(method) || amount === 0) return null;
  const expires = Temporal.Instant.from(now.instant).add({ minutes: heldMinutes });
  return {
    type: 'PaymentStarted',
    data: {
      ...{ orderId, personId: caller.personId, method, amount },
      expiresAt: expires.toString({ smallestUnit: 'millisecond' }),
      bookings: booked.map(({ data }) => data),
      players: named.map(({ data }) => data),
    },
  };
};
