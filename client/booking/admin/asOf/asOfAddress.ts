import { type LocalDate, instantSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { addressedDay } from '../../../core/navigation/addressedDay.ts';

/** The two clocks of the page, kept in the address: the day of play, and the moment whose knowledge is shown; null: now. */
export type AsOfAddress = Readonly<{ sport: string | null; date: LocalDate; at: string | null }>;

/** Ignores invalid values. Without a date it is today. */
export const asOfAddressOf = (params: URLSearchParams, today: LocalDate): AsOfAddress => {
  const at = v.safeParse(v.pipe(instantSchema, v.endsWith('Z')), params.get('at'));
  return {
    sport: params.get('sport'),
    date: addressedDay(params.get('date')) ?? today,
    at: at.success ? at.output : null,
  };
};

/** `position`: of the last event that is known at that moment; only to be read. */
export const paramsOfAsOf = ({ sport, date, at }: AsOfAddress, position: string | null): URLSearchParams =>
  new URLSearchParams({
    ...(sport !== null && { sport }),
    date,
    ...(at !== null && { at }),
    ...(at !== null && position !== null && { position }),
  });
