import {
  bookingCancelled,
  bookingChanged,
  courtBooked,
  isMovedEvent,
  isNoticedEvent,
  paymentEnded,
  playersChanged,
  refundDue,
  slotOffered,
} from '@platzwart/contracts/booking';
import { millisecondsOf } from '@platzwart/contracts/club-time';
import { type PersonId, demoCorrelation } from '@platzwart/contracts/core';
import type { MailKind } from '@platzwart/contracts/catalogue';
import type { RecordedEvent } from '@platzwart/event-store';
import { dataOf } from '../core/eventData.ts';
import { readMetadata } from '../core/readMetadata.ts';
import type { MailTriggers, PlannedMail } from '../core/mailTrigger.ts';

/** Events of the demo club's generated history call for no e-mails. */
const isDemoHistory = ({ metadata }: RecordedEvent): boolean =>
  readMetadata(metadata).correlationId === demoCorrelation;

/**
 * One e-mail per order and person, about all blocks of it that have not been played yet, and about what is over only where it was cancelled
 * and stands again, because its owner was told that it was cancelled (decisions.md N16, N17).
 */
const confirmed = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, orderId, date, end, restored = false } = dataOf(courtBooked, event);
  if (personId === null || isDemoHistory(event)) return [];
  const isOver = millisecondsOf(date, end) <= Date.parse(readMetadata(event.metadata).occurredAt);
  if (isOver && !restored) return [];
  return [{ kind: 'BOOKING_CONFIRMED', personId, about: `${orderId} ${personId}` }];
};

/**
 * One e-mail per command and person, about all of their bookings that it changes; none about what is over, before and after the change
 * (decisions.md N16, N17).
 */
const changed = (event: RecordedEvent): readonly PlannedMail[] => {
  const data = dataOf(bookingChanged, event);
  const { causationId, occurredAt } = readMetadata(event.metadata);
  if (data.personId === null || isDemoHistory(event) || !isNoticedEvent(data)) return [];
  if ([data, data.was].every(({ date, end }) => millisecondsOf(date, end) <= Date.parse(occurredAt))) return [];
  const toOwner: PlannedMail = {
    ...{ kind: 'BOOKING_CHANGED', personId: data.personId, about: `${causationId} ${data.personId}` },
  };
  return isMovedEvent(data) ? [toOwner, ...toPlayers('GAME_CHANGED', data, causationId)] : [toOwner];
};

type Game = Readonly<{ members?: readonly PersonId[] }>;

/** One e-mail per command to each person of the club who plays with the owner, about all of these games (decisions.md N23). */
const toPlayers = (
  kind: Extract<MailKind, 'GAME_CHANGED' | 'GAME_CANCELLED'>,
  { members = [] }: Game,
  causationId: string,
): readonly PlannedMail[] => members.map((personId) => ({ kind, personId, about: `game ${causationId} ${personId}` }));

/** One e-mail per command and person, about all of their bookings that it cancels (decisions.md N17). */
const cancelled = (event: RecordedEvent): readonly PlannedMail[] => {
  const data = dataOf(bookingCancelled, event);
  const { personId } = data;
  if (personId === null || isDemoHistory(event)) return [];
  const { causationId } = readMetadata(event.metadata);
  return [
    { kind: 'BOOKING_CANCELLED', personId, about: `${causationId} ${personId}` },
    ...toPlayers('GAME_CANCELLED', data, causationId),
  ];
};

/** One e-mail per command to each person whom it names for the first time, about all of these bookings (decisions.md N23). */
const named = (event: RecordedEvent): readonly PlannedMail[] => {
  if (isDemoHistory(event)) return [];
  const { causationId } = readMetadata(event.metadata);
  return dataOf(playersChanged, event).added.map((personId) => ({
    kind: 'PLAYER_NAMED',
    personId,
    about: `players ${causationId} ${personId}`,
  }));
};

/** Whoever is offered a slot has up to half an hour to answer (decisions.md N25). */
const offered = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, holdId } = dataOf(slotOffered, event);
  return isDemoHistory(event) ? [] : [{ kind: 'SLOT_OFFERED', personId, about: holdId }];
};

/** What a cancelled booking pays back is in the e-mail about it. */
const refunded = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, refundId, reason } = dataOf(refundDue, event);
  if (reason !== 'TOO_LATE' || isDemoHistory(event)) return [];
  return [{ kind: 'PAYMENT_REFUNDED', personId, about: `refund ${refundId}` }];
};

/** Whoever gave the order up or ordered again knows it; a refusal of the provider is on the page that they come back to. */
const lapsed = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, orderId, outcome } = dataOf(paymentEnded, event);
  if ((outcome !== 'EXPIRED' && outcome !== 'DISPLACED') || isDemoHistory(event)) return [];
  return [{ kind: 'PAYMENT_LAPSED', personId, about: `lapse ${orderId}` }];
};

export const bookingTriggers: MailTriggers = {
  CourtBooked: { plan: confirmed, ifUnreadable: 'BOOKING_CONFIRMED' },
  PlayersChanged: { plan: named, ifUnreadable: 'PLAYER_NAMED' },
  BookingChanged: { plan: changed, ifUnreadable: 'BOOKING_CHANGED' },
  SlotOffered: { plan: offered, ifUnreadable: 'SLOT_OFFERED' },
  PaymentEnded: { plan: lapsed, ifUnreadable: 'PAYMENT_LAPSED' },
  RefundDue: { plan: refunded, ifUnreadable: 'PAYMENT_REFUNDED' },
  BookingCancelled: { plan: cancelled, ifUnreadable: 'BOOKING_CANCELLED' },
};
