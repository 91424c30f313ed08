import {
  type Period,
  type SeasonSeries,
  firstDayToEnter,
  lastDayToEnter,
  maxSeriesOfSeason,
  offered,
} from '@platzwart/contracts/booking';
import type { LocalDate } from '@platzwart/contracts/core';
import { accept, reject } from '../../core/decider.ts';
import { keysOf } from '../../core/keysOf.ts';
import { type SeasonDecision, ofOpenPlan } from './seasonRules.ts';
import type {
  ClosePlan,
  RecordBooking,
  RemoveSeries,
  SaveSeries,
  StartBooking,
  StartPlan,
} from './seasonStreamCommands.ts';
import type { PlannedSeries, SeasonPlan, SeasonState } from './seasonState.ts';

const offeredFields = keysOf<keyof SeasonSeries>(offered);
const isSame = (one: SeasonSeries, other: SeasonSeries): boolean =>
  offeredFields.every((field) => one[field] === other[field]);

/** It is booked, or about to be. */
const isFixed = ({ booking }: SeasonPlan, { seriesId, isBooked }: PlannedSeries): boolean =>
  isBooked || (booking?.open.includes(seriesId) ?? false);

/** Which end of a period is a day that cannot be booked any more, or not yet: a draft of such days could never become bookings. */
const endOutside = ({ from, to }: Period, today: LocalDate): 'from' | 'to' | null => {
  const last = lastDayToEnter(today);
  if (from < firstDayToEnter(today) || from > last) return 'from';
  return to > last ? 'to' : null;
};

/**
 * Refuses with ERR_INVALID_INPUT (a season of days that cannot be booked), ERR_SEASON_NOT_CREATED where nothing can be taken over, or more
 * than `maxSeriesOfSeason` series.
 */
export const decideStartPlan = ({ data: { today, ...data } }: StartPlan, { plans }: SeasonState): SeasonDecision => {
  if (plans.has(data.planId)) return accept();
  const outside = endOutside(data.period, today);
  if (outside) return reject('ERR_INVALID_INPUT', `period.${outside}`);
  const isPossible = data.series.length > 0 && data.series.length <= maxSeriesOfSeason;
  return isPossible ? accept({ type: 'SeasonPlanned', data }) : reject('ERR_SEASON_NOT_CREATED', 'source');
};

/** Which field the booking would be refused for: only a training has a title (decisions.md B9, B24). */
const fieldToRefuse = ({ title, category, startdate, enddate }: SeasonSeries, today: LocalDate): string | null => {
  if (title !== null && category !== 'TRAINING') return 'title';
  const outside = endOutside({ from: startdate, to: enddate }, today);
  return outside && { from: 'startdate', to: 'enddate' }[outside];
};

/**
 * Adds a series, or changes one; its answer is void then, because it was given to something else. A save without a difference changes
 * nothing. Refuses with ERR_SEASON_NOT_FOUND, ERR_SEASON_NOT_UPDATED (it is booked, or the draft is full), and ERR_INVALID_INPUT (dates or a
 * title that cannot be booked).
 */
export const decideSaveSeries = ({ data }: SaveSeries, state: SeasonState): SeasonDecision =>
  ofOpenPlan(state, data, (plan) => {
    const { today, seriesId, isNew, series } = data;
    const known = plan.series.get(seriesId);
    if (!isNew && !known) return reject('ERR_SEASON_NOT_FOUND', 'seriesId');
    const isPossible = known ? !isFixed(plan, known) : plan.series.size < maxSeriesOfSeason;
    if (!isPossible) return reject('ERR_SEASON_NOT_UPDATED', 'seriesId');
    if (known && isSame(known, series)) return accept();
    const field = fieldToRefuse(series, today);
    if (field) return reject('ERR_INVALID_INPUT', field);
    return accept({ type: 'SeasonSeriesSaved', data: { planId: plan.planId, seriesId, isNew, ...series } });
  });

/** Refuses with ERR_SEASON_NOT_UPDATED for a series that is booked: its bookings are cancelled in the calendar. */
export const decideRemoveSeries = ({ data }: RemoveSeries, state: SeasonState): SeasonDecision =>
  ofOpenPlan(state, data, (plan) => {
    const known = plan.series.get(data.seriesId);
    if (!known) return accept();
    if (isFixed(plan, known)) return reject('ERR_SEASON_NOT_UPDATED', 'seriesId');
    return accept({ type: 'SeasonSeriesRemoved', data: { ...data, personId: known.personId } });
  });

/** Books what was accepted and is not booked yet; while that is going on, the same again changes nothing. ERR_SEASON_NOT_UPDATED without any. */
export const decideStartBooking = ({ data }: StartBooking, state: SeasonState): SeasonDecision =>
  ofOpenPlan(state, data, (plan) => {
    if (plan.booking) return accept();
    const accepted = [...plan.series.values()].filter(({ answer, isBooked }) => answer === 'YES' && !isBooked);
    if (accepted.length === 0) return reject('ERR_SEASON_NOT_UPDATED', 'planId');
    const seriesIds = accepted.map(({ seriesId }) => seriesId);
    return accept({ type: 'SeasonBookingStarted', data: { ...data, seriesIds } });
  });

/** What the ledger made of a series that is being booked; once. */
export const decideRecordBooking = ({ data }: RecordBooking, state: SeasonState): SeasonDecision =>
  ofOpenPlan(state, data, (plan) => {
    const { planId, seriesId, result } = data;
    const known = plan.series.get(seriesId);
    if (!known || !plan.booking?.open.includes(seriesId)) return accept();
    const about = { planId, seriesId, personId: known.personId };
    return 'code' in result
      ? accept({ type: 'SeasonSeriesRefused', data: { ...about, ...result } })
      : accept({ type: 'SeasonSeriesBooked', data: { ...about, ...result } });
  });

/** Ends all secret links. Refuses with ERR_SEASON_NOT_UPDATED while the season is being booked; a closed draft stays closed. */
export const decideClosePlan = ({ data }: ClosePlan, { plans }: SeasonState): SeasonDecision => {
  const plan = plans.get(data.planId);
  if (!plan) return reject('ERR_SEASON_NOT_FOUND', 'planId');
  if (!plan.isOpen) return accept();
  return plan.booking ? reject('ERR_SEASON_NOT_UPDATED', 'planId') : accept({ type: 'SeasonPlanClosed', data });
};
