import * as v from 'valibot';
import type { Database } from '../core/database.ts';

const rowSchema = v.object({
  personId: v.string(),
  fileName: v.string(),
  bytes: v.instance(Uint8Array),
});
export type DocumentRow = Readonly<v.InferOutput<typeof rowSchema>>;

export type DocumentReads = Readonly<{
  /** Level 0: the invoice itself, or what cancels it; 1 to 3: the letters about it. Null where there is none. */
  find: (invoiceId: string, warningLevel: number) => Promise<DocumentRow | null>;
  /** Whose document was issued and is about to be stored; null where none was issued, or where its time is over. */
  ownerOfIssued: (invoiceId: string, warningLevel: number) => Promise<string | null>;
}>;

const ownerSchema = v.object({ personId: v.string() });

export const documentReads = (database: Pick<Database, 'rows'>): DocumentReads => ({
  find: async (invoiceId, warningLevel) => {
    const [row] = await database.rows(
      `select person_id as "personId", file_name as "fileName", bytes
       from vault.documents where invoice_id = $1 and warning_level = $2`,
      [invoiceId, warningLevel],
    );
    return row === undefined ? null : v.parse(rowSchema, row);
  },
  ownerOfIssued: async (invoiceId, warningLevel) => {
    const [row] = await database.rows(
      `select person_id as "personId" from invoices.invoices
       where invoice_id = $1 and warning_level >= $2 and document is not null`,
      [invoiceId, warningLevel],
    );
    return row === undefined ? null : v.parse(ownerSchema, row).personId;
  },
});
