import { type BookingCategory, seriesId } from '@platzwart/contracts/booking';
import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import { courtsDecider } from './courts.ts';
import type { CourtsEvent } from './courtsEvents.ts';
import { admin, anna, at, ben, gast, trainer } from '../../booking/domain/specClub.ts';
import { block, book, booked, cancel, cancelled } from './specSentences.ts';

const given = specificationFor(courtsDecider);
const series = seriesId('5e51e500-0000-4000-8000-000000000001');
/** Its owner may cancel until Wednesday, 18:00, which is 16:00 UTC. */
const annas = booked(anna, block('TENNIS 3', '2026-06-18', '18:00-19:00'));

describe('Cancelling a booking', () => {
  it('frees the court', () => {
    given(annas).when(cancel(anna, 1)).then(cancelled(annas));
  });

  it('stores the reason, sealed with the owner’s key', () => {
    given(annas)
      .when(cancel(admin, 1, { reason: 'Platz unter Wasser', sealedReason: 'v1.sealed' }))
      .then(cancelled(annas, 'v1.sealed'));
  });

  it('stores 24:00 where the booking ended at midnight', () => {
    const late = booked(anna, block('HALL 1', '2026-06-18', '23:00-24:00'));
    given(late).when(cancel(anna, 1)).then(cancelled(late));
  });

  it('writes nothing the second time', () => {
    given(annas, cancelled(annas)).when(cancel(anna, 1)).thenNothingHappens();
  });

  it('writes nothing the second time even after the deadline', () => {
    given(annas, cancelled(annas))
      .when(cancel(anna, 1, { now: at('2026-06-20T08:00:00Z') }))
      .thenNothingHappens();
  });

  it('lets every person book the court again', () => {
    const again = block('TENNIS 3', '2026-06-18', '18:00-19:00');
    given(annas, cancelled(annas))
      .when(book(ben, again, { first: 2 }))
      .thenAccepted();
    given(annas, cancelled(annas))
      .when(book(anna, again, { first: 2 }))
      .thenAccepted();
  });

  it.each([
    ['that nobody knows', 7, 'SINGLE'],
    ['that is of another category', 1, 'TRAINING'],
    ['that is no season ticket', 1, 'SAISON'],
  ] as const)('refuses a booking %s', (_, number, category) => {
    given(annas)
      .when(cancel(anna, number, { category }))
      .thenRejectedWith('ERR_BOOKING_NOT_FOUND');
    given(annas)
      .when(cancel(admin, number, { category, reason: 'Regen' }))
      .thenRejectedWith('ERR_BOOKING_NOT_FOUND');
  });
});

describe('Who may cancel', () => {
  it.each([
    ['a member the own single', anna, 'SINGLE'],
    ['a guest the own single', gast, 'GUEST_SINGLE'],
    ['a trainer the own training', trainer, 'TRAINING'],
    ['a member a day of the own season ticket', anna, 'SAISON'],
    ['a guest a day of the own season ticket', gast, 'GUEST_SAISON'],
  ] as const)('lets %s', (_, owner, category) => {
    const own = booked(owner, { ...block('TENNIS 3', '2026-06-18', '18:00-19:00'), category }, 1);
    // A released day of a season ticket stays payable (decisions.md B6).
    const refund = category.endsWith('SAISON') ? 'NONE' : 'FULL';
    const { type, data } = cancelled(own);
    given(own)
      .when(cancel(owner, 1, { category }))
      .then({ type, data: { ...data, refund } });
  });

  it('lets an ADMIN keep the price after the deadline, and only then', () => {
    const late = booked(anna, block('TENNIS 3', '2026-06-15', '18:00-19:00'), 1);
    const inTime = booked(anna, block('TENNIS 3', '2026-06-18', '18:00-19:00'), 1);
    const keep = cancel(admin, 1, { reason: 'nicht erschienen', refund: 'NONE' });
    const { type, data } = cancelled(late);
    given(late)
      .when(keep)
      .then({ type, data: { ...data, refund: 'NONE' } });
    given(inTime).when(keep).thenRejectedWith('ERR_INVALID_INPUT', 'refund');
    given(late)
      .when(cancel(admin, 1, { reason: 'Regen', refund: 'FULL' }))
      .then(cancelled(late));
  });

  it('lets an ADMIN keep the prices of several dates: all of a season ticket, else those after the deadline', () => {
    const [startdate, enddate] = [localDate('2026-06-15'), localDate('2026-06-22')];
    const ofSeries = (category: BookingCategory): readonly CourtsEvent[] => {
      const dates = [startdate, enddate].map((date, index) =>
        booked(anna, { ...block('TENNIS 3', date, '18:00-19:00'), category, seriesId: series }, index + 1),
      );
      const { sport, start, end, orderId } = annas.data;
      const rule = { repetition: 'WEEKLY', startdate, enddate, ownPrice: null, skipped: [] } as const;
      return [
        { type: 'SeriesPlanned', data: { seriesId: series, orderId, category, sport, start, end, ...rule } },
        ...dates,
      ];
    };
    const refundsOf = (category: BookingCategory) => {
      const keep = cancel(admin, 2, { category, reason: 'Umzug', scope: 'ALL', refund: 'NONE' });
      const { decision } = given(...ofSeries(category)).when(keep);
      return 'events' in decision ? decision.events.map(({ data }) => 'refund' in data && data.refund) : decision;
    };
    expect(refundsOf('SAISON')).toEqual(['NONE', 'NONE']);
    expect(refundsOf('SINGLE')).toEqual(['NONE', 'FULL']);
  });

  it.each([
    ['another member', ben],
    ['a guest', gast],
    ['a trainer', trainer],
  ])('refuses %s', (_, caller) => {
    given(annas).when(cancel(caller, 1)).thenRejectedWith('ERR_NOT_AUTHORIZED');
    given(annas, cancelled(annas)).when(cancel(caller, 1)).thenRejectedWith('ERR_NOT_AUTHORIZED');
  });

  it.each(['EVENT', 'BLOCK', 'TRAINING'] as const)(
    'refuses a member for a booking without an owner: %s',
    (category: BookingCategory) => {
      const clubs = booked(null, { ...block('TENNIS 3', '2026-06-18', '18:00-19:00'), category }, 1);
      given(clubs)
        .when(cancel(anna, 1, { category }))
        .thenRejectedWith('ERR_NOT_AUTHORIZED');
      given(clubs)
        .when(cancel(admin, 1, { category, reason: 'Fällt aus' }))
        .then(cancelled(clubs));
    },
  );

  it('allows an ADMIN to cancel at any time, with a reason', () => {
    for (const now of ['2026-06-15T08:00:00Z', '2026-06-18T15:59:00Z', '2026-07-01T08:00:00Z'])
      given(annas)
        .when(cancel(admin, 1, { now: at(now), reason: 'Platz unter Wasser' }))
        .then(cancelled(annas));
  });

  it.each([undefined, '', '   '])('requires a reason of an ADMIN: %j is none', (reason) => {
    given(annas)
      .when(cancel(admin, 1, reason === undefined ? {} : { reason }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'reason');
  });

  it('requires no reason of an ADMIN for their own booking', () => {
    const own = booked(admin, block('TENNIS 3', '2026-06-18', '18:00-19:00'));
    given(own)
      .when(cancel(admin, 1, { now: at('2026-06-18T15:59:00Z') }))
      .then(cancelled(own));
  });
});

describe("The owner's cancellation", () => {
  const startingAt = (day: string, span: string) => booked(anna, block('HALL 1', day, span));
  const june18 = ['2026-06-18', '18:00-19:00'] as const;
  const march29 = ['2026-03-29', '10:00-11:00'] as const;
  const october25 = ['2026-10-25', '10:00-11:00'] as const;

  it.for([
    ['long before', june18, 24, '2026-06-01T08:00:00Z'],
    ['at the last moment', june18, 24, '2026-06-17T16:00:00Z'],
    ['two hours before, where two are asked for', june18, 2, '2026-06-18T14:00:00Z'],
    ['half an hour before, where half an hour is', june18, 0.5, '2026-06-18T15:30:00Z'],
    ['at the start, where nothing is asked for', june18, 0, '2026-06-18T16:00:00Z'],
    ['a week before, where a week is asked for', june18, 168, '2026-06-11T16:00:00Z'],
    ['29 March: 24 real hours before 10:00 it is 09:00', march29, 24, '2026-03-28T08:00:00Z'],
    ['29 March: 8 real hours before 10:00 it is 01:00', march29, 8, '2026-03-29T00:00:00Z'],
    ['29 March: 7 real hours before 10:00 it is 03:00, just jumped', march29, 7, '2026-03-29T01:00:00Z'],
    ['25 October: 24 real hours before 10:00 it is 11:00', october25, 24, '2026-10-24T09:00:00Z'],
    ['25 October: 8 real hours before 10:00 it is 02:00 for the second time', october25, 8, '2026-10-25T01:00:00Z'],
    ['25 October: 9 real hours before 10:00 it is 02:00 for the first time', october25, 9, '2026-10-25T00:00:00Z'],
    [
      'the day after the change, 24 hours are a day again',
      ['2026-03-30', '10:00-11:00'] as const,
      24,
      '2026-03-29T08:00:00Z',
    ],
    ['and in autumn', ['2026-10-26', '10:00-11:00'] as const, 24, '2026-10-25T09:00:00Z'],
  ] as const)('is in time %s', ([, [day, span], hours, now]) => {
    const own = startingAt(day, span);
    given(own)
      .when(cancel(anna, 1, { hours, now: at(now) }))
      .then(cancelled(own));
  });

  it.for([
    ['a millisecond later', june18, 24, '2026-06-17T16:00:00.001Z'],
    ['after two hours before, where two are asked for', june18, 2, '2026-06-18T14:00:01Z'],
    ['once it has begun', june18, 0, '2026-06-18T16:00:01Z'],
    ['the day after', june18, 0, '2026-06-19T16:00:00Z'],
    ['29 March: 09:01 the day before', march29, 24, '2026-03-28T08:01:00Z'],
    ['29 March: 10:00 the day before, a day by the calendar', march29, 24, '2026-03-28T09:00:00Z'],
    ['25 October: 11:01 the day before', october25, 24, '2026-10-24T09:01:00Z'],
    ['25 October: 02:30 the second time round', october25, 8, '2026-10-25T01:30:00Z'],
  ] as const)('is too late %s', ([, [day, span], hours, now]) => {
    given(startingAt(day, span))
      .when(cancel(anna, 1, { hours, now: at(now) }))
      .thenRejectedWith('ERR_CANCEL_TOO_LATE');
  });
});
