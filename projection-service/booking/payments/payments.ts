import { paymentEventTypes, paymentsTable } from '@platzwart/contracts/booking';
import type { ReadModel } from '../../core/readModel.ts';
import { writePaymentEvent } from './writePaymentEvent.ts';

/** The orders that are paid at a provider, and what became of them (decisions.md N42). */
export const payments: ReadModel = {
  name: 'payments',
  version: 2,
  handles: [...paymentEventTypes, 'PersonErased'],
  tables: [
    {
      definition: paymentsTable,
      completion: (table) => [`create index payments_by_person on ${table} (person_id)`],
    },
  ],
  apply: async (events, effects) => {
    for (const logged of events) await writePaymentEvent(logged, effects);
  },
};
