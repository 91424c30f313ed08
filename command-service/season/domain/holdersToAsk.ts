import { seasonReminderDays } from '@platzwart/contracts/booking';
import { type LocalDate, type PersonId, addDays } from '@platzwart/contracts/core';
import type { PlannedSeries, SeasonPlan } from './seasonState.ts';

/** The series of a holder that are still to be answered or were, in no particular order. */
export const seriesOfHolder = ({ series }: SeasonPlan, holder: PersonId): readonly PlannedSeries[] =>
  [...series.values()].filter(({ personId, isBooked }) => personId === holder && !isBooked);

const holdersOf = (series: Iterable<PlannedSeries>): readonly PersonId[] => [
  ...new Set([...series].flatMap(({ personId }) => personId ?? [])),
];

const isOpen = ({ answer, isBooked }: PlannedSeries): boolean => answer === 'OPEN' && !isBooked;

/** Who has a series without an answer that they were not asked about, or were until another day. */
export const holdersToAsk = ({ series, answerUntil }: SeasonPlan, until: LocalDate): readonly PersonId[] =>
  holdersOf([...series.values()].filter((each) => isOpen(each) && (!each.isAsked || answerUntil !== until)));

/** Who has not answered three days before the last day, and was not asked only then. */
export const holdersToRemind = (plan: SeasonPlan, today: LocalDate): readonly PersonId[] => {
  const { answerUntil, isOpen: isPlanOpen, series, askedOn, reminded } = plan;
  if (!isPlanOpen || answerUntil === null) return [];
  const reminderDay = addDays(answerUntil, -seasonReminderDays);
  if (today < reminderDay || today > answerUntil) return [];
  const wasAskedBefore = (holder: PersonId): boolean => {
    const asked = askedOn.get(holder);
    return asked !== undefined && asked < reminderDay;
  };
  return holdersOf([...series.values()].filter((each) => isOpen(each) && each.isAsked)).filter(
    (holder) => wasAskedBefore(holder) && !reminded.has(holder),
  );
};
