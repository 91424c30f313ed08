import { type BookAsAdmin, type OccurrenceChoice, datesOf, recurrenceOf } from '@platzwart/contracts/booking';
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

/** All dates and courts of an entry, in order, and those of them that the club leaves out. */
export const spotsOf = (
  entry: BookAsAdmin['data'],
): Readonly<{ spots: readonly Spot[]; chosenToSkip: readonly CourtOnDate[] }> => {
  const choices = new Map(entry.choices.map((choice) => [keyOf(choice), choice]));
  const planned = datesOf(recurrenceOf(entry)).flatMap((date) =>
    entry.courts.map((court): Spot => ({ date, court, ifTaken: entry.onConflict })),
  );
  const isLeftOut = (spot: CourtOnDate): boolean => choices.get(keyOf(spot))?.action === 'SKIP';
  return {
    spots: planned.filter((spot) => !isLeftOut(spot)).map((spot) => chosenSpot(spot, choices.get(keyOf(spot)))),
    chosenToSkip: planned.filter(isLeftOut).map(({ date, court }) => ({ date, court })),
  };
};
