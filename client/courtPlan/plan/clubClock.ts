import { type LocalDate, daysBetween } from '@platzwart/contracts/core';

/** The club's calendar day and time; `minute` counts from local midnight. */
export type ClubClock = Readonly<{ date: LocalDate; minute: number }>;

/** Wall-clock minutes from now until `minute` of `date`; negative for what is over. */
export const minutesUntil = (clock: ClubClock, at: ClubClock): number =>
  daysBetween(clock.date, at.date) * 1440 + at.minute - clock.minute;
