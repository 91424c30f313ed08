import {
  type BookingCancelled,
  type BookingChanged,
  type BookingDeleted,
  type CourtBooked,
  type PlayersChanged,
  endMinute,
} from '@platzwart/contracts/booking';
import { type BookingId, cents, minuteOfDay, noCents } from '@platzwart/contracts/core';
import type { BookingFigure, FormerFigure } from '@platzwart/contracts/figures';
import type { Logged } from '../../core/readModel.ts';

export type FigureEvent = CourtBooked | BookingChanged | PlayersChanged | BookingCancelled | BookingDeleted;
export const figureEventTypes = [
  'CourtBooked',
  'BookingChanged',
  'PlayersChanged',
  'BookingCancelled',
  'BookingDeleted',
] as const satisfies FigureEvent['type'][];

export const isFigureEvent = (logged: Logged): logged is Logged<FigureEvent> =>
  figureEventTypes.some((type) => type === logged.event.type);

const bookedFigure = ({ data }: CourtBooked, { occurredAt, position }: Logged): BookingFigure => {
  const { bookingId, category, sport, court, date, listPrice, discount, price } = data;
  return {
    ...{ bookingId, category, sport, court, date, listPrice, discount, price, guestFee: noCents },
    inSeries: data.seriesId !== null,
    ...{ startMinute: minuteOfDay(data.start), endMinute: endMinute(data.end) },
    ...{ occupancy: 'BOOKED', displaced: false, byOwner: false, bookedAt: occurredAt, cancelledAt: null },
    ...{ since: position, sinceTime: occurredAt },
  };
};

const moved = (figure: BookingFigure, { data }: BookingChanged): BookingFigure => {
  const { category, sport, court, date, start, end, price, pricing } = data;
  return {
    ...{ ...figure, category, sport, court, date },
    ...{ startMinute: minuteOfDay(start), endMinute: endMinute(end) },
    listPrice: pricing?.listPrice ?? figure.listPrice,
    discount: pricing?.discount ?? figure.discount,
    price: cents(price + figure.guestFee),
  };
};

const ended = (
  figure: BookingFigure,
  { type, data }: BookingCancelled | BookingDeleted,
  { actor, occurredAt }: Logged,
): BookingFigure => {
  if (type === 'BookingDeleted') return { ...figure, occupancy: 'DELETED', price: noCents };
  const byOwner = actor !== null && actor === data.personId;
  const price = data.refund === 'NONE' ? figure.price : noCents;
  return {
    ...figure,
    occupancy: 'CANCELED',
    cancelledAt: occurredAt,
    displaced: data.displacedBy !== null,
    byOwner,
    price,
  };
};

type Change = Exclude<FigureEvent, CourtBooked>;

/** The figure after one more event about its booking. */
const after = (figure: BookingFigure, event: Change, logged: Logged): BookingFigure => {
  const { occurredAt, position } = logged;
  const next = { ...figure, since: position, sinceTime: occurredAt };
  if (event.type === 'BookingChanged') return moved(next, event);
  if (event.type !== 'PlayersChanged') return ended(next, event, logged);
  const { guestFee } = event.data;
  return { ...next, guestFee, price: cents(figure.price - figure.guestFee + guestFee) };
};

/** The effect of a batch: bookings that are new, bookings that were known and changed, and all that they were in between. */
export type FigureChanges = Readonly<{
  added: readonly BookingFigure[];
  changed: readonly BookingFigure[];
  former: readonly FormerFigure[];
}>;

/**
 * Folds the events, in order of position. `known`: the figures of those of their bookings that were booked before. An event that a figure
 * has seen already, or whose booking is unknown, changes nothing.
 */
export const foldFigures = (events: readonly Logged<FigureEvent>[], known: readonly BookingFigure[]): FigureChanges => {
  const figures = new Map(known.map((figure) => [figure.bookingId, figure]));
  const added = new Set<BookingId>();
  const changed = new Set<BookingId>();
  const former: FormerFigure[] = [];
  const book = (event: CourtBooked, logged: Logged): void => {
    const { bookingId } = event.data;
    if (figures.has(bookingId)) return;
    figures.set(bookingId, bookedFigure(event, logged));
    added.add(bookingId);
  };
  const change = (event: Change, logged: Logged): void => {
    const figure = figures.get(event.data.bookingId);
    if (!figure || figure.since >= logged.position) return;
    former.push({ ...figure, until: logged.position });
    figures.set(figure.bookingId, after(figure, event, logged));
    changed.add(figure.bookingId);
  };
  for (const logged of events) {
    if (logged.event.type === 'CourtBooked') book(logged.event, logged);
    else change(logged.event, logged);
  }
  const rows = [...figures.values()];
  return {
    added: rows.filter(({ bookingId }) => added.has(bookingId)),
    changed: rows.filter(({ bookingId }) => changed.has(bookingId) && !added.has(bookingId)),
    former,
  };
};
