import type { Position } from '@platzwart/contracts/core';
import type { EventStore } from '@platzwart/event-store';
import type { Status } from '../core/checkpoints.ts';
import type { Health } from '../core/health.ts';

export type ReadModelLag = Readonly<{
  name: string;
  behind: number;
  /** Seconds since the oldest event was written that is not in the read model yet; 0 if there is none. */
  seconds: number;
  status: Status;
}>;

type LagDependencies = Readonly<{
  store: Pick<EventStore, 'readAll'>;
  health: () => Promise<Health>;
  /** Epoch milliseconds. */
  now: () => number;
}>;

/** The lag of each read model behind the log. Rejects if the log cannot be read. */
export const readModelLag = ({ store, health, now }: LagDependencies) => {
  const secondsBehind = async (position: Position | null): Promise<number> => {
    const [oldest] = await store.readAll({ after: position, limit: 1 });
    return oldest ? Math.max(0, now() - Date.parse(oldest.recordedAt)) / 1_000 : 0;
  };
  return async (): Promise<readonly ReadModelLag[]> => {
    const { readModels } = await health();
    return Promise.all(
      readModels.map(async ({ name, behind, status, position }) => {
        return { name, behind, status, seconds: behind === 0 ? 0 : await secondsBehind(position) };
      }),
    );
  };
};
