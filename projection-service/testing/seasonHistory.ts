import { type SeasonEvent, seasonPlanId, seriesId } from '@platzwart/contracts/booking';
import { type PersonId, codeId, courtNumberSchema, localDate, localTime } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { sealed } from './clubHistory.ts';

const padded = (number: number): string => String(number).padStart(12, '0');

/** Something of each kind of event of a draft: two series, of which one is answered and booked; `number` makes its ids. */
export const seasonHistory = (number: number, personId: PersonId): readonly SeasonEvent[] => {
  const planId = seasonPlanId(`eeeeeeee-0000-4000-8000-${padded(number)}`);
  const [one, other] = [1, 2].map((each) => seriesId(`eeeeeeee-0000-4000-900${each}-${padded(number)}`));
  if (!one || !other) throw new Error('Two series');
  const offered = {
    ...{ personId, category: 'SAISON' as const, title: null, court: v.parse(courtNumberSchema, 1) },
    ...{ start: localTime('18:00'), end: localTime('19:30'), repetition: 'WEEKLY' as const },
    ...{ startdate: localDate('2026-10-06'), enddate: localDate('2027-03-30') },
  };
  const [source, period] = [
    { from: localDate('2026-04-20'), to: localDate('2026-09-30') },
    { from: localDate('2026-10-05'), to: localDate('2027-04-04') },
  ];
  const series = [one, other].map((id) => ({ ...offered, seriesId: id, sourceId: id }));
  const about = { planId, seriesId: one, personId };
  const asked = { planId, personId, askedOn: localDate('2026-08-01'), answerUntil: localDate('2026-08-31') };
  const link = (letter: string, isReminder: boolean) => ({
    ...{ isReminder, codeId: codeId(planId), tokenHash: `${letter}${padded(number)}` },
  });
  return [
    { type: 'SeasonPlanned', data: { planId, sport: 'TENNIS', source, period, series } },
    { type: 'SeasonSeriesSaved', data: { ...about, ...offered, end: localTime('19:00'), isNew: false } },
    { type: 'SeasonSeriesRemoved', data: { ...about, seriesId: other } },
    {
      type: 'SeasonHolderAsked',
      data: { ...asked, ...link('a', false), sport: 'TENNIS', series: [{ ...offered, seriesId: one }] },
    },
    {
      type: 'SeasonHolderAsked',
      data: { ...asked, ...link('b', true), sport: 'TENNIS', series: [{ ...offered, seriesId: one }] },
    },
    {
      type: 'SeasonOfferAnswered',
      data: { ...about, answer: 'OTHER_TIME', sealedOtherTime: sealed(`Lieber ${number} Uhr`), byClub: false },
    },
    { type: 'SeasonOfferAnswered', data: { ...about, answer: 'YES', sealedOtherTime: null, byClub: true } },
    {
      type: 'SeasonBookingStarted',
      data: { planId, seriesIds: [one], onConflict: 'SKIP', startedBy: personId },
    },
    { type: 'SeasonSeriesRefused', data: { ...about, code: 'ERR_BOOKING_CONFLICT' } },
    { type: 'SeasonSeriesBooked', data: { ...about, booked: 24, skipped: 2 } },
    ...(number % 2 === 0 ? [{ type: 'SeasonPlanClosed' as const, data: { planId } }] : []),
  ];
};
