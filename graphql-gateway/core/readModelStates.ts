import * as v from 'valibot';
import { Refusal } from './refusal.ts';

const rebuildSchema = v.object({
  at: v.string(),
  events: v.number(),
  seconds: v.number(),
  problem: v.nullable(v.string()),
  tables: v.array(v.object({ table: v.string(), rowsBefore: v.number(), rowsAfter: v.number(), isSame: v.boolean() })),
});
/** How a rebuild ended. `problem`: why it was given up; `tables`: what was in use, compared with what the log gives. */
export type ReadModelRebuild = Readonly<v.InferOutput<typeof rebuildSchema>>;

const stateSchema = v.object({
  name: v.string(),
  version: v.number(),
  position: v.nullable(v.string()),
  behind: v.number(),
  status: v.picklist(['live', 'catching-up', 'outdated', 'stopped']),
  problem: v.nullable(v.string()),
  rebuilding: v.nullable(v.number()),
  isRequested: v.boolean(),
  lastRebuild: v.nullable(rebuildSchema),
});
const healthSchema = v.object({ readModels: v.array(stateSchema) });

/** `position` is null before the first event; `behind` counts events; `rebuilding` is 0 to 1, or null. */
export type ReadModelState = Readonly<v.InferOutput<typeof stateSchema>>;
export type ReadReadModelStates = () => Promise<readonly ReadModelState[]>;

const timeoutMilliseconds = 3_000;

/** The states that the projection-service reports for its read models. Refusal: ERR_DB_CONNECTION where it does not answer. */
export const readModelStates =
  (projectionServiceUrl: string): ReadReadModelStates =>
  async () => {
    try {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const answer = await fetch(new URL('/health/ready', projectionServiceUrl), { signal });
      return v.parse(healthSchema, await answer.json()).readModels;
    } catch {
      throw new Refusal('ERR_DB_CONNECTION');
    }
  };
