import { type OfferEnded, type SlotOffered, bookingColumns, endMinute, orderId } from '@platzwart/contracts/booking';
import { minuteOfDay, noCents } from '@platzwart/contracts/core';
import type { RowOf } from '@platzwart/contracts/core';
import type { Effects, Logged } from '../../core/readModel.ts';
import { upsert } from '../../core/bulkStatement.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';

const columns = writtenColumns(bookingColumns);

const isAboutHold = (logged: Logged): logged is Logged<SlotOffered | OfferEnded> =>
  logged.event.type === 'SlotOffered' || logged.event.type === 'OfferEnded';

/** A slot that is held is in the plan like a closure: without a person, because whom it is held for concerns nobody else. */
const holdRow = ({ event, occurredAt, position }: Logged<SlotOffered | OfferEnded>): RowOf<typeof bookingColumns> => {
  const { holdId, sport, court, date, start, end } = event.data;
  return {
    ...{ bookingId: holdId, orderId: orderId(holdId), personId: null, seriesId: null, eventId: null },
    ...{ category: 'BLOCK', sport, court, date, startMinute: minuteOfDay(start), endMinute: endMinute(end) },
    ...{ title: null, remark: null, price: noCents, guestFee: noCents, players: [] },
    ...{ paymentMethod: null, paymentState: 'NONE', bookedAt: occurredAt, cancelledAt: null, cancelReason: null },
    occupancy: event.type === 'SlotOffered' ? 'HELD' : 'DELETED',
    ...{
      enteredByClub: false,
      ownPrice: false,
      changedAlone: false,
      formerPlaces: null,
      termsVersion: null,
      revision: 0,
    },
    changedAt: position,
  };
};

/** Shows what is held for somebody who waits, as long as it is (decisions.md N25). */
export const writeHolds = async (events: readonly Logged[], { client, schema }: Effects): Promise<void> => {
  const last = new Map(events.filter(isAboutHold).map((logged) => [logged.event.data.holdId, holdRow(logged)]));
  if (last.size === 0) return;
  const onlyWhere = 'present.changed_at < excluded.changed_at';
  await client.query(
    upsert({ table: `${schema}.bookings`, key: 'booking_id', columns, onlyWhere }, [...last.values()]),
  );
};
