import { erasedIn } from '../../core/erasedPeople.ts';
import type { Effects, Logged } from '../../core/readModel.ts';

/** Removes the erased people's remarks and reasons from their bookings; the bookings stay. */
export const forgetOwners = async (events: readonly Logged[], { client, schema }: Effects): Promise<void> => {
  const erased = erasedIn(events);
  if (erased.length === 0) return;
  await client.query({
    text: `update ${schema}.bookings set remark = null, cancel_reason = null where person_id = any($1::uuid[])`,
    values: [erased.map(({ personId }) => personId)],
  });
};
