import type pg from 'pg';

/** One PDF of an invoice: `warningLevel` 0 is the invoice itself, or what cancels it; 1 to 3 are the letters about it. */
export type DocumentName = Readonly<{ invoiceId: string; warningLevel: 0 | 1 | 2 | 3 }>;

export type KeptDocument = DocumentName &
  Readonly<{
    /** Whom it is addressed to. */
    personId: string;
    fileName: string;
    templateVersion: number;
    bytes: Uint8Array;
    /** `YYYY-MM-DD`, the last day on which the law requires it (decisions.md N36). */
    keptUntil: string;
  }>;

/** The documents that the club has sent, in plain: they have to stay readable after their person was erased. */
export type VaultDocuments = Readonly<{
  /** Stores a document once: a second one of the same name changes nothing. */
  keep: (document: KeptDocument) => Promise<void>;
  /** Null where it was not stored, or its time is over. */
  find: (name: DocumentName) => Promise<Pick<KeptDocument, 'bytes' | 'fileName'> | null>;
  /** Deletes what no longer has to be kept. */
  deleteExpired: () => Promise<void>;
}>;

/**
 * A document is never changed, by no role, and not deleted before its time (decisions.md N35): the triggers hold for the owner of the table
 * as well.
 */
export const documentsTable = `
  create table vault.documents (
    invoice_id uuid not null,
    warning_level int not null check (warning_level between 0 and 3),
    person_id uuid not null,
    file_name text not null,
    template_version int not null,
    bytes bytea not null,
    sha256 bytea not null check (sha256 = sha256(bytes)),
    kept_until date not null,
    made_at timestamptz not null default now(),
    primary key (invoice_id, warning_level)
  );
  create function vault.refuse_change_of_document() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' and old.kept_until < current_date then return old; end if;
    raise exception 'A document is kept unchanged until its time is over';
  end $$;
  create trigger unchanged before update or delete on vault.documents
    for each row execute function vault.refuse_change_of_document();
  create trigger not_emptied before truncate on vault.documents
    for each statement execute function vault.refuse_change_of_document()`;

const insert = `
  insert into vault.documents (invoice_id, warning_level, person_id, file_name, template_version, bytes, sha256, kept_until)
  values ($1, $2, $3, $4, $5, $6, sha256($6), $7) on conflict (invoice_id, warning_level) do nothing`;

type Row = Readonly<{ file_name: string; bytes: Buffer }>;

export const documentsIn = (pool: pg.Pool): VaultDocuments => ({
  keep: async ({ invoiceId, warningLevel, personId, fileName, templateVersion, bytes, keptUntil }) => {
    const values = [invoiceId, warningLevel, personId, fileName, templateVersion, Buffer.from(bytes), keptUntil];
    await pool.query(insert, values);
  },
  find: async ({ invoiceId, warningLevel }) => {
    const { rows } = await pool.query<Row>(
      'select file_name, bytes from vault.documents where invoice_id = $1 and warning_level = $2',
      [invoiceId, warningLevel],
    );
    const [row] = rows;
    return row ? { fileName: row.file_name, bytes: new Uint8Array(row.bytes) } : null;
  },
  deleteExpired: async () => {
    await pool.query('delete from vault.documents where kept_until < current_date');
  },
});
