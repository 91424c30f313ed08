import type { LocalDate } from '@platzwart/contracts/core';
import type { ClubClock } from '../../courtPlan/plan/clubClock.ts';
import type { SportPlan } from '../../courtPlan/plan/sportPlan.ts';
import type { CalendarAddress } from './address/calendarAddress.ts';
import type { Moving } from './move/moveTarget.ts';
import type { BookingEntry } from './entry/bookingEntry.ts';

/** What every view of the calendar gets. */
export type CalendarProps = {
  plan: SportPlan;
  clock: ClubClock;
  address: CalendarAddress;
  go: (change: Partial<CalendarAddress>) => void;
  /** Opens the form for a new booking, or moves the open one; a range leaves the focus in the plan. */
  onEntry: (entry: BookingEntry, how: 'single' | 'range', date?: LocalDate) => void;
  /** A booking was let go elsewhere in the plan: asks whether to change it. */
  onMoved: (moving: Moving) => void;
};
