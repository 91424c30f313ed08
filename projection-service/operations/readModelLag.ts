import type { Status } from '../core/checkpoints.ts';
import type { Health } from '../core/health.ts';

export type ReadModelLag = Readonly<{
  name: string;
  behind: number;
  /** Seconds since the oldest event was written that is not in the read model yet; 0 if there is none. */
  seconds: number;
  status: Status;
}>;

/** The lag of each read model behind the log. */
export const readModelLag = (health: () => Promise<Health>) => async (): Promise<readonly ReadModelLag[]> =>
  (await health()).readModels.map(({ name, behind, secondsBehind: seconds, status }) => ({
    name,
    behind,
    seconds,
    status,
  }));
