import { setTimeout as pause } from 'node:timers/promises';
import type { ReadModelName } from '@platzwart/contracts/catalogue';
import { readModelVersions } from '@platzwart/contracts/read-model-versions';
import type { Database } from '../core/database.ts';

const millisecondsBetweenLooks = 50;

/** The share of the log that new tables hold once they only wait to be swapped (projection-service/core/rebuildBeside.ts). */
const almostAll = 0.98;

/**
 * Resolves when each read model has tables of this release: in use, or complete and following the log, so that they are swapped as soon as the
 * other release has ended. Before that this gateway must not take over: its calls would have nothing to read.
 */
export const untilTablesAreAhead = async (database: Database, required: readonly ReadModelName[]): Promise<void> => {
  for (;;) {
    const missing = await database.rows(
      `select from unnest($1::text[], $2::int[]) as mine (name, version)
       where not exists (
         select from read_models.checkpoints c where c.name = mine.name and (c.version = mine.version or c.rebuilding > $3)
       ) limit 1`,
      [required, required.map((name) => readModelVersions[name]), almostAll],
    );
    if (missing.length === 0) return;
    await pause(millisecondsBetweenLooks);
  }
};
