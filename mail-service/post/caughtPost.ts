import type { Vault } from '@platzwart/event-store/vault';
import type { Queryable } from '../core/database.ts';
import type { Post } from '../core/message.ts';

export type CaughtNeeds = Readonly<{ pool: Queryable; vault: Pick<Vault, 'seal'> }>;

const kept = 200;

/**
 * The demo's post: nobody is written to, letters are kept for /dev/mailbox. Sealed, as everything that names somebody: a letter
 * holds codes, and it shall be gone with the person whom it was for: the last one, to somebody who is erased, is not seen here.
 */
export const caughtPost = ({ pool, vault }: CaughtNeeds): Post => ({
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
