import type { LocalDate } from '@platzwart/contracts/core';
import { usePlanChanges } from './usePlanChanges.ts';

type FollowDayProps = {
  booking: Readonly<{ sport: string; date: LocalDate }>;
  /** The position of what is shown. */
  since: string;
  onChange: () => void;
};

/** Tells of every change on the day of a booking, also of one that takes it elsewhere. */
export const FollowDay = ({ booking: { sport, date }, since, onChange }: FollowDayProps) => {
  usePlanChanges({ sport, fromDate: date, toDate: date, since }, onChange);
  return null;
};
