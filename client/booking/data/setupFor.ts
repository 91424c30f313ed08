import type { BookingWindow } from '../../courtPlan/plan/sportPlan.ts';
import type { BookingSetup } from './useBookingSetup.ts';

/** What the server alone knows of a child: its limits, payment methods and VAT, which may be those of another role than the viewer's. */
export type ChildTerms = Readonly<{
  userID: string;
  window: BookingWindow;
  rules: Pick<BookingSetup, 'quota' | 'paymentMethods' | 'vatSwitchDays' | 'avoidGaps'>;
}>;

/**
 * The setup for a booking of the viewer's child with this member number: at the child's prices, and by its rules as soon as `terms` are those of
 * this child (decisions.md N5). The viewer's own setup without one.
 */
export const setupFor = (setup: BookingSetup, userID: string | null, terms: ChildTerms | null): BookingSetup => {
  const bookedFor = setup.children.find((child) => child.userID === userID);
  if (!bookedFor) return setup;
  const { viewer } = bookedFor;
  const told = terms?.userID === userID ? terms : null;
  return {
    ...setup,
    ...(told?.rules ?? { quota: {} }),
    bookedFor,
    person: { ...setup.person, memberNumber: bookedFor.userID, role: viewer.role },
    plans: setup.plans.map((plan) => ({ ...plan, viewer, window: told?.window ?? plan.window })),
  };
};
