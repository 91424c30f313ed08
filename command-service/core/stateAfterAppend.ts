import { type IdempotencyRecords, addIdempotencyRecord, recordKeyOf } from './idempotencyRecords.ts';
import type { PendingBatch, CommandOutcome } from './pendingBatch.ts';
import type { StreamState } from './streamState.ts';

const withOutcome = <Code extends string>(
  records: IdempotencyRecords,
  { call, answer }: CommandOutcome<Code>,
  position: string,
): IdempotencyRecords => {
  const recordKey = recordKeyOf(call);
  const finalAnswer = answer(position);
  if (recordKey === null || finalAnswer.outcome === 'rejected') return records;
  const { requestHash, commandId, now } = call;
  return addIdempotencyRecord(records, recordKey, { requestHash, commandId, position, ids: finalAnswer.ids, at: now });
};

/** The state after a batch was appended with its last event at `position`. */
export const stateAfterAppend = <State, Code extends string>(
  pendingBatch: PendingBatch<State, Code>,
  position: string,
): StreamState<State> => ({
  state: pendingBatch.state,
  revision: pendingBatch.streamPosition.revision - 1,
  hash: pendingBatch.streamPosition.previousHash,
  answers: pendingBatch.outcomes
    .filter(({ writes }) => writes)
    .reduce((records, outcome) => withOutcome(records, outcome, position), pendingBatch.base.answers),
});
