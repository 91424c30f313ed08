/** decisions.md B11: a series, and an event of the club, is no longer than this, and has no more dates. */
export const maxDaysOfSeries = 400;
export const maxDatesOfSeries = 400;
/** decisions.md N12: all courts and dates of one command. */
export const maxBookingsOfCommand = 800;

/** What happens where a court of the club's entry is taken (decisions.md B13, B14). */
export const onConflicts = ['ABORT', 'SKIP', 'DISPLACE'] as const;
export type OnConflict = (typeof onConflicts)[number];

/** For lists of courts. */
export const isEachOnce = (courts: number[]): boolean => new Set(courts).size === courts.length;
