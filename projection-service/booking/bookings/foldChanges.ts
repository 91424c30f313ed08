import { type BookingChanged, type BookingRow, placeKey } from '@platzwart/contracts/booking';
import { type BookingId, minuteOfDay } from '@platzwart/contracts/core';
import type { Logged } from '../../core/readModel.ts';

type Facts = Pick<
  BookingRow,
  'bookingId' | 'personId' | 'category' | 'sport' | 'court' | 'date' | 'startMinute' | 'endMinute' | 'title' | 'remark'
> &
  Pick<BookingRow, 'price' | 'ownPrice' | 'changedAlone' | 'paymentMethod' | 'changedAt'>;

/**
 * What a row has after its last change; `sealedRemark` replaces `remark` once it is opened. `price` is that of the court; `paymentMethod` is
 * null where it stays.
 */
export type BookingChange = Facts &
  Readonly<{
    sealedRemark: string | null;
    /** Every place that it left, as `placeKey`. */
    left: readonly string[];
    /** How many changes it is made of. */
    changes: number;
  }>;

const changeOf = (
  { data }: BookingChanged,
  { position }: Logged,
  earlier: BookingChange | undefined,
): Omit<BookingChange, 'changes'> => {
  const { bookingId, personId, seriesId, category, sport, court, date, title, clubRemark, sealedRemark } = data;
  const { price, ownPrice, pricing } = data;
  return {
    ...{ bookingId, personId, category, sport, court, date, title, remark: clubRemark, sealedRemark, price, ownPrice },
    ...{ startMinute: minuteOfDay(data.start), endMinute: minuteOfDay(data.end), changedAt: position },
    changedAlone: seriesId !== null && data.scope === 'THIS',
    paymentMethod: pricing?.paymentMethod ?? earlier?.paymentMethod ?? null,
    left: [...(earlier?.left ?? []), placeKey(data.was)],
  };
};

/** One change for each booking. */
export const foldChanges = (events: readonly Logged<BookingChanged>[]): readonly BookingChange[] => {
  const changes = new Map<BookingId, BookingChange>();
  for (const logged of events) {
    const { bookingId } = logged.event.data;
    const earlier = changes.get(bookingId);
    changes.set(bookingId, { ...changeOf(logged.event, logged, earlier), changes: (earlier?.changes ?? 0) + 1 });
  }
  return [...changes.values()];
};
