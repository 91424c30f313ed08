import { type PersonId, type RowOf, rowReader } from '@platzwart/contracts/core';
import { linkColumns } from '@platzwart/contracts/link';
import type { Database } from '../core/database.ts';

const reader = rowReader(linkColumns);
export type LinkRow = RowOf<typeof linkColumns>;

export type LinkReads = Readonly<{
  /** The person's link to their calendar. */
  calendarOf: (personId: PersonId) => Promise<LinkRow | null>;
  /** By name. */
  kiosks: () => Promise<readonly LinkRow[]>;
}>;

export const linkReads = (database: Pick<Database, 'rows'>): LinkReads => ({
  calendarOf: async (personId) => {
    const rows = await database.rows(`select ${reader.selectList()} from vault.links where person_id = $1`, [personId]);
    return reader.decode(rows)[0] ?? null;
  },
  kiosks: async () =>
    reader.decode(
      await database.rows(
        `select ${reader.selectList()} from vault.links where kind = 'KIOSK' order by name, made_at, link_id`,
      ),
    ),
});
