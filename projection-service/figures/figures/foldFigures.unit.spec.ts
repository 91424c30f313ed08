import { cents, localDate, localTime, position } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import type { Logged } from '../../core/readModel.ts';
import {
  bookingCancelled,
  bookingChanged,
  courtBooked,
  instantNr,
  people,
  playersChanged,
} from '../../testing/clubHistory.ts';
import { type FigureEvent, foldFigures } from './foldFigures.ts';

const logFrom =
  (first: number) =>
  (...events: readonly FigureEvent[]): readonly Logged<FigureEvent>[] =>
    events.map((event, index) => ({
      event,
      position: position(`00${first + index}`),
      occurredAt: instantNr(first + index),
      reason: null,
      ...{ revision: index, eventId: `event ${index}`, actor: null, role: null, correlationId: 'call' },
    }));
const log = logFrom(1);
const booked = courtBooked(1);

describe('The figures of a booking', () => {
  it('keep what it was before each change', () => {
    const moved = bookingChanged(booked, { date: localDate('2026-05-02'), end: localTime('00:00'), price: cents(700) });
    const events = log(booked, playersChanged(booked, [people.ben], ['Carla']), moved, bookingCancelled(booked));
    const { added, changed, former } = foldFigures(events, []);
    expect(former.map(({ date, price, guestFee, since, until }) => [date, price, guestFee, since, until])).toEqual([
      ['2026-05-01', 1200, 0, '001', '002'],
      ['2026-05-01', 1700, 500, '002', '003'],
      ['2026-05-02', 1200, 500, '003', '004'],
    ]);
    expect(added).toMatchObject([
      {
        ...{ date: '2026-05-02', endMinute: 1440, price: 0, occupancy: 'CANCELED', cancelledAt: instantNr(4) },
        ...{ bookedAt: instantNr(1), since: '004', displaced: false },
      },
    ]);
    expect(changed).toEqual([]);
  });

  it.each([
    [people.anna, true],
    [people.ben, false],
    [null, false],
  ])('say whether its owner cancelled it: %o', (actor, byOwner) => {
    const events = log(booked, bookingCancelled(booked)).map((logged) => ({ ...logged, actor }));
    expect(foldFigures(events, []).added).toMatchObject([{ byOwner }]);
  });

  it('keep the price of a cancelled booking that is still due', () => {
    const cancelled = bookingCancelled(booked);
    const { added } = foldFigures(log(booked, { ...cancelled, data: { ...cancelled.data, refund: 'NONE' } }), []);
    expect(added).toMatchObject([{ occupancy: 'CANCELED', price: 1200 }]);
  });

  it('change nothing when an event is applied again, or is of an unknown booking', () => {
    const [known] = foldFigures(log(booked, bookingCancelled(booked)), []).added;
    if (!known) throw new Error('It was booked');
    const again = logFrom(2)(bookingCancelled(booked), bookingCancelled(courtBooked(2)));
    expect(foldFigures(again, [known])).toEqual({ added: [], changed: [], former: [] });
  });
});
