import { useMemo } from 'react';
import type { SportPlan } from '../../courtPlan/plan/sportPlan.ts';
import { useBookingSetup } from '../data/useBookingSetup.ts';

/** The club enters bookings at any time ahead, so no limit of the role closes a cell. */
const anyTime = { minAdvanceMinutes: 0, maxAdvanceDays: null, graceMinutes: 0 };

/** The plans of the club's sports as the administration sees them. Suspends; throws LOGIN_REQUIRED. */
export const useCalendarSetup = (): readonly SportPlan[] => {
  const { plans } = useBookingSetup();
  return useMemo(
    () => plans.map((plan) => ({ ...plan, window: anyTime, viewer: { ...plan.viewer, mayBook: true } })),
    [plans],
  );
};
