import { type CourtBooked, type SeriesPlanned, datesOf, seriesId } from '@platzwart/contracts/booking';
import { addDays, bookingId, cents, clubEventId, localDate } from '@platzwart/contracts/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import { anna, at, ben, admin, club, clubWith, monday10 } from '../../booking/domain/specClub.ts';
import { courtsDecider } from './courts.ts';
import { liveOccurrences } from './occurrences.ts';
import { type Block, block, booked, booking, cancel, cancelled, order, reservation, reserve } from './specSentences.ts';

const given = specificationFor(courtsDecider);
const { decide, evolve, initialState } = courtsDecider;
const id = seriesId('5e51e500-0000-4000-8000-000000000001');
const span = '18:00-19:30';
const rule = { repetition: 'WEEKLY', startdate: localDate('2026-06-16'), enddate: localDate('2026-06-30') } as const;
const onDate = (date: string, court = 3): Block => block(`TENNIS ${court}`, date, span);

type Options = Readonly<{
  ifTaken?: 'ABORT' | 'SKIP' | 'DISPLACE';
  person?: typeof anna | null;
  settings?: typeof club;
}>;

/** Anna's season ticket on three Tuesdays, or a block of the club. */
const plan = ({ ifTaken = 'ABORT', person = anna, settings = club }: Options = {}) => {
  const of = person ? { category: 'SAISON' as const, person, title: null } : {};
  const bookings = datesOf(rule).map((date, index) => reservation(onDate(date), index + 1, { ...of, ifTaken }));
  const { type, data } = reserve(bookings, settings);
  return { type, data: { ...data, hasReason: true, series: { ...rule, seriesId: id, leftOut: [] } } };
};
const planned = (skipped: SeriesPlanned['data']['skipped'] = []): SeriesPlanned => ({
  type: 'SeriesPlanned',
  data: {
    ...{ seriesId: id, orderId: order(1), category: 'SAISON', sport: 'TENNIS' },
    ...{ start: onDate('2026-06-16').start, end: onDate('2026-06-16').end, ...rule, ownPrice: null, skipped },
  },
});
const dateOf = (date: string, number: number): CourtBooked =>
  booked(anna, { ...onDate(date), category: 'SAISON', seriesId: id, enteredByClub: true }, number);
const three = ['2026-06-16', '2026-06-23', '2026-06-30'].map((date, index) => dateOf(date, index + 1));
const bens = booked(ben, block('TENNIS 3', '2026-06-23', '19:00-20:00'), 50);

describe('A series until midnight', () => {
  it.each([
    ['on the 31st of the months that have one', 'MONTHLY', '2026-08-31', '2026-12-31', ['08-31', '10-31', '12-31']],
    ['over the night in which summer time ends', 'DAILY', '2026-10-24', '2026-10-26', ['10-24', '10-25', '10-26']],
    ['over the night in which it begins', 'DAILY', '2027-03-27', '2027-03-29', ['03-27', '03-28', '03-29']],
    ['to the end of February', 'DAILY', '2028-02-28', '2028-03-01', ['02-28', '02-29', '03-01']],
  ] as const)('ends at 24:00 of each of its days: %s', (...[, repetition, startdate, enddate, days]) => {
    const until = { repetition, startdate: localDate(startdate), enddate: localDate(enddate) };
    const dates = datesOf(until).map((date) => block('HALL 1', date, '22:00-24:00'));
    const { type, data } = reserve(dates.map((each, index) => reservation(each, index + 1, {})));
    const series = { ...until, seriesId: id, leftOut: [] };
    const { decision } = given().when({ type, data: { ...data, series } });
    const booking = (day: string) => ({
      data: { date: `${startdate.slice(0, 4)}-${day}`, start: '22:00', end: '24:00' },
    });
    expect(decision).toMatchObject({
      events: [{ type: 'SeriesPlanned', data: { end: '24:00' } }, ...days.map(booking)],
    });
  });

  it('takes the last hour of its day, and none of the next', () => {
    const hall = [block('HALL 1', '2026-10-25', '23:00-24:00'), block('HALL 1', '2026-10-26', '07:00-08:00')] as const;
    const [taken, next] = [booked(null, hall[0], 1), booked(null, hall[1], 2)];
    const wish = reserve([reservation(block('HALL 1', '2026-10-25', '22:00-24:00'), 3, {})]);
    given(taken).when(wish).thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
    expect(given(next).when(wish).decision).toMatchObject({ outcome: 'accepted' });
  });
});

describe('Planning a series', () => {
  it('is one append: the plan, and a booking for each date', () => {
    const { decision } = given().when(plan());
    expect(decision).toMatchObject({
      outcome: 'accepted',
      events: [
        { type: 'SeriesPlanned', data: { seriesId: id, ...rule, skipped: [], ownPrice: null } },
        ...datesOf(rule).map((date) => ({ type: 'CourtBooked', data: { date, seriesId: id, price: 2409 } })),
      ],
    });
  });

  it('subtracts the discount of season tickets for each hour, and never goes below zero', () => {
    const priceWith = (seasonDiscount: number) =>
      given().when(plan({ settings: clubWith({ seasonDiscount: cents(seasonDiscount) }) })).decision;
    // 803 + 803 + 803 for three half hours, less one and a half times the discount.
    expect(priceWith(301)).toMatchObject({ events: [{}, { data: { price: 2409 - 452, listPrice: 2409 } }, {}, {}] });
    expect(priceWith(9_999)).toMatchObject({ events: [{}, { data: { price: 0, paymentMethod: null } }, {}, {}] });
  });

  it('is refused as a whole where one date is taken, and names the date', () => {
    given(bens).when(plan()).thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.1');
  });

  it('leaves a taken date out where the club says so, and keeps it in the plan', () => {
    expect(given(bens).when(plan({ ifTaken: 'SKIP' })).decision).toMatchObject({
      events: [
        { type: 'SeriesPlanned', data: { skipped: [{ date: '2026-06-23', court: 3, reason: 'TAKEN' }] } },
        { data: { date: '2026-06-16' } },
        { data: { date: '2026-06-30' } },
      ],
    });
  });

  it('is refused where every date is taken', () => {
    const taken = datesOf(rule).map((date, index) => booked(ben, onDate(date), 60 + index));
    given(...taken)
      .when(plan({ ifTaken: 'SKIP' }))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0', 'bookings.1', 'bookings.2');
  });

  it('cancels the whole booking that makes way, in the same append', () => {
    const displacing = given(bens).when(plan({ ifTaken: 'DISPLACE', person: null }));
    expect(displacing.decision).toMatchObject({
      events: [
        {
          type: 'BookingCancelled',
          data: { bookingId: booking(50), start: '19:00', end: '20:00', refund: 'FULL', displacedBy: booking(2) },
        },
        { type: 'SeriesPlanned' },
        ...datesOf(rule).map((date) => ({ type: 'CourtBooked', data: { date } })),
      ],
    });
  });

  it('displaces only for the club, and only with a reason', () => {
    given(bens)
      .when(plan({ ifTaken: 'DISPLACE' }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'onConflict');
    const { type, data } = plan({ ifTaken: 'DISPLACE', person: null });
    given(bens)
      .when({ type, data: { ...data, hasReason: false } })
      .thenRejectedWith('ERR_INVALID_INPUT', 'reason');
  });

  it("never displaces a club event's booking", () => {
    const eventId = clubEventId('0e000000-0000-4000-8000-00000000000e');
    const event = booked(null, { ...block('TENNIS 3', '2026-06-23', '19:00-20:00'), category: 'EVENT', eventId }, 50);
    const before = booked(ben, block('TENNIS 3', '2026-06-23', '18:00-19:00'), 51);
    // Also where a booking beside it would make way.
    for (const taken of [[event], [before, event]])
      given(...taken)
        .when(plan({ ifTaken: 'DISPLACE', person: null }))
        .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.1');
  });

  it('stays quiet when the same command arrives twice, also where dates were left out', () => {
    given(planned(), ...three)
      .when(plan())
      .thenNothingHappens();
    const [first, , last] = three;
    if (!first || !last) throw new Error('No dates');
    given(bens, planned([{ date: localDate('2026-06-23'), court: 3, reason: 'TAKEN' }]), first, last)
      .when(plan({ ifTaken: 'SKIP' }))
      .thenNothingHappens();
  });

  it('decides 800 bookings in one pass', () => {
    const dates = Array.from({ length: 400 }, (_, index) => addDays(localDate('2026-06-16'), index));
    const all = dates.flatMap((date, day) =>
      [1, 2].map((court) => reservation(onDate(date, court), 2 * day + court, { ifTaken: 'SKIP' })),
    );
    const { type, data } = reserve(all);
    const command = { type, data: { ...data, series: { ...rule, seriesId: id, leftOut: [] } } };
    expect(given().when(command).decision).toHaveProperty('events.length', 801);
  });

  it('leaves no two live bookings in a minute of a court, whatever happens where a court is taken', () => {
    const action = fc.constantFrom('ABORT', 'SKIP', 'DISPLACE');
    const start = fc.integer({ min: 14, max: 40 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ day: fc.nat(2), start, length: fc.integer({ min: 2, max: 5 }), action })),
        (requests) => {
          const state = requests.reduce((before, { day, start: from, length, action: ifTaken }, number) => {
            const at = (half: number) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
            const wanted = block(
              'TENNIS 1',
              addDays(localDate('2026-06-16'), day),
              `${at(from)}-${at(Math.min(from + length, 44))}`,
            );
            const { type, data } = reserve(reservation(wanted, number + 1, { ifTaken }));
            const decision = decide({ type, data: { ...data, hasReason: true } }, before);
            return decision.outcome === 'accepted' ? decision.events.reduce(evolve, before) : before;
          }, initialState);
          for (const ofDay of state.taken.values())
            ofDay.forEach(({ endMinute }, index) =>
              expect(ofDay[index + 1]?.startMinute ?? 1440).toBeGreaterThanOrEqual(endMinute),
            );
        },
      ),
    );
  });
});

describe('Adding a date that a series leaves out', () => {
  const [first, , last] = three;
  if (!first || !last) throw new Error('No dates');
  const history = [planned([{ date: localDate('2026-06-23'), court: 3, reason: 'TAKEN' }]), first, last] as const;
  const add = (date: string, number = 7) => ({
    type: 'AddOccurrence' as const,
    data: {
      ...{ orderId: order(9), seriesId: id, now: monday10, settings: club },
      bookings: [reservation(onDate(date), number, { category: 'SAISON', person: anna, title: null })],
    },
  });

  it('books it, and it is no longer left out', () => {
    const { decision } = given(...history).when(add('2026-06-23'));
    expect(decision).toMatchObject({ events: [{ type: 'CourtBooked', data: { date: '2026-06-23', seriesId: id } }] });
    const added = dateOf('2026-06-23', 7);
    given(...history, added)
      .when(add('2026-06-23'))
      .thenNothingHappens();
    given(...history, added)
      .when(add('2026-06-23', 8))
      .thenRejectedWith('ERR_INVALID_INPUT', 'date');
    expect(liveOccurrences([...history, added].reduce(evolve, initialState), id)).toHaveLength(3);
  });

  it('refuses what the series does not leave out, what is still taken, and a series that nobody knows', () => {
    given(...history)
      .when(add('2026-07-07'))
      .thenRejectedWith('ERR_INVALID_INPUT', 'date');
    given(...history, bens)
      .when(add('2026-06-23'))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
    given().when(add('2026-06-23')).thenRejectedWith('ERR_MAIN_BOOKING_NOT_FOUND', 'id');
  });

  const [, second] = three;
  if (!second) throw new Error('No dates');
  const withCancelled = [planned(), ...three, cancelled(second)] as const;

  it('books a date of it again that was cancelled, once', () => {
    expect(given(...withCancelled).when(add('2026-06-23')).decision).toMatchObject({
      events: [{ type: 'CourtBooked', data: { date: '2026-06-23', court: 3, start: '18:00', seriesId: id } }],
    });
    const again = [...withCancelled, dateOf('2026-06-23', 7)];
    given(...again)
      .when(add('2026-06-23'))
      .thenNothingHappens();
    given(...again)
      .when(add('2026-06-23', 8))
      .thenRejectedWith('ERR_INVALID_INPUT', 'date');
    expect(liveOccurrences(again.reduce(evolve, initialState), id)).toHaveLength(3);
    expect(given(...again, cancelled(dateOf('2026-06-23', 7))).when(add('2026-06-23', 8)).decision).toMatchObject({
      events: [{ type: 'CourtBooked', data: { bookingId: booking(8) } }],
    });
  });

  it('refuses a cancelled date whose court is taken, and another time than its own', () => {
    given(...withCancelled, bens)
      .when(add('2026-06-23'))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
    const { type, data } = add('2026-06-23');
    const elsewhen = data.bookings.map((each) => ({ ...each, ...block('TENNIS 3', '2026-06-23', '17:00-18:00') }));
    given(...withCancelled)
      .when({ type, data: { ...data, bookings: elsewhen } })
      .thenRejectedWith('ERR_INVALID_INPUT', 'date');
  });
});

describe('Cancelling a series', () => {
  const head = (caller: typeof anna, options: Parameters<typeof cancel>[2] = {}) => {
    const command = cancel(caller, 0, { category: 'SAISON', reason: 'Verletzung', ...options });
    return { ...command, data: { ...command.data, bookingId: bookingId(id) } };
  };
  const afterTheFirst = at('2026-06-17T08:00:00Z');

  it('cancels all dates that have not begun, and leaves those that were played', () => {
    expect(given(planned(), ...three).when(head(admin, { now: afterTheFirst })).decision).toMatchObject({
      events: ['2026-06-23', '2026-06-30'].map((date) => ({
        type: 'BookingCancelled',
        data: { date, refund: 'FULL' },
      })),
    });
  });

  it.each([
    ['of this date and all later ones', 'FOLLOWING', ['2026-06-23', '2026-06-30']],
    ['of all, named by one of its dates', 'ALL', ['2026-06-16', '2026-06-23', '2026-06-30']],
    ['of one date alone', 'THIS', ['2026-06-23']],
  ] as const)('cancels %s', (_, scope, dates) => {
    const command = cancel(admin, 2, { category: 'SAISON', reason: 'Verletzung', scope });
    expect(given(planned(), ...three).when(command).decision).toMatchObject({
      events: dates.map((date) => ({ type: 'BookingCancelled', data: { date, refund: 'FULL' } })),
    });
  });

  it('cancels no date that has begun with the later ones, and none that was cancelled before', () => {
    const later = cancel(admin, 1, { category: 'SAISON', reason: 'Umzug', scope: 'FOLLOWING', now: afterTheFirst });
    const [second, third] = [dateOf('2026-06-23', 2), dateOf('2026-06-30', 3)];
    given(planned(), dateOf('2026-06-16', 1), second, cancelled(second), third).when(later).then(cancelled(third));
  });

  it('takes a single booking for what it is, whatever the scope', () => {
    const single = booked(anna, block('TENNIS 3', '2026-06-23', '18:00-19:00'), 7);
    const command = cancel(admin, 7, { reason: 'Regen', scope: 'FOLLOWING' });
    given(single).when(command).then(cancelled(single));
  });

  it('is for an ADMIN, with a reason', () => {
    for (const scope of ['FOLLOWING', 'ALL'] as const)
      given(planned(), ...three)
        .when(cancel(anna, 2, { category: 'SAISON', scope }))
        .thenRejectedWith('ERR_NOT_AUTHORIZED');
    given(planned(), ...three)
      .when(head(anna))
      .thenRejectedWith('ERR_NOT_AUTHORIZED');
    given(planned(), ...three)
      .when(head(admin, { reason: ' ' }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'reason');
  });

  it.each([{ category: 'SINGLE' }, { scope: 'THIS' }] as const)('is not found as %j', (named) => {
    given(planned(), ...three)
      .when(head(admin, named))
      .thenRejectedWith('ERR_BOOKING_NOT_FOUND');
  });

  it('of one date leaves the others, and the owner still pays for it', () => {
    expect(given(planned(), ...three).when(cancel(anna, 2, { category: 'SAISON' })).decision).toMatchObject({
      events: [{ type: 'BookingCancelled', data: { bookingId: booking(2), refund: 'NONE' } }],
    });
  });
});
