import type { KioskSport } from '@platzwart/contracts/kiosk-plan';

type Booking = KioskSport['bookings'][number];
type Hours = Pick<KioskSport, 'opensMinute' | 'closesMinute'>;

/** What is going on on a court: until when it is taken, or shut by the club and why, from when on it will be, or that it is free for the rest of the day, or closed. */
export type CourtStatus =
  | Readonly<{ is: 'taken'; until: number }>
  | Readonly<{ is: 'shut'; until: number; reason: string }>
  | Readonly<{ is: 'free'; until: number }>
  | Readonly<{ is: 'freeAllDay' }>
  | Readonly<{ is: 'closed' }>;

/** Bookings that follow each other without a pause count as one. `minute` counts from local midnight. */
export const courtStatus = (
  bookings: readonly Booking[],
  minute: number,
  { opensMinute, closesMinute }: Hours,
): CourtStatus => {
  const ahead = bookings
    .filter(({ endMinute }) => endMinute > minute)
    .toSorted((a, b) => a.startMinute - b.startMinute);
  const [first] = ahead;
  const isOpen = minute >= opensMinute && minute < closesMinute;
  if (!isOpen && (!first || first.startMinute > minute)) return { is: 'closed' };
  if (!first) return { is: 'freeAllDay' };
  if (first.startMinute > minute) return { is: 'free', until: first.startMinute };
  return occupied(first, ahead);
};

/** Only what is held for somebody has no title (decisions.md B9): that is taken. */
const occupied = (first: Booking, ahead: readonly Booking[]): CourtStatus => {
  const { category, label } = first;
  if (category === 'BLOCK' && label !== null) return { is: 'shut', until: first.endMinute, reason: label };
  const played = ahead.filter((booking) => booking === first || booking.category !== 'BLOCK');
  const until = played.reduce(
    (end, { startMinute, endMinute }) => (startMinute <= end ? Math.max(end, endMinute) : end),
    first.endMinute,
  );
  return { is: 'taken', until };
};

/** Shown hours: the present one and the next four, within the opening hours. */
const shownMinutes = 300;

/** The part of the day on the screen. It moves by half hours, so that a booking keeps its place for a while. */
export const shownWindow = ({ opensMinute, closesMinute }: KioskSport, minute: number) => {
  const length = Math.min(shownMinutes, closesMinute - opensMinute);
  const wanted = Math.floor((minute - 30) / 30) * 30;
  const from = Math.max(opensMinute, Math.min(wanted, closesMinute - length));
  return { from, to: from + length };
};
