import type { Vault } from '@platzwart/event-store/vault';
import * as v from 'valibot';
import type { Queryable } from '../core/database.ts';

export type MailboxNeeds = Readonly<{ pool: Queryable; vault: Pick<Vault, 'unseal'> }>;

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
export type CaughtLetter = Readonly<v.InferOutput<typeof messageSchema> & { mailId: string; caughtAt: string }>;

const columns = `mail_id as "mailId", person_id as "personId", sealed,
  to_char(caught_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "caughtAt"`;

/** What the demo's post has kept, the newest first; without the letters of people who were erased since. */
export const caughtLetters = ({ pool, vault }: MailboxNeeds) => {
  const opened = async (rows: readonly unknown[]): Promise<readonly CaughtLetter[]> => {
    const kept = v.parse(v.array(rowSchema), rows);
    const messages = await vault.unseal(kept);
    return kept.flatMap(({ mailId, caughtAt }, index) => {
      const message = v.safeParse(messageSchema, messages[index]);
      return message.success ? [{ ...message.output, mailId, caughtAt }] : [];
    });
  };
  return {
    newest: async (): Promise<readonly CaughtLetter[]> =>
      opened((await pool.query(`select ${columns} from mail.caught order by caught_at desc limit 100`)).rows),
    byId: async (mailId: string): Promise<CaughtLetter | null> => {
      const { rows } = await pool.query(`select ${columns} from mail.caught where mail_id = $1`, [mailId]);
      return (await opened(rows))[0] ?? null;
    },
  };
};
