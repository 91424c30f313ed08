import type { CourtBooked } from '@platzwart/contracts/booking';
import { type ClubEventAnnounced, type ClubEventDetails, datesOfEvent } from '@platzwart/contracts/club-event';
import { cents, clubEventId, localDate, type OnConflict } from '@platzwart/contracts/core';
import type { EventRequest, SettingsInForce } from '../../booking/domain/bookingRequests.ts';
import { club, monday10 } from '../../booking/domain/specClub.ts';
import type { AnnounceEvent, DeleteEvent, ReviseEvent } from './courtsCommands.ts';
import { type Block, booking, order } from './specSentences.ts';

export const event = (number: number) => clubEventId(`e0000000-0000-4000-8000-${String(number).padStart(12, '0')}`);

/** The summer party: text only. */
export const party: ClubEventDetails = {
  ...{ category: 'CLUB', name: 'Sommerfest', description: null, place: 'Clubhaus', homeAway: null },
  ...{
    date: localDate('2026-06-20'),
    endDate: localDate('2026-06-20'),
    start: null,
    end: null,
    sport: null,
    courts: [],
  },
};

/** A tournament in the sport and at the times of `block`, from its day until `endDate`. */
export const eventOn = (
  { sport, date, start, end }: Block,
  courts: readonly number[],
  endDate: string = date,
): ClubEventDetails => ({
  ...{ ...party, category: 'TOURNAMENT', name: 'Clubmeisterschaft' },
  ...{ sport, courts: [...courts], date, endDate: localDate(endDate), start, end },
});

type RequestOptions = Readonly<{
  ifTaken?: OnConflict;
  hasReason?: boolean;
  settings?: SettingsInForce;
  /** Number of the first booking; the others follow by day and court. */
  first?: number;
}>;

const requestOf = (number: number, details: ClubEventDetails, options: RequestOptions): EventRequest => {
  const { ifTaken = 'ABORT', hasReason = ifTaken === 'DISPLACE', settings = club, first = number } = options;
  const spots = datesOfEvent(details).flatMap((date) => details.courts.map((court) => ({ date, court })));
  return {
    ...{ eventId: event(number), details, orderId: order(first), now: monday10, settings, ifTaken, hasReason },
    spots: spots.map((spot, index) => ({ ...spot, bookingId: booking(first + index) })),
  };
};

export const announce = (number: number, details: ClubEventDetails, options: RequestOptions = {}): AnnounceEvent => ({
  type: 'AnnounceEvent',
  data: requestOf(number, details, options),
});

export const revise = (
  number: number,
  details: ClubEventDetails,
  { isCancelled = null, ...options }: RequestOptions & Readonly<{ isCancelled?: boolean | null }> = {},
): ReviseEvent => ({ type: 'ReviseEvent', data: { ...requestOf(number, details, options), isCancelled } });

export const remove = (number: number): DeleteEvent => ({ type: 'DeleteEvent', data: { eventId: event(number) } });

/** Past events: the event `number`, and one of its bookings. */
export const announced = (number: number, details: ClubEventDetails): ClubEventAnnounced => ({
  type: 'ClubEventAnnounced',
  data: { eventId: event(number), ...details },
});

/** The booking `number` of the first event on a court and day. */
export const occupied = (number: number, on: Block, ofOrder = 1): CourtBooked => ({
  type: 'CourtBooked',
  data: {
    ...{ bookingId: booking(number), orderId: order(ofOrder), seriesId: null, eventId: event(1) },
    ...{ enteredByClub: true, personId: null, category: 'EVENT', title: 'Clubmeisterschaft', ...on },
    ...{ sealedRemark: null, clubRemark: null, sealedReason: null, price: cents(0), listPrice: cents(0), discount: 0 },
    ...{ vatRate: 7, role: 'ADMIN', settingsRevision: 4, paymentMethod: null },
  },
});
