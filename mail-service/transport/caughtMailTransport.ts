import type { Vault } from '@platzwart/vault';
import type { Queryable } from '../core/database.ts';
import type { MailTransport } from '../core/mailTransport.ts';

export type CaughtMailDependencies = Readonly<{ pool: Queryable; vault: Pick<Vault, 'seal'> }>;

const kept = 200;

/**
 * The demo's mail transport: it sends nothing and keeps e-mails for /dev/mailbox. They are sealed with the recipient's key, because
 * they contain codes and must become unreadable when the recipient is erased. The last e-mail to an erased person is not kept.
 */
export const caughtMailTransport = ({ pool, vault }: CaughtMailDependencies): MailTransport => ({
  send: async (message) => {
    const { mailId, personId } = message;
    if (personId === null) return { outcome: 'refused', problem: 'PERSON_ERASED' };
    try {
      await pool.query(
        `insert into mail.caught (mail_id, person_id, sealed, caught_at) values ($1, $2, $3, clock_timestamp())
         on conflict (mail_id) do update set sealed = excluded.sealed, caught_at = excluded.caught_at`,
        [mailId, personId, await vault.seal(personId, message)],
      );
      await pool.query(
        'delete from mail.caught where mail_id in (select mail_id from mail.caught order by caught_at desc offset $1)',
        [kept],
      );
      return { outcome: 'sent' };
    } catch {
      return { outcome: 'later', problem: 'SERVER_AWAY', isAway: true };
    }
  },
  close: () => undefined,
});
