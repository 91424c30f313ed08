import type { Position } from '@platzwart/contracts/core';
import type pg from 'pg';
import { bookings } from '../booking/bookings/bookings.ts';
import { decodeLog } from '../core/decodeLog.ts';
import type { ReadModel } from '../core/readModel.ts';
import { completeTables, createTables } from '../core/readModelTables.ts';
import { decoders } from '../readModels.ts';

/** An event of a log that is not ours, with the position that it has in ours. */
export type ForeignEvent = Readonly<{ position: Position; type: string; data: unknown; metadata: unknown }>;
type Place = Readonly<{ client: pg.ClientBase; schema: string }>;

const nobodySeals = () => Promise.reject(new Error('Nothing is sealed in this log'));

const overForeignLog = (model: ReadModel) => ({
  name: model.name,
  handles: model.handles,
  makeTables: async ({ client, schema }: Place): Promise<void> => {
    await createTables(client, model, schema);
    await completeTables(client, model, schema);
  },
  /** As the projection-service does it, in the transaction of `client`. */
  apply: async (events: readonly ForeignEvent[], place: Place): Promise<void> => {
    const recorded = events.map((event) => ({ ...event, stream: '', revision: 0, id: '', recordedAt: '' }));
    const entries = decodeLog(recorded, decoders);
    const logged = entries.flatMap((entry) => (entry.state === 'decoded' ? [entry.logged] : []));
    await model.apply(logged, { ...place, unseal: nobodySeals });
  },
});
export type ForeignReadModel = ReturnType<typeof overForeignLog>;

/** The read model of bookings, with its own table and handlers, for whoever keeps the log and moves the checkpoint otherwise. */
export const foreignBookings: ForeignReadModel = overForeignLog(bookings);
