import {
  type SeasonLinkRow,
  type SeasonPlanRow,
  type SeasonSeriesRow,
  seasonPlanId,
  seriesId,
} from '@platzwart/contracts/booking';
import { type PersonId, localDate, positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { hashOfLinkToken, newLinkToken } from '../core/linkToken.ts';

const nowhere = v.parse(positionSchema, '0'.padStart(20, '0'));
export const seasonPlanNr = (number: number) => seasonPlanId(`eeeeeeee-0000-4000-8000-00000000000${number}`);

/** An open draft of the summer of 2027 for Tennis. */
export const seasonPlan = (number: number, change: Partial<SeasonPlanRow> = {}): SeasonPlanRow => ({
  ...{ planId: seasonPlanNr(number), sport: 'TENNIS', isOpen: true, answerUntil: localDate('2026-06-30') },
  ...{ sourceFrom: localDate('2026-04-20'), sourceTo: localDate('2026-09-30') },
  ...{ periodFrom: localDate('2027-04-19'), periodTo: localDate('2027-09-30') },
  ...{ plannedOn: '2026-06-01T10:00:00.000Z', plannedAt: nowhere, changedAt: nowhere },
  ...change,
});

/** Tuesdays from 18:00 to 19:30 on court 1, asked about and not answered. */
export const seasonSeries = (
  number: number,
  personId: PersonId | null,
  change: Partial<SeasonSeriesRow> = {},
): SeasonSeriesRow => ({
  ...{ seriesId: seriesId(`eeeeeeee-0000-4000-9000-00000000000${number}`), planId: seasonPlanNr(1), personId },
  ...{ category: 'SAISON', title: null, court: 1, startMinute: 1080, endMinute: 1170, repetition: 'WEEKLY' },
  ...{ startdate: localDate('2027-04-20'), enddate: localDate('2027-09-28') },
  ...{ answer: 'OPEN', otherTime: null, answeredOn: null, answeredByClub: false, isInBooking: false },
  ...{ askedOn: '2026-06-02T10:00:00.000Z', booked: null, skipped: null, refusedWith: null, removed: false },
  changedAt: nowhere,
  ...change,
});

/** A secret link of the person, with its token. */
export const seasonLink = (personId: PersonId): Readonly<{ token: string; row: SeasonLinkRow }> => {
  const token = newLinkToken();
  return {
    token,
    row: { tokenHash: hashOfLinkToken(token) ?? '', planId: seasonPlanNr(1), personId, changedAt: nowhere },
  };
};
