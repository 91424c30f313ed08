import { type PersonId, type RowOf, rowReader } from '@platzwart/contracts/core';
import { kioskPairingColumns, linkColumns } from '@platzwart/contracts/link';
import type { Database } from '../core/database.ts';

const reader = rowReader(linkColumns);
export type LinkRow = RowOf<typeof linkColumns>;

const pairingReader = rowReader(kioskPairingColumns);
export type KioskPairingRow = RowOf<typeof kioskPairingColumns>;

export type LinkReads = Readonly<{
  /** The person's link to their calendar. */
  calendarOf: (personId: PersonId) => Promise<LinkRow | null>;
  /** By name. */
  kiosks: () => Promise<readonly LinkRow[]>;
  /** The screen that shows this code at `at`, epoch milliseconds. */
  pairing: (code: string, at: number) => Promise<KioskPairingRow | null>;
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
  pairing: async (code, at) => {
    const rows = await database.rows(
      `select ${pairingReader.selectList()} from vault.kiosk_pairings
       where code = $1 and confirmed_as is null and expires_at > to_timestamp($2::float8 / 1000)`,
      [code, at],
    );
    return pairingReader.decode(rows)[0] ?? null;
  },
});
