import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { type LocalDate, localDateSchema } from '@platzwart/contracts/core';
import type { DayKey } from './data/useCourtPlan.ts';

type Choice = Readonly<{ sports: readonly string[]; preferred: string | undefined; today: LocalDate }>;

const chosenDate = (text: string | null): LocalDate | null => {
  const date = v.safeParse(localDateSchema, text);
  return date.success ? date.output : null;
};

/**
 * The sport and day that the address asks for: `/booking?sport=TENNIS&date=2026-06-15` can be shared. Without a sport it is
 * the one of last time, else the club's first; without a date it is today, also after midnight. A change replaces the
 * address and leaves the page where it is scrolled to (reference: ux.md U15).
 */
export const useWantedDay = ({ sports, preferred, today }: Choice) => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('sport')?.toUpperCase();
  const sport = [asked, preferred].find((name) => name !== undefined && sports.includes(name)) ?? sports[0] ?? '';
  const date = chosenDate(query.get('date')) ?? today;
  const wanted = useMemo<DayKey>(() => ({ sport, date }), [sport, date]);
  const go = useCallback(
    (to: Partial<DayKey>) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('sport', to.sport ?? sport);
          next.set('date', to.date ?? date);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery, sport, date],
  );
  return { wanted, go };
};
