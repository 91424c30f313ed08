import { voucherEntriesTable, voucherEventTypes, vouchersTable } from '@platzwart/contracts/voucher';
import type { ReadModel } from '../../core/readModel.ts';
import { settlingEventTypes } from './settledCards.ts';
import { writeSettledCards, writeVoucherEvent } from './writeVoucherEvent.ts';

/** The hour cards, and each movement of their hours (decisions.md V1 to V14). */
export const vouchers: ReadModel = {
  name: 'vouchers',
  version: 2,
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
