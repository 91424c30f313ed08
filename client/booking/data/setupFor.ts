import type { BookingSetup, Quota } from './useBookingSetup.ts';

const unknownQuota: Quota = { maxOpenBookings: null, maxMinutesPerDay: null, maxParallel: null };

/**
 * The setup for a booking of the viewer's child with this member number: at the child's prices (decisions.md N5). The viewer's own setup without
 * one. The limits of another role than the viewer's are known to the server alone.
 */
export const setupFor = (setup: BookingSetup, userID: string | null): BookingSetup => {
  const bookedFor = setup.children.find((child) => child.userID === userID);
  if (!bookedFor) return setup;
  const { role } = bookedFor.viewer;
  return {
    ...setup,
    bookedFor,
    person: { ...setup.person, memberNumber: bookedFor.userID, role },
    plans: setup.plans.map((plan) => ({ ...plan, viewer: bookedFor.viewer })),
    quota: role === setup.person.role ? setup.quota : unknownQuota,
  };
};
