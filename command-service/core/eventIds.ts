import { v5 } from 'uuid';
import type { Call } from './call.ts';

const namespace = '6f1b6a2e-52a1-5c0e-9d0f-0d3c7d1f8a51';

/**
 * Id of the `index`-th event of a call: the same however often the call is decided and appended again, so that a
 * repeated append is recognised. The command id is in it, because the same key may come again: to a process that is
 * a moment behind, which must meet a conflict and not an old event under the id of a new one, and after seven days.
 */
export const eventIdOf = ({ actor, idempotencyKey, commandId }: Call, index: number): string =>
  v5(JSON.stringify([actor, idempotencyKey, commandId, index]), namespace);
