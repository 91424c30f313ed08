import type { Vault } from '@platzwart/vault';
import * as v from 'valibot';
import type { Queryable } from '../core/database.ts';

export type MailboxDependencies = Readonly<{ pool: Queryable; vault: Pick<Vault, 'unseal'> }>;

const rowSchema = v.object({ mailId: v.string(), personId: v.string(), sealed: v.string(), caughtAt: v.string() });
const messageSchema = v.object({
  to: v.object({ name: v.string(), address: v.string() }),
  sender: v.object({ name: v.string() }),
  subject: v.string(),
  html: v.string(),
  text: v.string(),
  attachments: v.array(v.object({ fileName: v.string(), type: v.string(), content: v.string() })),
});

/** `caughtAt`: ISO 8601 instant. */
export type CaughtMail = Readonly<v.InferOutput<typeof messageSchema> & { mailId: string; caughtAt: string }>;

const columns = `mail_id as "mailId", person_id as "personId", sealed,
  to_char(caught_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "caughtAt"`;

/** The caught e-mails of the demo, the newest first, without those to people who were erased since. */
export const caughtMails = ({ pool, vault }: MailboxDependencies) => {
  const opened = async (rows: readonly unknown[]): Promise<readonly CaughtMail[]> => {
    const kept = v.parse(v.array(rowSchema), rows);
    const messages = await vault.unseal(kept);
    return kept.flatMap(({ mailId, caughtAt }, index) => {
      const message = v.safeParse(messageSchema, messages[index]);
      return message.success ? [{ ...message.output, mailId, caughtAt }] : [];
    });
  };
  return {
    newest: async (): Promise<readonly CaughtMail[]> =>
      opened((await pool.query(`select ${columns} from mail.caught order by caught_at desc limit 100`)).rows),
    byId: async (mailId: string): Promise<CaughtMail | null> => {
      const { rows } = await pool.query(`select ${columns} from mail.caught where mail_id = $1`, [mailId]);
      return (await opened(rows))[0] ?? null;
    },
  };
};
