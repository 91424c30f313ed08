import type { BookingCategory } from '@platzwart/contracts/booking';
import type { BookingRules, Role, RoleLimits, SportSettings } from '@platzwart/contracts/core';
import type { Slot } from './slot.ts';

/** The viewer of the plan: role and discount determine the price, `mayBook` is decisions.md P22 and P23. */
export type Viewer = Readonly<{ role: Role; discount: number; mayBook: boolean }>;

/** The part of a role's limits that decides which cells can be booked at all (decisions.md P17). */
export type BookingWindow = Pick<RoleLimits, 'minAdvanceMinutes' | 'maxAdvanceDays' | 'graceMinutes'>;

/** The settings of a sport that decide its plan. */
export type PlannedSport = Omit<SportSettings, 'labels'>;

/** The data of a sport that do not depend on the day. */
export type SportPlan = Readonly<{
  sport: PlannedSport;
  rules: Pick<BookingRules, 'holidayRegion' | 'allowedSeasonBookings'>;
  window: BookingWindow;
  viewer: Viewer;
}>;

/**
 * A booking as the plan shows it: whether it is the viewer's own, and its person where the viewer may see that, otherwise null. An own one
 * has a person only where it is of a child of the viewer (decisions.md N5).
 */
export type PlanBooking = Slot &
  Readonly<{ id: string; category: BookingCategory; title: string | null; own: boolean; person: string | null }>;
