import { openContext } from '../core/openContext.ts';
import { createProjections } from '../core/projections.ts';
import type { ReadModel } from '../core/readModel.ts';
import { decoders, readModels } from '../readModels.ts';

const [databaseUrl = '', bookingId] = process.argv.slice(2);

const flawed = (model: ReadModel): ReadModel => ({
  ...model,
  apply: async (events, effects) => {
    await model.apply(events, effects);
    if (events.some(({ event }) => event.type === 'CourtBooked' && event.data.bookingId === bookingId)) process.exit(1);
  },
});
const models = readModels.map((model) => (model.name === 'bookings' ? flawed(model) : model));
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A projection-service of a build whose bookings end the whole process at one booking: `DATABASE_URL BOOKING_ID`. */
const context = await openContext({ databaseUrl, eventStoreDbUrl: undefined }, { models, decoders, log });
await createProjections(context).run(new AbortController().signal);
