import type { BookingDeleted, CourtBooked } from '@platzwart/contracts/booking';
import { clubEventId } from '@platzwart/contracts/core';
import { describe, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import { admin, anna, ben } from '../../booking/domain/specClub.ts';
import { courtsDecider } from './courts.ts';
import { anonymise, anonymised, block, book, booked, booking, cancel, cancelled } from './specSentences.ts';

const given = specificationFor(courtsDecider);
const evening = block('TENNIS 3', '2026-06-16', '18:00-19:00');
const annas = booked(anna, evening);
const remove = (number = 1, category: CourtBooked['data']['category'] = 'SINGLE') => ({
  type: 'DeleteBooking' as const,
  data: { bookingId: booking(number), category },
});
const deleted = ({ data }: CourtBooked): BookingDeleted => {
  const { bookingId, personId, category, sport, court, date, start, end } = data;
  return { type: 'BookingDeleted', data: { bookingId, personId, category, sport, court, date, start, end } };
};

describe('Deleting a mistaken entry', () => {
  it('frees its court', () => {
    given(annas).when(remove()).then(deleted(annas));
    given(annas, deleted(annas))
      .when(book(ben, evening, { first: 2 }))
      .thenAccepted();
  });

  it('is possible after it was cancelled', () => {
    given(annas, cancelled(annas)).when(remove()).then(deleted(annas));
  });

  it('writes nothing when the same command arrives twice', () => {
    given(annas, deleted(annas)).when(remove()).thenNothingHappens();
  });

  it('leaves nothing to cancel', () => {
    given(annas, deleted(annas))
      .when(cancel(admin, 1, { reason: 'Regen' }))
      .thenRejectedWith('ERR_BOOKING_NOT_FOUND');
  });

  it('finds nothing under another category or an unknown id', () => {
    given(annas).when(remove(1, 'BLOCK')).thenRejectedWith('ERR_BOOKING_NOT_FOUND');
    given(annas).when(remove(2)).thenRejectedWith('ERR_BOOKING_NOT_FOUND');
  });

  it('is refused for a booking of a club event, as is cancelling it', () => {
    const eventId = clubEventId('0e000000-0000-4000-8000-00000000000e');
    const cup = booked(null, { ...evening, category: 'EVENT', eventId });
    given(cup).when(remove(1, 'EVENT')).thenRejectedWith('ERR_EVENT_NOT_POSSIBLE_TO_DELETE');
    given(cup)
      .when(cancel(admin, 1, { category: 'EVENT', reason: 'Regen' }))
      .thenRejectedWith('ERR_EVENT_NOT_POSSIBLE_TO_CANCEL');
  });

  it('does not hide the person from the retention time', () => {
    given(annas, deleted(annas)).when(anonymise('2026-06-17')).then(anonymised('2026-06-17'));
  });
});
