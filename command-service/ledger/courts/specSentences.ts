import {
  type BookingCancelled,
  type BookingCategory,
  type BookingsAnonymised,
  type ChangeScope,
  type CourtBooked,
  type Refund,
  categoryOfRole,
  endMinute,
  orderId,
  priceOfBlock,
} from '@platzwart/contracts/booking';
import {
  type LocalDate,
  type LocalTime,
  type PaymentMethod,
  bookingId,
  cents,
  localDate,
  localTime,
  minuteOfDay,
  noCents,
} from '@platzwart/contracts/core';
import type {
  Booker,
  ClubNow,
  NewBooking,
  NewPlayers,
  NewReservation,
  SettingsInForce,
} from '../../booking/domain/bookingRequests.ts';
import type { AnonymiseBookings, BookCourts, CancelBooking, ReserveCourts } from './courtsCommands.ts';
import { club, monday10 } from '../../booking/domain/specClub.ts';

/** `block('TENNIS 3', '2026-06-16', '18:00-19:00')` */
export type Block = Readonly<{ sport: string; court: number; date: LocalDate; start: LocalTime; end: LocalTime }>;

export const block = (place: string, date: string, span: string): Block => {
  const [sport = '', court] = place.split(' ');
  const [start = '', end = ''] = span.split('-');
  return { sport, court: Number(court), date: localDate(date), start: localTime(start), end: localTime(end) };
};

const uuid = (kind: string, number: number): string => `${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const booking = (number: number) => bookingId(uuid('bbbbbbbb', number));
export const order = (number: number) => orderId(uuid('0fde0000', number));

type BookOptions = Readonly<{
  now?: ClubNow;
  settings?: SettingsInForce;
  /** Number of the first booking; the others follow. */
  first?: number;
  paymentMethod?: PaymentMethod;
  /** Cents shown to the caller, one for each block; else the correct prices. */
  shown?: readonly number[];
  /** Who plays in each block; else nobody is named. */
  players?: readonly NewPlayers[];
}>;

const noPlayers: NewPlayers = { members: [], guests: 0, sealedGuests: null };

export const book = (caller: Booker, blocks: Block | readonly Block[], options: BookOptions = {}): BookCourts => {
  const { now = monday10, settings = club, first = 1, paymentMethod = 'INVOICE', shown, players = [] } = options;
  const bookings = [blocks].flat().map((requested, index): NewBooking => ({
    ...requested,
    bookingId: booking(first + index),
    price: cents(shown?.[index] ?? rightPrice(requested, caller, settings)),
    paymentMethod,
    sealedRemark: null,
    players: players[index] ?? noPlayers,
  }));
  return { type: 'BookCourts', data: { orderId: order(first), caller, now, settings, bookings } };
};

const rightPrice = ({ sport, date, start, end }: Block, caller: Booker, settings: SettingsInForce): number => {
  const found = settings.sports.find((candidate) => candidate.sport === sport);
  const span = { date, startMinute: minuteOfDay(start), endMinute: endMinute(end) };
  return found ? priceOfBlock({ sport: found, rules: settings.rules }, span, caller).price : noCents;
};

type BookingDetails = Partial<Omit<NewReservation, 'bookingId'>>;

/** The club's own entry; a blocked court unless `details` differ. */
export const reservation = (requested: Block, number = 1, details: BookingDetails = {}): NewReservation => ({
  ...requested,
  bookingId: booking(number),
  category: 'BLOCK',
  person: null,
  title: 'Platzpflege',
  price: null,
  ...{ sealedRemark: null, clubRemark: null, sealedReason: null, ifTaken: 'ABORT' },
  ...details,
});

export const reserve = (bookings: NewReservation | readonly NewReservation[], settings = club): ReserveCourts => ({
  type: 'ReserveCourts',
  data: {
    ...{ orderId: order(1), now: monday10, settings, hasReason: false, series: null },
    bookings: [bookings].flat(),
  },
});

export const anonymise = (before: string): AnonymiseBookings => ({
  type: 'AnonymiseBookings',
  data: { before: localDate(before) },
});

export const anonymised = (before: string): BookingsAnonymised => ({
  type: 'BookingsAnonymised',
  data: { before: localDate(before) },
});

type CancelOptions = Readonly<{
  now?: ClubNow;
  hours?: number;
  reason?: string;
  sealedReason?: string;
  category?: BookingCategory;
  refund?: Refund | null;
  scope?: ChangeScope | null;
}>;

export const cancel = (
  caller: Booker,
  number: number,
  { now = monday10, hours = 24, category = 'SINGLE', ...said }: CancelOptions = {},
): CancelBooking => ({
  type: 'CancelBooking',
  data: {
    bookingId: booking(number),
    category,
    caller,
    now,
    cancellationHours: hours,
    ...{ reason: null, refund: null, sealedReason: null, scope: null },
    ...said,
  },
});

/** A past event: the booking `number` of that block. */
export const booked = (
  booker: Booker | null,
  requested: Block & Partial<CourtBooked['data']>,
  number = 1,
): CourtBooked => ({
  type: 'CourtBooked',
  data: {
    bookingId: booking(number),
    orderId: order(number),
    ...{ seriesId: null, eventId: null, enteredByClub: false, clubRemark: null, sealedReason: null },
    personId: booker?.personId ?? null,
    category: booker ? categoryOfRole(booker.role) : 'BLOCK',
    title: booker ? null : 'Platzpflege',
    sealedRemark: null,
    price: cents(1200),
    listPrice: cents(1200),
    discount: 0,
    vatRate: 7,
    role: 'MEMBER',
    settingsRevision: 4,
    paymentMethod: 'INVOICE',
    ...requested,
  },
});

export const cancelled = ({ data }: CourtBooked, sealedReason: string | null = null): BookingCancelled => {
  const { bookingId: id, personId, category, sport, court, date, start, end } = data;
  const block = { sport, court, date, start, end };
  return {
    type: 'BookingCancelled',
    data: { bookingId: id, personId, category, ...block, sealedReason, refund: 'FULL', displacedBy: null },
  };
};
