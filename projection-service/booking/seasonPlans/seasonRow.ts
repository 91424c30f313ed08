import {
  type SeasonPlanId,
  type SeasonPlanned,
  type SeasonPlanRow,
  type SeasonSeries,
  type SeasonSeriesRow,
  type SeriesId,
  endMinute,
  firstSeasonAnswer,
} from '@platzwart/contracts/booking';
import { minuteOfDay } from '@platzwart/contracts/core';
import type { Logged } from '../../core/readModel.ts';

export const planRow = ({ data }: SeasonPlanned, { occurredAt, position }: Logged): SeasonPlanRow => ({
  ...{ planId: data.planId, sport: data.sport, answerUntil: null, isOpen: true },
  ...{ sourceFrom: data.source.from, sourceTo: data.source.to },
  ...{ periodFrom: data.period.from, periodTo: data.period.to },
  ...{ plannedOn: occurredAt, plannedAt: position, changedAt: position },
});

/** A series as it is offered first: nobody has been asked about it. */
export const seriesRow = (
  { planId, seriesId, ...series }: SeasonSeries & Readonly<{ planId: SeasonPlanId; seriesId: SeriesId }>,
  { position }: Logged,
): SeasonSeriesRow => {
  const { personId, category, title, court, start, end, repetition, startdate, enddate } = series;
  return {
    ...{ planId, seriesId, personId, category, title, court, repetition, startdate, enddate },
    ...{ startMinute: minuteOfDay(start), endMinute: endMinute(end) },
    answer: firstSeasonAnswer(series),
    ...{ otherTime: null, answeredOn: null, answeredByClub: false, askedOn: null, isInBooking: false },
    ...{ booked: null, skipped: null, refusedWith: null, removed: false, changedAt: position },
  };
};
