import {
  type BookAsAdmin,
  type OccurrenceChoice,
  type Recurrence,
  type SkippedDate,
  datesOf,
  leftOutDatesOf,
  recurrenceOf,
} from '@platzwart/contracts/booking';
import type { LocalDate, OnConflict } from '@platzwart/contracts/core';

/** A date and a court of an entry, and what happens where the court is taken. */
export type Spot = Readonly<{ date: LocalDate; court: number; ifTaken: OnConflict }>;
type CourtOnDate = Pick<Spot, 'date' | 'court'>;

const keyOf = ({ date, court }: CourtOnDate): string => `${date} ${court}`;

/** decisions.md B13: a choice about one date goes before what the whole entry says. */
const chosenSpot = (planned: Spot, choice: OccurrenceChoice | undefined): Spot => {
  if (choice?.action === 'OTHER_COURT')
    return { date: planned.date, court: choice.otherCourt ?? planned.court, ifTaken: 'ABORT' };
  return choice?.action === 'DISPLACE' ? { ...planned, ifTaken: 'DISPLACE' } : planned;
};

/** The months that a monthly rule leaves out on these courts, by their last days (decisions.md Q16). */
export const monthsLeftOut = (rule: Recurrence, courts: readonly number[]): readonly SkippedDate[] =>
  leftOutDatesOf(rule).flatMap((date) => courts.map((court) => ({ date, court, reason: 'NO_SUCH_DAY' as const })));

/** All dates and courts of an entry, in order, and those that it leaves out with the reason. */
export const spotsOf = (
  entry: BookAsAdmin['data'],
): Readonly<{ spots: readonly Spot[]; leftOut: readonly SkippedDate[] }> => {
  const choices = new Map(entry.choices.map((choice) => [keyOf(choice), choice]));
  const rule = recurrenceOf(entry);
  const planned = datesOf(rule).flatMap((date) =>
    entry.courts.map((court): Spot => ({ date, court, ifTaken: entry.onConflict })),
  );
  const isLeftOut = (spot: CourtOnDate): boolean => choices.get(keyOf(spot))?.action === 'SKIP';
  return {
    spots: planned.filter((spot) => !isLeftOut(spot)).map((spot) => chosenSpot(spot, choices.get(keyOf(spot)))),
    leftOut: [
      ...planned.filter(isLeftOut).map(({ date, court }) => ({ date, court, reason: 'CHOSEN' as const })),
      ...monthsLeftOut(rule, entry.courts),
    ],
  };
};
