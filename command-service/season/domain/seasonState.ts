import {
  type SeasonAnswer,
  type SeasonBookingStarted,
  type SeasonConflict,
  type SeasonEvent,
  type SeasonHolderAsked,
  type SeasonOfferAnswered,
  type SeasonPlanClosed,
  type SeasonPlanId,
  type SeasonPlanned,
  type SeasonSeries,
  type SeasonSeriesBooked,
  type SeasonSeriesRefused,
  type SeasonSeriesRemoved,
  type SeasonSeriesSaved,
  type SeriesId,
  firstSeasonAnswer,
} from '@platzwart/contracts/booking';
import type { LocalDate, PersonId } from '@platzwart/contracts/core';
import { Map, Set } from 'immutable';

/** One series of a draft. `isAsked`: its holder was asked about it as it is. */
export type PlannedSeries = SeasonSeries &
  Readonly<{ seriesId: SeriesId; answer: SeasonAnswer; isAsked: boolean; isBooked: boolean }>;

/** A draft of the next season. */
export type SeasonPlan = Readonly<{
  planId: SeasonPlanId;
  sport: string;
  isOpen: boolean;
  /** The last day for answers; null before anybody was asked. */
  answerUntil: LocalDate | null;
  series: Map<SeriesId, PlannedSeries>;
  /** Whose offer each open link shows, by the hash of its token. */
  links: Map<string, PersonId>;
  /** The day on which each holder was asked for the last time, and who was reminded since. */
  askedOn: Map<PersonId, LocalDate>;
  reminded: Set<PersonId>;
  /** What is being booked, in order; null while nothing is. */
  booking: Readonly<{ onConflict: SeasonConflict; startedBy: PersonId; open: readonly SeriesId[] }> | null;
}>;

export type SeasonState = Readonly<{ plans: Map<SeasonPlanId, SeasonPlan> }>;
export const noSeasons: SeasonState = { plans: Map() };

/** As it is offered first: neither asked about nor answered. */
const plannedSeries = (id: SeriesId, series: SeasonSeries): PlannedSeries => {
  const { personId, category, title, court, start, end, repetition, startdate, enddate } = series;
  return {
    ...{ seriesId: id, personId, category, title, court, start, end, repetition, startdate, enddate },
    ...{ answer: firstSeasonAnswer(series), isAsked: false, isBooked: false },
  };
};

const withSeries = (plan: SeasonPlan, id: SeriesId, change: Partial<PlannedSeries>): SeasonPlan => {
  const known = plan.series.get(id);
  return known ? { ...plan, series: plan.series.set(id, { ...known, ...change }) } : plan;
};

const asked = (plan: SeasonPlan, { data }: SeasonHolderAsked): SeasonPlan => {
  const { personId, tokenHash, answerUntil, isReminder, askedOn } = data;
  const earlier = isReminder ? plan.links : plan.links.filter((holder) => holder !== personId);
  const offered = data.series.reduce((sum, each) => withSeries(sum, each.seriesId, { isAsked: true }), plan);
  return {
    ...offered,
    answerUntil,
    links: earlier.set(tokenHash, personId),
    askedOn: isReminder ? plan.askedOn : plan.askedOn.set(personId, askedOn),
    reminded: isReminder ? plan.reminded.add(personId) : plan.reminded.delete(personId),
  };
};

/** What was being booked, without a series that is done. */
const withoutOpen = (plan: SeasonPlan, id: SeriesId): SeasonPlan => {
  const open = plan.booking?.open.filter((each) => each !== id) ?? [];
  return { ...plan, booking: plan.booking && open.length > 0 ? { ...plan.booking, open } : null };
};

type Step<Event extends SeasonEvent> = (plan: SeasonPlan, event: Event) => SeasonPlan;

/** A step on the draft that the event is about; nothing for an unknown one. */
const onPlan =
  <Event extends SeasonEvent>(step: Step<Event>) =>
  ({ plans }: SeasonState, event: Event): SeasonState => {
    const plan = plans.get(event.data.planId);
    return plan ? { plans: plans.set(plan.planId, step(plan, event)) } : { plans };
  };

const planned = ({ plans }: SeasonState, { data }: SeasonPlanned): SeasonState => {
  const { planId, sport, series } = data;
  const offered = series.map((each) => [each.seriesId, plannedSeries(each.seriesId, each)] as const);
  const plan: SeasonPlan = {
    ...{ planId, sport, isOpen: true, answerUntil: null, series: Map(offered), booking: null },
    ...{ links: Map<string, PersonId>(), askedOn: Map<PersonId, LocalDate>(), reminded: Set<PersonId>() },
  };
  return { plans: plans.set(planId, plan) };
};

/** How each event changes the state. */
export const evolveSeasons = {
  SeasonPlanned: planned,
  SeasonSeriesSaved: onPlan<SeasonSeriesSaved>((plan, { data }) => {
    const series = plannedSeries(data.seriesId, data);
    return { ...plan, series: plan.series.set(series.seriesId, series) };
  }),
  SeasonSeriesRemoved: onPlan<SeasonSeriesRemoved>((plan, { data }) => ({
    ...plan,
    series: plan.series.delete(data.seriesId),
  })),
  SeasonHolderAsked: onPlan<SeasonHolderAsked>(asked),
  SeasonOfferAnswered: onPlan<SeasonOfferAnswered>((plan, { data: { seriesId, answer } }) =>
    withSeries(plan, seriesId, { answer }),
  ),
  SeasonBookingStarted: onPlan<SeasonBookingStarted>((plan, { data: { onConflict, startedBy, seriesIds } }) => ({
    ...plan,
    booking: { onConflict, startedBy, open: seriesIds },
  })),
  SeasonSeriesBooked: onPlan<SeasonSeriesBooked>((plan, { data: { seriesId } }) =>
    withoutOpen(withSeries(plan, seriesId, { isBooked: true }), seriesId),
  ),
  SeasonSeriesRefused: onPlan<SeasonSeriesRefused>((plan, { data: { seriesId } }) => withoutOpen(plan, seriesId)),
  SeasonPlanClosed: onPlan<SeasonPlanClosed>((plan) => ({ ...plan, isOpen: false, links: Map() })),
};
