import type { LocalDate, LocalTime } from '@platzwart/contracts/core';
import { bookingInProgressKey } from './bookingInProgressKey.ts';
import { browserStorage } from './browser/safeStorage.ts';

type Court = Readonly<{ sport: string; court: number; date: LocalDate; start: LocalTime; end: LocalTime }>;
type Order = Readonly<{
  courts: readonly Court[];
  /** Of whoever books. */
  personId: string;
  /** The member number of the child that it is for; null: for whoever books. */
  bookedFor: string | null;
  /** The ids in the plan of what the order still holds, which the new one replaces; empty where its courts are free again. */
  replaced: readonly string[];
}>;

/**
 * Puts the courts of an order that came to nothing, or is to be paid in another way, back into the booking in progress (product.md §3), at its second step: the booking page
 * checks them against the plan, and at which price.
 */
export const orderAgain = ({ courts, personId, bookedFor, replaced }: Order): void =>
  browserStorage.setItem(
    bookingInProgressKey,
    JSON.stringify({
      ...{ personId, activeStep: 1, paymentMethod: null, idempotencyKey: null },
      ...(bookedFor !== null && { bookedFor }),
      ...(replaced.length > 0 && { replaced }),
      selectedSlots: courts.map(({ sport, court, date, start, end }) => ({ sport, court, date, start, end })),
    }),
  );
