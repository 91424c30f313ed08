import { useFormat } from './useFormat.ts';

/** A moment of the past with its year, because a log goes back for years: `14. Juni 2026, 18:00 Uhr`. Epoch milliseconds. */
export const useMoment = (): ((epochMilliseconds: number) => string) => {
  const { clock, dayOf } = useFormat();
  return (epochMilliseconds) => `${dayOf(epochMilliseconds)}, ${clock(epochMilliseconds)}`;
};
