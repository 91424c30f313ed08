import type { PlannedChange, SeriesChanged, SkippedDate } from '@platzwart/contracts/booking';
import { addDays } from '@platzwart/contracts/core';
import type { ChangeBlock } from '../../booking/domain/changeOrder.ts';
import type { ChangeRequest } from '../../booking/domain/changeRequest.ts';
import type { FoundBookings } from './bookingsToChange.ts';
import type { LedgerBooking } from './ledgerBooking.ts';

type Outcome = Readonly<{
  plan: PlannedChange<LedgerBooking>;
  blocks: readonly ChangeBlock[];
  /** Added dates whose court was taken. */
  taken: readonly ChangeBlock[];
}>;

const byDate = (one: SkippedDate, other: SkippedDate): number =>
  one.date === other.date ? one.court - other.court : one.date < other.date ? -1 : 1;

/** The dates that the series leaves out move with the others; those after its last date are none of it any more. */
const skippedAfter = (
  { plan, taken }: Outcome,
  { named, series }: FoundBookings,
  { now }: ChangeRequest,
): readonly SkippedDate[] => {
  const from = plan.scope === 'FOLLOWING' ? named.date : now.date;
  const moved = (series?.skipped ?? []).map((each) =>
    each.date >= from ? { ...each, date: addDays(each.date, plan.days) } : each,
  );
  const added: readonly SkippedDate[] = [
    ...taken.map(({ requested: { date, court } }) => ({ date, court, reason: 'TAKEN' as const })),
    ...plan.leftOut.map(({ date, court, reason }) => ({ date, court, reason })),
  ];
  const { rule } = plan;
  return [...moved.filter(({ date }) => rule === null || date <= rule.enddate), ...added].toSorted(byDate);
};

const ownPriceAfter = ({ price }: ChangeRequest, { series }: FoundBookings, { blocks }: Outcome) => {
  if (price === undefined) return series?.plan.ownPrice ?? null;
  return blocks.some((block) => block.hasOwnPrice && block.price === price) ? price : null;
};

/** The new plan of the series, where the change makes it another one (decisions.md N14). */
export const changedSeries = (
  request: ChangeRequest,
  found: FoundBookings,
  outcome: Outcome,
): readonly SeriesChanged[] => {
  const { rule, scope } = outcome.plan;
  if (!rule || !found.series) return [];
  const { seriesId, plan, skipped } = found.series;
  const { orderId: _, ...before } = plan;
  const { category, sport, start, end } = request;
  const after = { ...before, category, sport, start, end, ...rule, ownPrice: ownPriceAfter(request, found, outcome) };
  const skippedNow = skippedAfter(outcome, found, request);
  const isSame = JSON.stringify([before, skipped]) === JSON.stringify([after, skippedNow]);
  return isSame ? [] : [{ type: 'SeriesChanged', data: { ...after, seriesId, skipped: skippedNow, scope } }];
};
