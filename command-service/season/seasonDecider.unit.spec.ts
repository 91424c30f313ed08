import type {
  SeasonEvent,
  SeasonHolderAsked,
  SeasonOfferAnswered,
  SeasonPlanned,
  SeasonSeries,
} from '@platzwart/contracts/booking';
import type { LocalDate, PersonId } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { specificationFor } from '../core/specification.ts';
import { seasonDecider } from './seasonDecider.ts';
import { noSeasons } from './domain/seasonState.ts';
import { seasonSnapshot } from './domain/seasonSnapshot.ts';
import type { SeasonStreamCommand } from './domain/seasonStreamCommands.ts';
import {
  admin,
  anna,
  annas,
  ben,
  bens,
  clubs,
  code,
  day,
  linkOf,
  offer,
  planId,
  planned,
} from './domain/specSeasons.ts';

const given = specificationFor(seasonDecider);
const today = day('2027-01-10');
const until = day('2027-02-10');

const start = (change: Partial<SeasonPlanned['data']> = {}): SeasonStreamCommand => ({
  type: 'StartPlan',
  data: { ...planned.data, today, ...change },
});
const save = (series: SeasonSeries): SeasonStreamCommand => ({
  type: 'SaveSeries',
  data: { today, planId, seriesId: annas, isNew: false, series },
});
const asked = (personId: PersonId, tokenHash: string, isReminder = false): SeasonHolderAsked => ({
  type: 'SeasonHolderAsked',
  data: {
    ...{ planId, personId, codeId: code, tokenHash, askedOn: today, answerUntil: until, isReminder, sport: 'TENNIS' },
    series: [{ ...offer({ personId }), seriesId: personId === anna ? annas : bens }],
  },
});
const askingBoth = [asked(anna, linkOf.anna), asked(ben, linkOf.ben)];
const answered = (change: Partial<SeasonOfferAnswered['data']> = {}): SeasonOfferAnswered => ({
  type: 'SeasonOfferAnswered',
  data: { planId, seriesId: annas, personId: anna, answer: 'YES', sealedOtherTime: null, byClub: false, ...change },
});
const ask = (answerUntil: LocalDate = until, on: LocalDate = today): SeasonStreamCommand => ({
  type: 'AskHolders',
  data: {
    ...{ planId, today: on, answerUntil },
    asks: [
      { personId: anna, codeId: code, tokenHash: linkOf.anna },
      { personId: ben, codeId: code, tokenHash: linkOf.ben },
    ],
  },
});
const answer = (
  tokenHash: string,
  {
    seriesId = annas,
    on = today,
    as = 'YES' as const,
  }: Partial<Record<'on', LocalDate>> & { seriesId?: typeof annas; as?: 'YES' } = {},
): SeasonStreamCommand => ({
  type: 'AnswerOffer',
  data: { tokenHash, today: on, answers: [{ seriesId, answer: as, sealedOtherTime: null }] },
});
const book: SeasonStreamCommand = { type: 'StartBooking', data: { planId, onConflict: 'SKIP', startedBy: admin } };
const bookingStarted = (...seriesIds: readonly (typeof annas)[]): SeasonEvent => ({
  type: 'SeasonBookingStarted',
  data: { planId, seriesIds: [...seriesIds], onConflict: 'SKIP', startedBy: admin },
});
const recorded = (seriesId = annas): SeasonStreamCommand => ({
  type: 'RecordBooking',
  data: { planId, seriesId, result: { booked: 23, skipped: 1 } },
});
const closed: SeasonEvent = { type: 'SeasonPlanClosed', data: { planId } };

describe('A draft of the next season', () => {
  it('is planned once, and not without any series', () => {
    given().when(start()).then(planned);
    given(planned).when(start()).thenNothingHappens();
    given()
      .when(start({ series: [] }))
      .thenRejectedWith('ERR_SEASON_NOT_CREATED', 'source');
  });

  it.each([
    ['of 1900', { from: day('1900-04-19'), to: day('1900-09-30') }, 'period.from'],
    ['that is over', { from: day('2026-04-19'), to: day('2026-09-30') }, 'period.from'],
    ['that ends more than three years ahead', { from: day('2029-10-01'), to: day('2030-04-19') }, 'period.to'],
    ['of the year 9999', { from: day('9999-04-19'), to: day('9999-09-30') }, 'period.from'],
  ])('is not planned for a season %s, which nobody could book', (_, period, field) => {
    given().when(start({ period })).thenRejectedWith('ERR_INVALID_INPUT', field);
  });

  it.each([
    ['startdate', { startdate: day('2026-04-20') }],
    ['startdate', { startdate: day('9999-04-20'), enddate: day('9999-09-28') }],
    ['enddate', { startdate: day('2030-01-01'), enddate: day('2030-01-11') }],
    ['title', { title: 'Montagsrunde' }],
  ])('takes no series whose %s the booking would be refused for', (field, change) => {
    given(planned)
      .when(save(offer(change)))
      .thenRejectedWith('ERR_INVALID_INPUT', field);
  });

  it('takes an answer back when what was offered becomes something else', () => {
    const later = offer({ enddate: day('2027-08-31') });
    const saved = { planId, seriesId: annas, isNew: false, ...later };
    given(planned, ...askingBoth, answered())
      .when(save(later))
      .then({ type: 'SeasonSeriesSaved', data: saved });
    given(planned, ...askingBoth, answered(), { type: 'SeasonSeriesSaved', data: saved })
      .when({ type: 'SetAnswer', data: { planId, seriesId: annas, answer: 'YES', sealedOtherTime: null } })
      .then(answered({ byClub: true }));
    given(planned, { type: 'SeasonSeriesSaved', data: saved }).when(save(later)).thenNothingHappens();
  });

  it('does not change, remove or answer what is booked, nor anything once it is closed', () => {
    const booked: readonly SeasonEvent[] = [
      answered(),
      bookingStarted(annas),
      { type: 'SeasonSeriesBooked', data: { planId, seriesId: annas, personId: anna, booked: 23, skipped: 1 } },
    ];
    const remove: SeasonStreamCommand = { type: 'RemoveSeries', data: { planId, seriesId: annas } };
    given(planned, ...askingBoth, ...booked)
      .when(remove)
      .thenRejectedWith('ERR_SEASON_NOT_UPDATED', 'seriesId');
    given(planned, ...askingBoth, ...booked)
      .when(answer(linkOf.anna))
      .thenRejectedWith('ERR_SEASON_NOT_UPDATED', 'answers.0');
    given(planned, closed).when(remove).thenRejectedWith('ERR_SEASON_NOT_UPDATED', 'planId');
    given(planned, closed).when({ type: 'ClosePlan', data: { planId } }).thenNothingHappens();
    given(planned, bookingStarted(annas))
      .when({ type: 'ClosePlan', data: { planId } })
      .thenRejectedWith('ERR_SEASON_NOT_UPDATED', 'planId');
  });

  it('books the trainings of the club itself without a question, and a ticket only once it has a holder', () => {
    const erased: SeasonEvent = {
      ...planned,
      data: {
        ...planned.data,
        series: planned.data.series.map((each) => (each.seriesId === annas ? { ...each, personId: null } : each)),
      },
    };
    const accept: SeasonStreamCommand = {
      type: 'SetAnswer',
      data: { planId, seriesId: annas, answer: 'YES', sealedOtherTime: null },
    };
    given(erased).when(book).then(bookingStarted(clubs));
    given(erased).when(accept).thenRejectedWith('ERR_SEASON_NOT_UPDATED', 'seriesId');
    const saved: SeasonEvent = {
      type: 'SeasonSeriesSaved',
      data: { planId, seriesId: annas, isNew: false, ...offer({ personId: ben }) },
    };
    given(erased, saved)
      .when(accept)
      .then(answered({ personId: ben, byClub: true }));
  });
});

describe('Asking the holders', () => {
  it('asks each once about their own series, and nobody about those of the club', () => {
    given(planned)
      .when(ask())
      .then(...askingBoth);
    given(planned, ...askingBoth)
      .when(ask())
      .thenNothingHappens();
  });

  it('asks again only who has not answered, where there is another last day', () => {
    const later = day('2027-02-20');
    const { decision } = given(planned, ...askingBoth, answered()).when(ask(later));
    expect(decision).toMatchObject({ events: [{ data: { personId: ben, answerUntil: later } }] });
  });

  it('refuses a last day in the past', () => {
    given(planned)
      .when(ask(day('2027-01-09')))
      .thenRejectedWith('ERR_INVALID_INPUT', 'answerUntil');
  });

  it('reminds three days before the last day, once, only who has not answered', () => {
    const remind = (on: string): SeasonStreamCommand => ({
      type: 'RemindHolders',
      data: { planId, today: day(on), asks: [{ personId: anna, codeId: code, tokenHash: linkOf.annaAgain }] },
    });
    const reminder = { ...asked(anna, linkOf.annaAgain, true).data, askedOn: day('2027-02-07') };
    given(planned, ...askingBoth)
      .when(remind('2027-02-06'))
      .thenNothingHappens();
    given(planned, ...askingBoth)
      .when(remind('2027-02-07'))
      .then({ type: 'SeasonHolderAsked', data: reminder });
    given(planned, ...askingBoth, { type: 'SeasonHolderAsked', data: reminder })
      .when(remind('2027-02-08'))
      .thenNothingHappens();
    given(planned, ...askingBoth, answered())
      .when(remind('2027-02-07'))
      .thenNothingHappens();
    given(planned, ...askingBoth)
      .when(remind('2027-02-11'))
      .thenNothingHappens();
  });
});

describe('The secret link', () => {
  it('answers for its holder, until the last day, and as often as they like', () => {
    given(planned, ...askingBoth)
      .when(answer(linkOf.anna))
      .then(answered());
    given(planned, ...askingBoth, answered())
      .when(answer(linkOf.anna))
      .thenNothingHappens();
    given(planned, ...askingBoth, answered({ answer: 'NO' }))
      .when(answer(linkOf.anna))
      .then(answered());
    given(planned, ...askingBoth)
      .when(answer(linkOf.anna, { on: until }))
      .then(answered());
    given(planned, ...askingBoth)
      .when(answer(linkOf.anna, { on: day('2027-02-11') }))
      .thenRejectedWith('ERR_SEASON_OFFER_OVER');
  });

  it('does not answer for somebody else, nor for the club', () => {
    for (const seriesId of [bens, clubs])
      given(planned, ...askingBoth)
        .when(answer(linkOf.anna, { seriesId }))
        .thenRejectedWith('ERR_SEASON_NOT_FOUND', 'answers.0');
  });

  it('ends with the draft and with the next question, not with a reminder', () => {
    given(planned, ...askingBoth, closed)
      .when(answer(linkOf.anna))
      .thenRejectedWith('ERR_SEASON_OFFER_OVER');
    given(planned, ...askingBoth, asked(anna, linkOf.annaAgain))
      .when(answer(linkOf.anna))
      .thenRejectedWith('ERR_SEASON_OFFER_OVER');
    given(planned, ...askingBoth, asked(anna, linkOf.annaAgain, true))
      .when(answer(linkOf.anna))
      .then(answered());
    given(planned).when(answer('unknown')).thenRejectedWith('ERR_SEASON_OFFER_OVER');
  });

  it('does not show what was given to another holder meanwhile', () => {
    const saved: SeasonEvent = {
      type: 'SeasonSeriesSaved',
      data: { planId, seriesId: annas, isNew: false, ...offer({ personId: ben }) },
    };
    given(planned, ...askingBoth, saved)
      .when(answer(linkOf.anna))
      .thenRejectedWith('ERR_SEASON_NOT_FOUND', 'answers.0');
  });
});

describe('Booking what was accepted', () => {
  it('books what was accepted and what is the club’s, and nothing twice', () => {
    given(planned, ...askingBoth, answered())
      .when(book)
      .then(bookingStarted(annas, clubs));
    given(planned, ...askingBoth, answered(), bookingStarted(annas, clubs))
      .when(book)
      .thenNothingHappens();
    given(planned, bookingStarted(annas)).when(recorded()).thenAccepted();
    given(planned, bookingStarted(annas), {
      type: 'SeasonSeriesBooked',
      data: { planId, seriesId: annas, personId: anna, booked: 23, skipped: 1 },
    })
      .when(recorded())
      .thenNothingHappens();
    given(planned).when(recorded()).thenNothingHappens();
  });

  it('books a refused series again, and refuses where nothing is left', () => {
    const refused: SeasonEvent = {
      type: 'SeasonSeriesRefused',
      data: { planId, seriesId: clubs, personId: null, code: 'ERR_BOOKING_CONFLICT' },
    };
    const booked: SeasonEvent = {
      type: 'SeasonSeriesBooked',
      data: { planId, seriesId: clubs, personId: null, booked: 23, skipped: 0 },
    };
    given(planned, bookingStarted(clubs), refused).when(book).then(bookingStarted(clubs));
    given(planned, bookingStarted(clubs), booked).when(book).thenRejectedWith('ERR_SEASON_NOT_UPDATED', 'planId');
  });
});

it('comes back from a snapshot as it was', () => {
  const events: readonly SeasonEvent[] = [planned, ...askingBoth, answered(), bookingStarted(annas)];
  const state = events.reduce(seasonDecider.evolve, noSeasons);
  const stored: unknown = JSON.parse([...seasonSnapshot.encode(state)].join(''));
  expect(seasonSnapshot.decode(stored)).toEqual(state);
});
