import { type SeasonPlanned, type SeasonSeries, seasonPlanId, seriesId } from '@platzwart/contracts/booking';
import { codeId, courtNumberSchema, localDate, localTime, personId } from '@platzwart/contracts/core';
import * as v from 'valibot';

/** The words of the specs about drafts of seasons. */
export const anna = personId('aaaaaaaa-0000-4000-8000-000000000001');
export const ben = personId('aaaaaaaa-0000-4000-8000-000000000002');
export const admin = personId('aaaaaaaa-0000-4000-8000-000000000009');
export const planId = seasonPlanId('bbbbbbbb-0000-4000-8000-000000000001');
export const annas = seriesId('cccccccc-0000-4000-8000-000000000001');
export const bens = seriesId('cccccccc-0000-4000-8000-000000000002');
export const clubs = seriesId('cccccccc-0000-4000-8000-000000000003');
export const day = localDate;

export const offer = (change: Partial<SeasonSeries> = {}): SeasonSeries => ({
  ...{ personId: anna, category: 'SAISON', title: null, court: v.parse(courtNumberSchema, 3) },
  ...{ start: localTime('18:00'), end: localTime('19:30'), repetition: 'WEEKLY' },
  ...{ startdate: day('2027-04-20'), enddate: day('2027-09-28') },
  ...change,
});

const source = { from: day('2026-04-20'), to: day('2026-09-30') };
const period = { from: day('2027-04-19'), to: day('2027-09-30') };

/** A series of Anna, one of Ben and one of the club itself. */
export const planned: SeasonPlanned = {
  type: 'SeasonPlanned',
  data: {
    ...{ planId, sport: 'TENNIS', source, period },
    series: [
      { ...offer(), seriesId: annas, sourceId: annas },
      { ...offer({ personId: ben }), seriesId: bens, sourceId: bens },
      { ...offer({ personId: null, category: 'TRAINING', title: 'Jugend' }), seriesId: clubs, sourceId: clubs },
    ],
  },
};

export const code = codeId('dddddddd-0000-4000-8000-000000000001');
export const linkOf = { anna: 'a1', ben: 'b1', annaAgain: 'a2' };
