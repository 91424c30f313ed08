import { daysBetween } from '@platzwart/contracts/core';
import type { ClosedReason } from './cell.ts';
import { type ClubClock, minutesUntil } from './clubClock.ts';
import type { SportPlan } from './sportPlan.ts';

/**
 * Why a booking of this viewer cannot begin at `at`, or null where it can (decisions.md P17, P22, P23). A block that
 * begins in the window may end after it, so checking each slot is enough.
 */
export const closedAt = (
  { window, viewer }: Pick<SportPlan, 'window' | 'viewer'>,
  clock: ClubClock,
  at: ClubClock,
): ClosedReason | null => {
  const ahead = minutesUntil(clock, at);
  if (ahead < -window.graceMinutes) return 'past';
  if (!viewer.mayBook) return 'notAllowed';
  if (window.minAdvanceMinutes > 0 && ahead < window.minAdvanceMinutes) return 'tooSoon';
  if (window.maxAdvanceDays !== null && daysBetween(clock.date, at.date) > window.maxAdvanceDays) return 'tooFar';
  return null;
};
