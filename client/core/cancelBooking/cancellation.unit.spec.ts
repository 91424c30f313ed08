import { describe, expect, it } from 'vitest';
import { localDate, localTime } from '@platzwart/contracts/core';
import { cancellationOf } from './cancellation.ts';

const booking = {
  date: localDate('2026-06-15'),
  start: localTime('18:00'),
  end: localTime('19:00'),
  cancelable: true,
  cancelableUntil: '2026-06-14T16:00:00Z',
};
const deadline = Date.parse(booking.cancelableUntil);

describe('The cancellation of a booking', () => {
  it('is possible up to the instant of the deadline', () => {
    expect(cancellationOf(booking, deadline)).toEqual({ status: 'possible', until: deadline });
  });

  it('is too late after it, though the plan was loaded before, and names the notice instead of an instant', () => {
    expect(cancellationOf(booking, deadline + 1)).toEqual({ status: 'tooLate', noticeMinutes: 24 * 60 });
  });

  it('is not possible when the booking has ended by the club’s clock', () => {
    const seven = Date.parse('2026-06-15T17:00:00Z');
    expect(cancellationOf(booking, seven)).toEqual({ status: 'over' });
    expect(cancellationOf(booking, seven - 1)).toMatchObject({ status: 'tooLate' });
  });

  it('is not possible where the server names no deadline or says no', () => {
    expect(cancellationOf({ ...booking, cancelableUntil: null }, 0)).toEqual({ status: 'notPossible' });
    expect(cancellationOf({ ...booking, cancelable: false }, 0)).toEqual({ status: 'notPossible' });
  });
});
