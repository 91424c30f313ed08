import type { OccurrenceChoice } from '@platzwart/contracts/booking';
import type { Availability } from './fetchAvailability.ts';

type Listed = Availability['listed']['dates'][number];

/** A date and court of an entry that is taken, by what, and what was chosen for it. */
export type TakenDate = Pick<Listed, 'date' | 'court' | 'conflicts'> &
  Readonly<{
    choice: OccurrenceChoice | null;
    /** The court that was chosen instead is taken, too. */
    isOtherTaken: boolean;
    /** The courts that it may have instead: free then and chosen for no other one, and the one that is chosen for it. */
    otherCourts: readonly number[];
  }>;

type CourtOnDate = Pick<Listed, 'date' | 'court'>;
const isSame = (a: CourtOnDate, b: CourtOnDate): boolean => a.date === b.date && a.court === b.court;

type Answered = Readonly<{
  listed: Readonly<{ dates: readonly Pick<Listed, 'date' | 'court' | 'conflicts' | 'freeCourts'>[] }>;
  chosen: Readonly<{ dates: readonly (CourtOnDate & Pick<Availability['chosen']['dates'][number], 'conflicts'>)[] }>;
}>;

/** The dates of an entry that somebody has to decide about, in order. */
export const takenDatesOf = (
  { listed, chosen }: Answered,
  choices: readonly OccurrenceChoice[],
): readonly TakenDate[] =>
  listed.dates
    .filter(({ conflicts }) => conflicts.length > 0)
    .map(({ date, court, conflicts, freeCourts }) => {
      const choice = choices.find((each) => isSame(each, { date, court })) ?? null;
      const other = choice?.otherCourt ?? null;
      const isOtherTaken =
        other !== null &&
        chosen.dates.some((each) => isSame(each, { date, court: other }) && each.conflicts.length > 0);
      const elsewhere = choices.filter((each) => each !== choice && each.date === date);
      const isLeft = (free: number): boolean => elsewhere.every(({ otherCourt }) => otherCourt !== free);
      const offered = new Set([...freeCourts.filter(isLeft), ...(other === null ? [] : [other])]);
      return { date, court, conflicts, choice, isOtherTaken, otherCourts: [...offered].toSorted((a, b) => a - b) };
    });

/** Nothing is booked on such a date as yet. */
export const isUndecided = ({ choice, isOtherTaken }: TakenDate): boolean => choice === null || isOtherTaken;

/** The choices with another one for a date; null takes it back. */
export const withChoice = (
  choices: readonly OccurrenceChoice[],
  { date, court }: CourtOnDate,
  choice: Pick<OccurrenceChoice, 'action' | 'otherCourt'> | null,
): readonly OccurrenceChoice[] => [
  ...choices.filter((each) => !isSame(each, { date, court })),
  ...(choice ? [{ date, court, ...choice }] : []),
];

/** Only choices about dates that are taken: what became free meanwhile is booked. */
export const choicesOf = (taken: readonly TakenDate[]): readonly OccurrenceChoice[] =>
  taken.flatMap(({ choice }) => choice ?? []);
