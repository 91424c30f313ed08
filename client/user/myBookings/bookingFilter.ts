import { type StateChoice, stateChoices } from './stateChoices.ts';
import type { Period } from './shownBookings.ts';

/** What is listed; `sport` is null for all sports. It stands in the address, so that a reload and the way back show the same. */
export type BookingFilter = Readonly<{ period: Period; state: StateChoice; sport: string | null }>;

/** What is no choice counts as not chosen; so does a sport without a booking, which is not among `sports`. */
export const bookingFilterOf = (params: URLSearchParams, sports: readonly string[]): BookingFilter => ({
  period: params.get('period') === 'past' ? 'past' : 'upcoming',
  state: stateChoices.find((choice) => choice === params.get('state')) ?? 'ALL',
  sport: sports.find((sport) => sport === params.get('sport')) ?? null,
});

/** Only what differs from the page as it opens. */
export const paramsOfBookings = ({ period, state, sport }: BookingFilter): Record<string, string> => ({
  ...(period === 'past' && { period }),
  ...(state !== 'ALL' && { state }),
  ...(sport !== null && { sport }),
});
