import * as v from 'valibot';
import { Refusal } from './refusal.ts';

const stateSchema = v.object({
  name: v.string(),
  version: v.number(),
  position: v.nullable(v.string()),
  behind: v.number(),
  rebuilding: v.nullable(v.number()),
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
