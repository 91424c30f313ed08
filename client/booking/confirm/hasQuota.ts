import type { Quota } from '../data/useBookingSetup.ts';

/** Whether the club limits anything for the viewer's role. */
export const hasQuota = ({ maxOpenBookings, maxMinutesPerDay, maxParallel }: Quota): boolean =>
  [maxOpenBookings, maxMinutesPerDay, maxParallel].some((limit) => limit != null);
