import type { Flaw, Proof } from './proof.ts';

type Block = Readonly<{
  bookingId: string;
  sport: string;
  court: number;
  date: string;
  /** `HH:MM`. */
  start: string;
  end: string;
}>;

/** An event about a booking, and where the booking is afterwards. */
export type BookingFact = Readonly<{
  position: string;
  /** The cause of the events of one append. */
  commandId: string;
  type: string;
  booking: Block;
}>;

const taking = new Set(['CourtBooked', 'BookingChanged']);
const leaving = new Set(['BookingCancelled', 'BookingDeleted', 'BookingChanged']);

export const isTaking = (type: string): boolean => taking.has(type);

const courtAndDay = ({ sport, court, date }: Block): string => `${sport} ${court} on ${date}`;

const overlaps = (a: Block, b: Block): boolean => a.start < b.end && b.start < a.end;

/**
 * No booking takes a minute of a court that is taken at that moment. What one append frees is free for all of it, so that bookings may
 * exchange their courts.
 */
export const doubleBookings = (): Proof<BookingFact> => {
  const live = new Map<string, Block>();
  const byPlace = new Map<string, Map<string, Block>>();
  let append: BookingFact[] = [];

  const leave = (bookingId: string): void => {
    const before = live.get(bookingId);
    if (before) byPlace.get(courtAndDay(before))?.delete(bookingId);
    live.delete(bookingId);
  };
  const take = ({ booking, position }: BookingFact): readonly Flaw[] => {
    const place = courtAndDay(booking);
    const taken = byPlace.get(place) ?? new Map<string, Block>();
    byPlace.set(place, taken);
    const other = [...taken.values()].find((each) => overlaps(each, booking));
    taken.set(booking.bookingId, booking);
    live.set(booking.bookingId, booking);
    return other ? [{ position, because: `${place}: ${booking.bookingId} takes minutes of ${other.bookingId}` }] : [];
  };
  const end = (): readonly Flaw[] => {
    const ended = append;
    append = [];
    for (const { type, booking } of ended) if (leaving.has(type)) leave(booking.bookingId);
    return ended.filter(({ type }) => taking.has(type)).flatMap(take);
  };
  return {
    see: (fact) => {
      const flaws = append[0] && append[0].commandId !== fact.commandId ? end() : [];
      append.push(fact);
      return flaws;
    },
    end,
  };
};
