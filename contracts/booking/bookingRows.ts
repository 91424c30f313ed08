import type { BookingId, Cents, LocalDate, OrderId, PaymentMethod, PersonId, Position } from '../core/index.ts';
import type { BookingCategory } from './bookingEvents.ts';

/** decisions.md B1: whether the court is taken, and what is still to be paid, are two questions. */
export const occupancies = ['BOOKED', 'CANCELED'] as const;
export type Occupancy = (typeof occupancies)[number];
export const bookingPaymentStates = ['NONE', 'OPEN'] as const;
export type BookingPaymentState = (typeof bookingPaymentStates)[number];

/** A row of the read model `bookings`. Minutes count from local midnight, 0 to 1440. */
export type BookingRow = Readonly<{
  bookingId: BookingId;
  orderId: OrderId;
  personId: PersonId | null;
  category: BookingCategory;
  sport: string;
  court: number;
  date: LocalDate;
  startMinute: number;
  endMinute: number;
  title: string | null;
  remark: string | null;
  price: Cents;
  paymentMethod: PaymentMethod | null;
  paymentState: BookingPaymentState;
  occupancy: Occupancy;
  /** ISO 8601 instants. */
  bookedAt: string;
  cancelledAt: string | null;
  cancelReason: string | null;
  /** Position of the last event that changed this row: where a subscription resumes. */
  changedAt: Position;
}>;
