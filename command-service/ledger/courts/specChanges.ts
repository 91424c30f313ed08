import type { CourtBooked, SeriesId, SeriesPlanned } from '@platzwart/contracts/booking';
import { type BookingId, bookingId, localDate } from '@platzwart/contracts/core';
import { admin, anna, ben, club, gast, monday10, trainer } from '../../booking/domain/specClub.ts';
import type { ChangeRequest, OwnerInChange } from '../../booking/domain/changeRequest.ts';
import type { ChangeBookings } from './courtsCommands.ts';
import { type Block, block, booking, order } from './specSentences.ts';

const nothingSaid = (person: OwnerInChange['person']): OwnerInChange => ({ person, remark: null, sealedReason: null });
const everybody = [anna, ben, gast, trainer, admin, null].map(nothingSaid);

/** The ids of the bookings that the change makes: from 5000 on, unless `first` is another number. */
const newIds = (first: number): readonly BookingId[] =>
  Array.from({ length: 10 }, (_, index) => booking(first + index));

export type ChangeOptions = Partial<ChangeRequest> & Readonly<{ first?: number }>;

/** An ADMIN changes booking `number`, or the one with this id, to that block; everything else stays, unless `options` differ. */
export const change = (which: number | string, to: Block, options: ChangeOptions = {}): ChangeBookings => {
  const { first = 5000, ...changed } = options;
  return {
    type: 'ChangeBookings',
    data: {
      bookingId: typeof which === 'number' ? booking(which) : bookingId(which),
      ...{
        expectedRevision: null,
        scope: null,
        category: 'SINGLE',
        ...to,
        repetition: null,
        startdate: null,
        enddate: null,
      },
      ...{ includeChanged: false, onConflict: 'ABORT', choices: [] },
      ...{ now: monday10, settings: club, hasReason: false, hasRemark: false, newOwner: null, owners: everybody },
      ...{ orderId: order(first), newIds: newIds(first) },
      ...changed,
    },
  };
};

/** A weekly season ticket on court 3, on three Tuesdays from 18:00 to 19:00. */
export const planned = (id: SeriesId, changed: Partial<SeriesPlanned['data']> = {}): SeriesPlanned => {
  const { sport, start, end } = block('TENNIS 3', '2026-06-16', '18:00-19:00');
  const rule = { startdate: localDate('2026-06-16'), enddate: localDate('2026-06-30') };
  return {
    type: 'SeriesPlanned',
    data: {
      ...{ seriesId: id, orderId: order(1), category: 'SAISON', sport, start, end, repetition: 'WEEKLY', ...rule },
      ...{ ownPrice: null, skipped: [], ...changed },
    },
  };
};

/** What a booked event says, as `was` of a change. */
export const wasOf = ({ data }: CourtBooked) => {
  const { sport, court, date, start, end, category, title, price } = data;
  return { sport, court, date, start, end, category, title, price };
};
