import type pg from 'pg';

/** Rows in the form of the table's columns. */
type Records = Readonly<Record<'cards' | 'entries', readonly unknown[]>>;

/** Hour cards and their movements. */
export const insertVouchers = async (client: pg.ClientBase, { cards, entries }: Records): Promise<void> => {
  const into = (table: keyof Records) => (record: unknown) =>
    client.query(`insert into vouchers.${table} select * from jsonb_populate_record(null::vouchers.${table}, $1)`, [
      record,
    ]);
  for (const card of cards) await into('cards')(card);
  for (const entry of entries) await into('entries')(entry);
};
