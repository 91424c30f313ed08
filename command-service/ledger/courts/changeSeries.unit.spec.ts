import { type CourtBooked, seriesId } from '@platzwart/contracts/booking';
import { type BookingId, addDays, cents, localDate, timeOfMinute } from '@platzwart/contracts/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChangeRequest } from '../../booking/domain/changeRequest.ts';
import { specificationFor } from '../../core/specification.ts';
import { anna, at, ben } from '../../booking/domain/specClub.ts';
import { courtsDecider } from './courts.ts';
import { type ChangeOptions, change, planned } from './specChanges.ts';
import { type Block, block, booked, booking, order } from './specSentences.ts';

const given = specificationFor(courtsDecider);
const { decide, evolve, initialState } = courtsDecider;
const id = seriesId('5e51e500-0000-4000-8000-000000000001');
const on = (date: string, court = 3, span = '18:00-19:00'): Block => block(`TENNIS ${court}`, date, span);
const dateOf = (date: string, number: number, court = 3): CourtBooked => {
  const priced = { price: cents(1606), listPrice: cents(1606) };
  return booked(anna, { ...on(date, court), ...priced, category: 'SAISON', seriesId: id, enteredByClub: true }, number);
};
const dates = ['2026-06-16', '2026-06-23', '2026-06-30'];
const season = [planned(id), ...dates.map((date, index) => dateOf(date, index + 1))];
/** On the second Tuesday, when the first date has been played. */
const afterTheFirst = at('2026-06-17T08:00:00Z');

const changing = (which: number | string, to: Block, options: ChangeOptions = {}) =>
  change(which, to, { category: 'SAISON', ...options });
const all = { scope: 'ALL' } as const;
const moved = (date: string, data: object = {}) => ({ type: 'BookingChanged', data: { date, ...data } });

describe('Changing a series', () => {
  it('changes this date only where it says nothing else, and leaves the plan', () => {
    expect(given(...season).when(changing(2, on('2026-06-25', 5))).decision).toMatchObject({
      events: [moved('2026-06-25', { bookingId: booking(2), court: 5, scope: 'THIS', seriesId: id })],
    });
  });

  it('moves all dates that have not begun by as many days, to the same time and court', () => {
    const command = changing(2, on('2026-06-24', 4, '19:00-20:30'), { ...all, now: afterTheFirst });
    const time = { start: '19:00', end: '20:30', court: 4, scope: 'ALL', price: 2409 };
    expect(given(...season).when(command).decision).toMatchObject({
      events: [
        {
          type: 'SeriesChanged',
          data: { startdate: '2026-06-17', enddate: '2026-07-01', start: '19:00', end: '20:30', scope: 'ALL' },
        },
        moved('2026-07-01', { ...time, bookingId: booking(3) }),
        moved('2026-06-24', { ...time, bookingId: booking(2) }),
      ],
    });
  });

  it('moves one date and all later ones', () => {
    expect(given(...season).when(changing(2, on('2026-06-23', 4), { scope: 'FOLLOWING' })).decision).toMatchObject({
      events: [moved('2026-06-23', { court: 4, scope: 'FOLLOWING' }), moved('2026-06-30', { court: 4 })],
    });
  });

  it('by its own id, or with its repetition, changes all', () => {
    for (const command of [
      changing(id, on('2026-06-16', 4)),
      changing(1, on('2026-06-16', 4), { repetition: 'WEEKLY' }),
    ])
      expect(given(...season).when(command).decision).toMatchObject({ events: dates.map((date) => moved(date)) });
  });

  it('on several courts moves those on the named one', () => {
    const two = [...season, ...dates.map((date, index) => dateOf(date, 11 + index, 4))];
    expect(given(...two).when(changing(1, on('2026-06-16', 7), all)).decision).toMatchObject({
      events: dates.map((date) => moved(date, { court: 7, was: { court: 3 } })),
    });
  });

  it('without a difference writes nothing, and neither does the same command again', () => {
    given(...season)
      .when(changing(2, on('2026-06-23'), all))
      .thenNothingHappens();
    const command = changing(2, on('2026-06-24', 4), { ...all, enddate: localDate('2026-07-15') });
    const { decision } = given(...season).when(command);
    if (decision.outcome === 'rejected') throw new Error(decision.code);
    given(...season, ...decision.events)
      .when(command)
      .thenNothingHappens();
  });

  it('leaves a date that was changed by itself, until the club says otherwise', () => {
    const alone = given(...season).when(changing(2, on('2026-06-25', 5))).decision;
    const history = [...season, ...(alone.outcome === 'accepted' ? alone.events : [])];
    expect(given(...history).when(changing(1, on('2026-06-16', 4), all)).decision).toMatchObject({
      events: [moved('2026-06-16', { court: 4 }), moved('2026-06-30', { court: 4 })],
    });
    const including = { ...all, includeChanged: true };
    expect(given(...history).when(changing(1, on('2026-06-16', 4), including)).decision).toMatchObject({
      events: [moved('2026-06-16'), moved('2026-06-25', { court: 4, scope: 'ALL' }), moved('2026-06-30')],
    });
  });

  it('moves days onto each other, the last one first, so that none has to wait for another', () => {
    const daily = [
      planned(id, { repetition: 'DAILY', enddate: localDate('2026-06-18') }),
      ...['2026-06-16', '2026-06-17', '2026-06-18'].map((date, index) => dateOf(date, index + 1)),
    ];
    expect(given(...daily).when(changing(1, on('2026-06-17'), all)).decision).toMatchObject({
      events: [{ type: 'SeriesChanged' }, moved('2026-06-19'), moved('2026-06-18'), moved('2026-06-17')],
    });
  });

  it('is refused as a whole where one new court is taken, or leaves that date where it is', () => {
    const bens = booked(ben, on('2026-06-23', 4), 50);
    given(...season, bens)
      .when(changing(1, on('2026-06-16', 4), all))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.1');
    const skipping = changing(1, on('2026-06-16', 4), { ...all, onConflict: 'SKIP' });
    expect(given(...season, bens).when(skipping).decision).toMatchObject({
      events: [moved('2026-06-16', { court: 4 }), moved('2026-06-30', { court: 4 })],
    });
  });

  it('that leaves a date where it is leaves it to nobody else of the series', () => {
    const daily = [
      planned(id, { repetition: 'DAILY', enddate: localDate('2026-06-17') }),
      ...['2026-06-16', '2026-06-17'].map((date, index) => dateOf(date, index + 1)),
      booked(ben, on('2026-06-18'), 50),
    ];
    given(...daily)
      .when(changing(1, on('2026-06-17'), { ...all, onConflict: 'SKIP' }))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
  });

  it('takes a choice for one date before what the change says of all', () => {
    const bens = booked(ben, on('2026-06-23', 4), 50);
    const choose = (choice: Pick<ChangeRequest['choices'][number], 'action' | 'otherCourt'>) =>
      changing(1, on('2026-06-16', 4), { ...all, choices: [{ date: localDate('2026-06-23'), court: 4, ...choice }] });
    expect(given(...season, bens).when(choose({ action: 'OTHER_COURT', otherCourt: 6 })).decision).toMatchObject({
      events: [moved('2026-06-16'), moved('2026-06-23', { court: 6 }), moved('2026-06-30')],
    });
    expect(given(...season, bens).when(choose({ action: 'SKIP', otherCourt: null })).decision).toMatchObject({
      events: [moved('2026-06-16'), moved('2026-06-30')],
    });
  });

  it('that ends earlier cancels the later dates, with a reason', () => {
    const shorter = (options: Partial<ChangeRequest> = {}) =>
      changing(1, on('2026-06-16'), { ...all, enddate: localDate('2026-06-22'), ...options });
    given(...season)
      .when(shorter())
      .thenRejectedWith('ERR_INVALID_INPUT', 'reason');
    expect(given(...season).when(shorter({ hasReason: true })).decision).toMatchObject({
      events: [
        { type: 'BookingCancelled', data: { bookingId: booking(2), refund: 'FULL' } },
        { type: 'BookingCancelled', data: { bookingId: booking(3) } },
        { type: 'SeriesChanged', data: { enddate: '2026-06-22' } },
      ],
    });
  });

  it('that ends later books the dates in between, which are its own', () => {
    const longer = changing(1, on('2026-06-16'), { ...all, enddate: localDate('2026-07-14') });
    const added = { type: 'CourtBooked', data: { seriesId: id, personId: anna.personId, price: 1606, court: 3 } };
    expect(given(...season).when(longer).decision).toMatchObject({
      events: [
        { type: 'SeriesChanged', data: { startdate: '2026-06-16', enddate: '2026-07-14' } },
        { ...added, data: { ...added.data, date: '2026-07-07', orderId: order(5000) } },
        { ...added, data: { ...added.data, date: '2026-07-14' } },
      ],
    });
  });

  it('gives new dates beside moved ones to the order of the series, which has one e-mail; a new remark alone has none', () => {
    const longer = { ...all, enddate: localDate('2026-07-07') };
    const remark = { sealed: 'seal', plain: null, same: [] };
    const lastEvent = (court: number, options: Partial<ChangeRequest> = {}) => {
      const { decision } = given(...season).when(changing(1, on('2026-06-16', court), { ...longer, ...options }));
      return decision.outcome === 'rejected' ? decision : decision.events.at(-1);
    };
    const orderOfSeries = planned(id).data.orderId;
    expect(lastEvent(4)).toMatchObject({ type: 'CourtBooked', data: { orderId: orderOfSeries } });
    const owners = [{ person: anna, remark, sealedReason: null }];
    expect(lastEvent(3, { owners })).toMatchObject({ type: 'CourtBooked', data: { orderId: order(5000) } });
  });

  it('that ends later keeps the dates whose court is taken, to be added when it is free', () => {
    const bens = booked(ben, on('2026-07-07'), 50);
    const longer = { ...all, enddate: localDate('2026-07-14'), onConflict: 'SKIP' } as const;
    expect(given(...season, bens).when(changing(1, on('2026-06-16'), longer)).decision).toMatchObject({
      events: [
        { type: 'SeriesChanged', data: { skipped: [{ date: '2026-07-07', court: 3, reason: 'TAKEN' }] } },
        { type: 'CourtBooked', data: { date: '2026-07-14' } },
      ],
    });
  });

  it('moves the dates that it leaves out, too', () => {
    const skipped = [{ date: localDate('2026-06-30'), court: 3, reason: 'TAKEN' as const }];
    const history = [planned(id, { skipped }), dateOf('2026-06-16', 1), dateOf('2026-06-23', 2)];
    expect(given(...history).when(changing(1, on('2026-06-17'), all)).decision).toMatchObject({
      events: [{ data: { skipped: [{ date: '2026-07-01', court: 3, reason: 'TAKEN' }] } }, {}, {}],
    });
  });

  it.each([
    ['enddate', { enddate: localDate('2026-06-01') }],
    ['enddate', { enddate: localDate('9999-12-31') }],
    ['repetition', { repetition: 'DAILY' as const }],
    ['startdate', { startdate: localDate('2026-06-15') }],
  ])('is refused with another %s that it cannot have', (field, changed) => {
    given(...season)
      .when(changing(1, on('2026-06-16'), { ...all, ...changed }))
      .thenRejectedWith('ERR_INVALID_INPUT', field);
  });

  it('is refused where all of it is over, and where nothing of it is left', () => {
    given(...season)
      .when(changing(id, on('2026-06-16', 4), { now: at('2026-07-01T08:00:00Z') }))
      .thenRejectedWith('ERR_BOOKING_NOT_UPDATED', 'id');
    given(planned(id))
      .when(changing(id, on('2026-06-16', 4)))
      .thenRejectedWith('ERR_MAIN_BOOKING_NOT_FOUND', 'id');
  });

  it('goes to another person as a whole, in the same series', () => {
    const toBen = changing(1, on('2026-06-16'), { ...all, newOwner: { personId: ben.personId }, hasReason: true });
    const { decision } = given(...season).when(toBen);
    if (decision.outcome === 'rejected') throw new Error(decision.code);
    expect(decision.events.map(({ type }) => type)).toEqual([
      ...dates.map(() => 'BookingCancelled'),
      ...dates.map(() => 'CourtBooked'),
    ]);
    const after = decision.events.reduce(evolve, season.reduce(evolve, initialState));
    expect(decide(changing(id, on('2026-06-16', 4), { first: 9000 }), after)).toMatchObject({
      events: dates.map((date) => moved(date, { personId: ben.personId, court: 4 })),
    });
  });
});

describe('For random changes of a series', { timeout: 60_000 }, () => {
  const anyChange = fc.record({
    which: fc.integer({ min: 1, max: 3 }),
    ...{
      days: fc.integer({ min: -2, max: 2 }),
      court: fc.integer({ min: 3, max: 5 }),
      slot: fc.integer({ min: 30, max: 40 }),
    },
    scope: fc.constantFrom('THIS' as const, 'THIS' as const, 'FOLLOWING' as const, 'ALL' as const),
    onConflict: fc.constantFrom('ABORT' as const, 'SKIP' as const),
    includeChanged: fc.boolean(),
    weeks: fc.constantFrom(null, null, -1, 1),
  });
  const bens = dates.map((date, index) => booked(ben, on(date, 4), 50 + index));
  const start = [...season, ...bens].reduce(evolve, initialState);

  it('no two bookings share a minute of a court, and dates that were changed by themselves survive', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 12 }), (changes) => {
        let state = start;
        changes.forEach(({ which, days, court, slot, weeks, ...said }, index) => {
          const named = state.bookings.get(booking(which));
          const rule = state.series.get(id)?.plan;
          if (!named || !rule) return;
          const span = `${timeOfMinute(slot * 30)}-${timeOfMinute(slot * 30 + 60)}`;
          const enddate = weeks === null ? null : addDays(rule.enddate, 7 * weeks);
          const to = on(addDays(named.date, days), court, span);
          const decision = decide(
            changing(which, to, { ...said, enddate, hasReason: true, first: 100 * (index + 1) }),
            state,
          );
          const alone = [...state.bookings.values()].filter(
            ({ changedAlone, bookingId }) => changedAlone && bookingId !== named.bookingId,
          );
          state = (decision.outcome === 'accepted' ? decision.events : []).reduce(evolve, state);
          const kept = (bookingId: BookingId) => state.bookings.get(bookingId);
          if (!said.includeChanged) for (const each of alone) expect(kept(each.bookingId)).toEqual(each);
        });
        const live = [...state.bookings.values()].filter(({ occupancy }) => occupancy === 'BOOKED');
        const taken = live.flatMap((each) =>
          [0, 30].map((minutes) => `${each.date} ${each.court} ${each.startMinute + minutes}`),
        );
        expect(new Set(taken).size).toBe(taken.length);
        expect([...state.taken.values()].flat()).toHaveLength(live.length);
      }),
      { numRuns: 300 },
    );
  });
});
