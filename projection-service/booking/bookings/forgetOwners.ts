import type { PersonErased } from '@platzwart/contracts/user';
import type { Effects, Logged } from '../../core/readModel.ts';

const isErasure = (logged: Logged): logged is Logged<PersonErased> => logged.event.type === 'PersonErased';

/** What somebody wrote about their bookings goes with them; that a court was taken stays. */
export const forgetOwners = async (events: readonly Logged[], { client, schema }: Effects): Promise<void> => {
  const erased = events.filter(isErasure).map(({ event }) => event.data.personId);
  if (erased.length === 0) return;
  await client.query({
    text: `update ${schema}.bookings set remark = null, cancel_reason = null where person_id = any($1::uuid[])`,
    values: [erased],
  });
};
