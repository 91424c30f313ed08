import { position } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import type { Logged } from '../../core/readModel.ts';
import { bookingCancelled, bookingNr, courtBooked, instantNr, people } from '../../testing/clubHistory.ts';
import { type SingleBookingEvent, foldBookings } from './foldBookings.ts';

const log = (...events: readonly SingleBookingEvent[]): readonly Logged<SingleBookingEvent>[] =>
  events.map((event, index) => ({
    event,
    position: position(`00${index + 1}`),
    occurredAt: instantNr(index + 1),
    reason: null,
    ...{ revision: index, eventId: `event ${index}`, actor: null, role: null, correlationId: 'call' },
  }));

describe('Folding bookings', () => {
  it('gives one row per booking, with its final state', () => {
    const { booked, cancelled } = foldBookings(
      log(courtBooked(1), courtBooked(2, { court: 2 }), bookingCancelled(courtBooked(1))),
    );
    expect(booked.map(({ bookingId, occupancy, changedAt }) => [bookingId, occupancy, changedAt])).toEqual([
      [bookingNr(1), 'CANCELED', '003'],
      [bookingNr(2), 'BOOKED', '002'],
    ]);
    expect(cancelled).toEqual([]);
  });

  it('lists the cancellations of earlier bookings separately', () => {
    const { booked, cancelled } = foldBookings(log(bookingCancelled(courtBooked(9), 'sealed')));
    expect(booked).toEqual([]);
    expect(cancelled).toEqual([
      {
        ...{ bookingId: bookingNr(9), personId: people.anna, cancelledAt: instantNr(1), changedAt: '001' },
        ...{ cancelReason: null, sealedReason: 'sealed', occupancy: 'CANCELED', paymentState: 'NONE' },
      },
    ]);
  });

  it('does not restore a cancelled booking when its event is delivered again', () => {
    const { booked } = foldBookings(log(courtBooked(1), bookingCancelled(courtBooked(1)), courtBooked(1)));
    expect(booked.map(({ occupancy }) => occupancy)).toEqual(['CANCELED']);
  });
});
