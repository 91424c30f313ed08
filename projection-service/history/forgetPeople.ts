import type { BookingsAnonymised } from '@platzwart/contracts/booking';
import { erasedIn } from '../core/erasedPeople.ts';
import type { Effects, Logged } from '../core/readModel.ts';

/** Removes what an erased person wrote, and why something was done to their bookings; the entries stay. */
export const forgetErased = async (events: readonly Logged[], { client, schema }: Effects): Promise<void> => {
  const erased = erasedIn(events);
  if (erased.length === 0) return;
  await client.query({
    text: `update ${schema}.entries set texts = null, reason = null where person_id = any($1::uuid[])`,
    values: [erased.map(({ personId }) => personId)],
  });
};

const isClosing = (logged: Logged): logged is Logged<BookingsAnonymised> => logged.event.type === 'BookingsAnonymised';

/**
 * Removes the person from the entries about days that are closed, as the read model of the bookings does: all texts, and what leads to the
 * person by way of the order, the call or an e-mail. Who else caused an entry stays, but for the players.
 */
export const forgetClosedDays = async (events: readonly Logged[], { client, schema }: Effects): Promise<void> => {
  for (const { event, position } of events.filter(isClosing))
    await client.query({
      name: `forget ${schema}`,
      text: `update ${schema}.entries
             set actor_id = case when action = 'PlayerLeft' then null else nullif(actor_id, person_id) end, person_id = null, texts = null, reason = null, event_id = null,
                 correlation_id = null, details = (details - '{personId,orderId,title,members,added,playerId}'::text[]) #- '{was,title}'
             where person_id is not null and day < $1::date and position < $2`,
      values: [event.data.before, position],
    });
};
