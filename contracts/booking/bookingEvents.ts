import type { BookingId, Cents, LocalDate, LocalTime, OrderId, PaymentMethod, PersonId, Role } from '../core/index.ts';

export const bookingCategories = [
  'TRAINING',
  'SINGLE',
  'GUEST_SINGLE',
  'SAISON',
  'GUEST_SAISON',
  'EVENT',
  'BLOCK',
] as const;
export type BookingCategory = (typeof bookingCategories)[number];

/** One merged block on one court and day. */
export type CourtBlock = Readonly<{ sport: string; court: number; date: LocalDate; start: LocalTime; end: LocalTime }>;

/** A fact of the ledger. Prices, role, VAT rate and settings revision are facts too: nothing is recomputed later (decisions.md P19). */
export type CourtBooked = Readonly<{
  type: 'CourtBooked';
  data: CourtBlock &
    Readonly<{
      bookingId: BookingId;
      /** Everything booked in one go; one order is all or nothing (decisions.md B19). */
      orderId: OrderId;
      /** Whose booking it is; null for EVENT, BLOCK and courses without a person. */
      personId: PersonId | null;
      category: BookingCategory;
      /** Shown to everyone; only EVENT, TRAINING and BLOCK have one. */
      title: string | null;
      /** The owner's remark, sealed with the owner's key. */
      sealedRemark: string | null;
      /** To be paid. */
      price: Cents;
      /** Before the discount. */
      listPrice: Cents;
      /** Percent, 0 to 100. */
      discount: number;
      /** Percent. */
      vatRate: number;
      /** The role whose price row applied; ADMIN where none did (EVENT, BLOCK). */
      role: Role;
      /** Revision of the `club` stream that the decision was made with. */
      settingsRevision: number;
      paymentMethod: PaymentMethod | null;
    }>;
}>;

export type BookingCancelled = Readonly<{
  type: 'BookingCancelled';
  data: CourtBlock &
    Readonly<{
      bookingId: BookingId;
      personId: PersonId | null;
      category: BookingCategory;
      /**
       * Why, sealed with the owner's key. Null where nobody said why, and for the club's own entries: their reason stands in
       * the event's metadata, as plain as their title.
       */
      sealedReason: string | null;
    }>;
}>;

/**
 * The club keeps no longer whose bookings those were that lie before the day `before` (decisions.md, last lines). Those days are
 * closed: nothing is booked there any more, so that nobody's name comes back.
 */
export type BookingsAnonymised = Readonly<{ type: 'BookingsAnonymised'; data: Readonly<{ before: LocalDate }> }>;

export type BookingEvent = CourtBooked | BookingCancelled | BookingsAnonymised;
export const bookingEventTypes = [
  'CourtBooked',
  'BookingCancelled',
  'BookingsAnonymised',
] as const satisfies BookingEvent['type'][];
