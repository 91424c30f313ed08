import { demoCorrelation } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import { readMetadata } from '../core/metadata.ts';
import type { Occasions, Planned } from '../core/occasion.ts';
import { readData } from '../core/readData.ts';
import { bookedSchema, cancelledSchema } from './bookingData.ts';

/** The demo club's people have booked and cancelled before anybody came to look: no letters about that. */
const isDemoHistory = ({ metadata }: RecordedEvent): boolean =>
  readMetadata(metadata).correlationId === demoCorrelation;

/** One letter per order and person, about all blocks of it. */
const confirmed = (event: RecordedEvent): readonly Planned[] => {
  const { personId, orderId } = readData(bookedSchema, event.data);
  if (personId === null || isDemoHistory(event)) return [];
  return [{ kind: 'BOOKING_CONFIRMED', personId, about: `${orderId} ${personId}` }];
};

const cancelled = (event: RecordedEvent): readonly Planned[] => {
  const { personId } = readData(cancelledSchema, event.data);
  if (personId === null || isDemoHistory(event)) return [];
  return [{ kind: 'BOOKING_CANCELLED', personId, about: event.id }];
};

export const bookingOccasions: Occasions = {
  CourtBooked: { plan: confirmed, ifUnreadable: 'BOOKING_CONFIRMED' },
  BookingCancelled: { plan: cancelled, ifUnreadable: 'BOOKING_CANCELLED' },
};
