import type { LocalDate } from '@platzwart/contracts/core';
import { type Moments, momentsOf, paramsOfMoments } from '../../../core/asOf/moments.ts';
import { addressedDay } from '../../../core/navigation/addressedDay.ts';

/** The clocks of the page, kept in the address: the day of play, and the moments whose knowledge is shown and compared. */
export type AsOfAddress = Moments & Readonly<{ sport: string | null; date: LocalDate }>;

/** Ignores invalid values. Without a date it is today. */
export const asOfAddressOf = (params: URLSearchParams, today: LocalDate): AsOfAddress => ({
  sport: params.get('sport'),
  date: addressedDay(params.get('date')) ?? today,
  ...momentsOf(params),
});

/** `position`: of the last event that is known at that moment; only to be read. */
export const paramsOfAsOf = ({ sport, date, ...moments }: AsOfAddress, position: string | null): URLSearchParams =>
  new URLSearchParams({ ...(sport !== null && { sport }), date, ...paramsOfMoments(moments, position) });
