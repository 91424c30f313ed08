import { erasedIn } from '../../core/erasedPeople.ts';
import type { Effects, Logged } from '../../core/readModel.ts';

/** Takes the erased people out of the bookings of others; of the guests whom they named, only the number stays. */
const players = `
  (select coalesce(jsonb_agg(case when person_id = any($1::uuid[]) then each || '{"guestName": null}' else each end order by place), '[]')
   from jsonb_array_elements(players) with ordinality as listed (each, place)
   where (each ->> 'personId') is null or (each ->> 'personId')::uuid <> all($1::uuid[]))`;

/** Removes the erased people's remarks, reasons and guests from their bookings, and their names from those of others; the bookings stay. */
export const forgetOwners = async (events: readonly Logged[], { client, schema }: Effects): Promise<void> => {
  const erased = erasedIn(events).map(({ personId }) => personId);
  if (erased.length === 0) return;
  await client.query({
    text: `update ${schema}.bookings set remark = null, cancel_reason = null where person_id = any($1::uuid[])`,
    values: [erased],
  });
  await client.query({
    text: `update ${schema}.bookings set players = ${players}
           where players <> '[]' and (person_id = any($1::uuid[]) or players @> any($2::jsonb[]))`,
    values: [erased, erased.map((personId) => JSON.stringify([{ personId }]))],
  });
};
