import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type LocalDate, positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { addressedDay } from '../../../core/navigation/addressedDay.ts';
import { type ReportAddress, comparisons, periodKinds } from './reportPeriod.ts';

/** What the address says; what it does not say, or says wrongly, is the month of `today` without a comparison. */
export const reportAddressOf = (params: URLSearchParams, today: LocalDate): ReportAddress => {
  const dayIn = (name: string): LocalDate => addressedDay(params.get(name)) ?? today;
  const oneOf = <const Name extends string>(names: readonly Name[], value: string | null, usual: Name): Name =>
    names.find((name) => name === value) ?? usual;
  const [from, to] = [dayIn('from'), dayIn('to')];
  const position = params.get('position');
  return {
    kind: oneOf(periodKinds, params.get('period'), 'month'),
    day: dayIn('day'),
    ...{ from, to },
    compare: oneOf(comparisons, params.get('compare'), 'none'),
    position: v.is(positionSchema, position) ? position : null,
  };
};

/** The parameters of a report's address. */
export const paramsOf = ({ kind, day, from, to, compare, position }: ReportAddress): URLSearchParams =>
  new URLSearchParams({
    period: kind,
    ...(kind === 'free' ? { from, to } : { day }),
    ...(compare !== 'none' && { compare }),
    ...(position !== null && { position }),
  });

export const useReportAddress = (today: LocalDate) => {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => reportAddressOf(params, today), [params, today]);
  const go = useCallback(
    (change: Partial<ReportAddress>) => {
      const latest = reportAddressOf(new URLSearchParams(window.location.search), today);
      setParams(paramsOf({ ...latest, ...change }), { replace: true });
    },
    [setParams, today],
  );
  return { address, go };
};
