import { waitingEventTypes, waitingTable } from '@platzwart/contracts/booking';
import type { ReadModel } from '../../core/readModel.ts';
import { writeWaitingEvent } from './writeWaitingEvent.ts';

/** Who waits for a court, in which order, and what became of them (decisions.md N25). */
export const waitingList: ReadModel = {
  name: 'waiting_list',
  version: 1,
  handles: [...waitingEventTypes, 'PersonErased', 'BookingsAnonymised'],
  tables: [
    {
      definition: waitingTable,
      completion: (table) => [
        `create index waiting_by_person on ${table} (person_id)`,
        `create index waiting_by_day on ${table} (sport, date, joined_at)`,
      ],
    },
  ],
  apply: async (events, effects) => {
    for (const logged of events) await writeWaitingEvent(logged, effects);
  },
};
