import type { Booking } from '../useBooking.ts';

/** Whether the club's terms in force are still to be accepted for this order (decisions.md N29a). */
export const lacksTerms = ({ setup, wizard }: Pick<Booking, 'setup' | 'wizard'>): boolean =>
  setup.terms !== null && wizard.acceptedTerms !== setup.terms;
