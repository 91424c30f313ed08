import { namedUuid } from '@platzwart/event-store/named-uuid';
import type { Call } from './call.ts';

/** 6f1b6a2e-52a1-5c0e-9d0f-0d3c7d1f8a51 */
const uuidOf = namedUuid(Buffer.from('6f1b6a2e52a15c0e9d0f0d3c7d1f8a51', 'hex'));

/**
 * Id of the `index`-th event of a call: the same however often the call is decided and appended again, so that a repeated append is
 * recognised. It depends on the command id, because the same key can occur again: in a process that is slightly behind, which must meet a
 * conflict instead of an old event with the id of a new one, and after seven days.
 */
export const eventIdOf = ({ actor, idempotencyKey, commandId }: Call, index: number): string =>
  uuidOf(JSON.stringify([actor, idempotencyKey, commandId, index]));
