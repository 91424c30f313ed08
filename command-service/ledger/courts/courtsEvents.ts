import {
  type BookingEvent,
  type OrderEvent,
  type WaitingEvent,
  bookingEvents,
  orderEvents,
  waitingEvents,
} from '@platzwart/contracts/booking';
import { type ClubEventEvent, clubEventEvents } from '@platzwart/contracts/club-event';
import { streams } from '@platzwart/contracts/core';
import { ownEvents } from '../ledgerPart.ts';

/** Every event that changes the occupancy of the courts, or is about an event that occupies some. */
export type CourtsEvent = BookingEvent | WaitingEvent | OrderEvent | ClubEventEvent;

/**
 * Closing days concerns the ledger as a whole, a plan its series; every other event a single booking, an entry of the waiting list, an order
 * that is to be paid, or an event of the club.
 */
const idOf = ({ type, data }: CourtsEvent): string => {
  if (type === 'BookingsAnonymised') return streams.ledger;
  if (type === 'SeriesPlanned' || type === 'SeriesChanged') return data.seriesId;
  if ('entryId' in data) return data.entryId;
  if ('bookingId' in data) return data.bookingId;
  return 'orderId' in data ? data.orderId : data.eventId;
};

export const courtsEvents = ownEvents<CourtsEvent>(
  [...bookingEvents, ...waitingEvents, ...orderEvents, ...clubEventEvents],
  idOf,
);
