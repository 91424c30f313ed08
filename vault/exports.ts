import type pg from 'pg';

/** A file that was exported for the tax adviser. */
export type KeptExport = Readonly<{
  exportId: string;
  fileName: string;
  bytes: Uint8Array;
  /** `YYYY-MM-DD`, the last day on which the law requires it (decisions.md N36). */
  keptUntil: string;
}>;

/** The files of the exports: they contain numbers of members and of invoices, and no names. */
export type VaultExports = Readonly<{
  /** Stores a file once: a second one of the same id changes nothing. */
  keep: (file: KeptExport) => Promise<void>;
  /** Deletes what no longer has to be kept. */
  deleteExpired: () => Promise<void>;
}>;

/** Unchangeable as the documents are (documents.ts). */
export const exportsTable = `
  create table vault.exports (
    export_id uuid primary key,
    file_name text not null,
    bytes bytea not null,
    sha256 bytea not null check (sha256 = sha256(bytes)),
    kept_until date not null,
    made_at timestamptz not null default now()
  );
  create trigger unchanged before update or delete on vault.exports
    for each row execute function vault.refuse_change_of_document();
  create trigger not_emptied before truncate on vault.exports
    for each statement execute function vault.refuse_change_of_document()`;

export const exportsIn = (pool: pg.Pool): VaultExports => ({
  keep: async ({ exportId, fileName, bytes, keptUntil }) => {
    await pool.query(
      `insert into vault.exports (export_id, file_name, bytes, sha256, kept_until)
       values ($1, $2, $3, sha256($3), $4) on conflict (export_id) do nothing`,
      [exportId, fileName, Buffer.from(bytes), keptUntil],
    );
  },
  deleteExpired: async () => {
    await pool.query('delete from vault.exports where kept_until < current_date');
  },
});
