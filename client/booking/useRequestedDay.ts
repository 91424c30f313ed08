import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { endMinute } from '@platzwart/contracts/booking';
import { type LocalDate, localTimeSchema, minuteOfDay } from '@platzwart/contracts/core';
import { addressedDay } from '../core/navigation/addressedDay.ts';
import type { Place } from '../courtPlan/plan/slot.ts';
import type { DayKey } from './data/courtDays.ts';

type Choice = Readonly<{ sports: readonly string[]; preferred: string | undefined; today: LocalDate }>;

const blockParams = ['court', 'start', 'end'] as const;
const blockSchema = v.object({
  court: v.pipe(v.string(), v.digits(), v.transform(Number)),
  start: localTimeSchema,
  end: localTimeSchema,
});

/** A time of one court that the address asks for: `&court=3&start=18:00&end=19:00`. */
const requestedBlock = (query: URLSearchParams): Place | null => {
  const block = v.safeParse(blockSchema, Object.fromEntries(blockParams.map((name) => [name, query.get(name)])));
  if (!block.success) return null;
  const { court, start, end } = block.output;
  return { court, startMinute: minuteOfDay(start), endMinute: endMinute(end) };
};

/**
 * The sport and day that the address asks for: `/booking?sport=TENNIS&date=2026-06-15` can be shared. Without a sport it is
 * the one of last time, else the club's first; without a date it is today, also after midnight. It may also ask
 * for one time of a court, until another day is chosen. A change replaces the address and leaves the page where it is scrolled to (screens.md U15).
 */
export const useRequestedDay = ({ sports, preferred, today }: Choice) => {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const sportParam = query.get('sport')?.toUpperCase();
  const sport = [sportParam, preferred].find((name) => name !== undefined && sports.includes(name)) ?? sports[0] ?? '';
  const date = addressedDay(query.get('date')) ?? today;
  const requested = useMemo<DayKey>(() => ({ sport, date }), [sport, date]);
  const go = useCallback(
    (to: Partial<DayKey>) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const name of blockParams) next.delete(name);
          next.set('sport', to.sport ?? sport);
          next.set('date', to.date ?? date);
          return next;
        },
        { replace: true },
      ),
    [setQuery, sport, date],
  );
  const block = useMemo(() => requestedBlock(query), [query]);
  // The steps of a booking make entries of their own in the browser's history (steps/useSteps.ts): those are no links.
  const linkedDay = query.has('date') && location.state === null ? requested : null;
  return { requested, block, go, linkedDay };
};
