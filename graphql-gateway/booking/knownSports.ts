import { sportsTable } from '@platzwart/contracts/club';
import { rowReader } from '@platzwart/contracts/core';
import type { Database } from '../core/database.ts';

const { sport } = sportsTable.columns;
const reader = rowReader({ sport });

/** The club's sports, in memory for questions that cannot wait. */
export type KnownSports = Readonly<{
  /** True before the first `refresh`: a screen that connects again right after a start must not be refused. */
  has: (sport: string) => boolean;
  /** To be called when the read model `club_settings` has moved. */
  refresh: () => Promise<void>;
}>;

export const knownSports = (database: Pick<Database, 'rows'>): KnownSports => {
  let known: ReadonlySet<string> | null = null;
  return {
    has: (name) => known?.has(name) ?? true,
    refresh: async () => {
      const rows = reader.decode(await database.rows(`select ${reader.selectList()} from club_settings.sports`));
      known = new Set(rows.map((row) => row.sport));
    },
  };
};
