import { useEffect, useEffectEvent } from 'react';
import { type LocalDate, type LocalTime, timeOfMinute } from '@platzwart/contracts/core';
import { closureStart } from '@platzwart/contracts/booking';
import type { ClubClock } from '../../../courtPlan/plan/clubClock.ts';
import type { PlannedSport } from '../../../courtPlan/plan/sportPlan.ts';
import type { SharedBooking } from '../../data/planBookingOf.ts';
import { useAvailability } from '../entry/useAvailability.ts';
import { impactRowsOf } from '../impact/impactRows.ts';
import { makesWay } from './closureDraft.ts';

type ClosureInput = Readonly<{ courts: readonly number[]; until: LocalTime | null }>;

const closureOf = (
  sport: PlannedSport,
  { courts, until }: ClosureInput,
  { date, start }: Readonly<{ date: LocalDate; start: LocalTime }>,
) =>
  until === null || courts.length === 0
    ? null
    : {
        ...{ category: 'BLOCK' as const, onConflict: 'DISPLACE' as const, sport: sport.sport },
        ...{ court: courts[0] ?? 0, courts, date, start, end: until },
      };

/**
 * The bookings that make way for a closure from now on, as the server knows them, and again after each change of the plan; null until the
 * first answer. `isCurrent` is false until the latest change of the form is answered, also where that fails: nobody's booking makes way unseen.
 */
export const useClosureImpact = (
  sport: PlannedSport,
  asked: ClosureInput,
  { clock, bookings }: Readonly<{ clock: ClubClock; bookings: readonly SharedBooking[] }>,
) => {
  const start = timeOfMinute(closureStart(sport, clock.minute));
  const closure = closureOf(sport, asked, { date: clock.date, start });
  const { answer, isCurrent, refresh } = useAvailability(closure);
  const follow = useEffectEvent(refresh);
  useEffect(() => follow(), [bookings]);
  const rows = answer && closure ? impactRowsOf(answer.listed.dates).filter(makesWay) : null;
  return { start, rows, isCurrent: isCurrent && (closure === null || rows !== null) };
};
