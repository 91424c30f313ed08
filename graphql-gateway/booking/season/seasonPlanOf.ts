import { clubClockAt } from '@platzwart/contracts/club-time';
import type { SeasonPlanId } from '@platzwart/contracts/booking';
import type { PersonRow } from '@platzwart/contracts/user';
import type { GatewayContext } from '../../core/context.ts';
import type { PeopleReads } from '../../core/peopleReads.ts';
import type { SeriesReads } from '../seriesReads.ts';
import { type SeasonOutlook, outlookOf, spansOfSeries } from './seasonOutlook.ts';
import type { PlanFacts, SeasonReads, SeriesFacts } from './seasonReads.ts';

/** A series of a draft with its holder, and what booking it would do; null once it is booked or the draft is closed. */
export type SeriesOfPlan = Readonly<{
  sport: string;
  facts: SeriesFacts;
  person: PersonRow | null;
  outlook: SeasonOutlook | null;
}>;
export type PlanWithSeries = Readonly<{ plan: PlanFacts; series: readonly SeriesOfPlan[] }>;

export type SeasonServices = Readonly<{
  seasons: SeasonReads;
  series: Pick<SeriesReads, 'occupants'>;
  peopleReads: Pick<PeopleReads, 'byIds'>;
}>;

/** A draft as it is now; null for an unknown one. Four statements, however many series it has. */
export const seasonPlanOf = async (
  { seasons, series, peopleReads }: SeasonServices,
  planId: SeasonPlanId,
  context: GatewayContext,
): Promise<PlanWithSeries | null> => {
  const plan = await seasons.planById(planId);
  if (!plan) return null;
  const [rows, drafts, { rules, sports }] = await Promise.all([
    seasons.seriesOf(planId),
    seasons.openSeriesOf(plan.sport),
    context.club(),
  ]);
  const people = await peopleReads.byIds([...new Set(rows.flatMap(({ personId }) => personId ?? []))]);
  const open = rows.filter(({ booked }) => plan.isOpen && booked === null);
  const sport = sports.find((each) => each.sport === plan.sport);
  const occupants = open.length > 0 ? await series.occupants(spansOfSeries(plan.sport, open)) : [];
  const { date: today } = clubClockAt(context.now);
  const of = (facts: SeriesFacts): SeriesOfPlan => {
    const person = facts.personId ? (people.get(facts.personId) ?? null) : null;
    if (!sport || !open.includes(facts)) return { sport: plan.sport, facts, person, outlook: null };
    const club = { sport, rules, today };
    return {
      sport: plan.sport,
      facts,
      person,
      outlook: outlookOf(facts, { sport: plan.sport, club, person, occupants, drafts }),
    };
  };
  return { plan, series: rows.map(of) };
};
