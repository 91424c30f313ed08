import {
  type HoursReturned,
  type HoursUsed,
  type VoucherEntryRow,
  type VoucherId,
  type VoucherOrdered,
  type VoucherRow,
  voucherColumns,
  voucherEntriesTable,
  voucherEntryColumns,
  voucherEventTypes,
  vouchersTable,
} from '@platzwart/contracts/voucher';
import { readModelVersions } from '@platzwart/contracts/read-model-versions';
import type { Effects, Logged, ReadModel } from '../../core/readModel.ts';
import { upsert } from '../../core/bulkStatement.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';
import { settledCards, settlingEventTypes } from './settledCards.ts';

/** The hour cards, and each movement of their hours (decisions.md V1 to V14). */
export const vouchers: ReadModel = {
  name: 'vouchers',
  version: readModelVersions.vouchers,
  handles: [...voucherEventTypes, ...settlingEventTypes, 'BookingsAnonymised'],
  tables: [
    {
      definition: vouchersTable,
      completion: (table) => [`create index cards_by_person on ${table} (person_id, ordered_at)`],
    },
    {
      definition: voucherEntriesTable,
      completion: (table) => [
        `create index entries_by_card on ${table} (voucher_id, position)`,
        `create index entries_with_block on ${table} ((block->>'date')) where block is not null`,
      ],
    },
  ],
  apply: async (events, effects) => {
    for (const logged of events) {
      await writeVoucherEvent(logged, effects);
      await writeSettledCards(logged, effects);
    }
  },
};

const cardColumns = writtenColumns(voucherColumns);
const entryColumns = writtenColumns(voucherEntryColumns);

const orderedCard = ({ data }: VoucherOrdered, { occurredAt, position }: Logged): VoucherRow => {
  const { voucherId, personId, voucherType, price, halfHours, orderedByClub, usableFrom = null } = data;
  return {
    ...{ voucherId, personId, voucherType, price, halfHours, halfHoursLeft: halfHours, orderedByClub },
    ...{ paymentState: 'UNPAID', deleted: false, usableFrom },
    ...{ orderedOn: occurredAt, orderedAt: position, changedAt: position },
  };
};

/** A row that is there already knows this event. */
const addCard = async (row: VoucherRow, { client, schema }: Effects): Promise<void> => {
  const target = { table: `${schema}.cards`, key: 'voucher_id', columns: cardColumns, onlyWhere: 'false' };
  await client.query(upsert(target, [row]));
};
const addEntry = async (row: VoucherEntryRow, { client, schema }: Effects): Promise<void> => {
  const target = { table: `${schema}.entries`, key: 'position', columns: entryColumns, onlyWhere: 'false' };
  await client.query(upsert(target, [row]));
};

/** `set`: columns of the card with their new values. */
const changeCard = async (
  voucherId: VoucherId,
  set: Readonly<Record<string, unknown>>,
  { logged: { position }, effects: { client, schema } }: Readonly<{ logged: Logged; effects: Effects }>,
): Promise<void> => {
  const changes = Object.keys(set).map((name, index) => `${name} = $${index + 3}`);
  await client.query({
    text: `update ${schema}.cards set ${[...changes, 'changed_at = $2'].join(', ')}
           where voucher_id = $1 and changed_at < $2`,
    values: [voucherId, position, ...Object.values(set)],
  });
};

const moveHours = async (event: HoursUsed | HoursReturned, logged: Logged, effects: Effects): Promise<void> => {
  const { voucherId, halfHours, halfHoursLeft, bookingId, sport, court, date, start, end } = event.data;
  await changeCard(voucherId, { half_hours_left: halfHoursLeft }, { logged, effects });
  const entry: VoucherEntryRow = {
    ...{ position: logged.position, voucherId, halfHours, halfHoursLeft, occurredOn: logged.occurredAt },
    kind: event.type === 'HoursUsed' ? 'USED' : 'RETURNED',
    block: { bookingId, sport, court, date, start, end },
  };
  await addEntry(entry, effects);
};

/** What is billed and paid. */
const writeSettledCards = async (logged: Logged, effects: Effects): Promise<void> => {
  const settled = settledCards(logged.event);
  for (const card of settled?.cards ?? [])
    await changeCard(card, { payment_state: settled?.state }, { logged, effects });
};

/** The effect of one event; one after the other, because each tells what is left on the card. */
const writeVoucherEvent = async (logged: Logged, effects: Effects): Promise<void> => {
  const { event, position, occurredAt } = logged;
  const { client, schema } = effects;
  switch (event.type) {
    case 'VoucherOrdered': {
      const { voucherId, halfHours } = event.data;
      await addCard(orderedCard(event, logged), effects);
      const hours = { halfHours, halfHoursLeft: halfHours };
      await addEntry({ position, voucherId, kind: 'ORDERED', ...hours, block: null, occurredOn: occurredAt }, effects);
      return;
    }
    case 'VoucherTypeCorrected': {
      const { voucherId, voucherType, price } = event.data;
      await changeCard(voucherId, { voucher_type: voucherType, price }, { logged, effects });
      return;
    }
    case 'VoucherConsentGiven':
      await changeCard(event.data.voucherId, { usable_from: null }, { logged, effects });
      return;
    case 'VoucherDeleted':
      await changeCard(event.data.voucherId, { deleted: true }, { logged, effects });
      return;
    case 'HoursUsed':
    case 'HoursReturned':
      await moveHours(event, logged, effects);
      return;
    case 'BookingsAnonymised':
      // The hours stay counted; when somebody played is removed with the bookings of that day.
      await client.query(`update ${schema}.entries set block = null where block->>'date' < $1 and position < $2`, [
        event.data.before,
        position,
      ]);
      return;
    default:
  }
};
