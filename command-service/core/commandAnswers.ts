import type { CoreErrorCode } from '@platzwart/contracts/core';
import { type IdempotencyRecords, findIdempotencyRecord, recordKeyOf } from './idempotencyRecords.ts';
import type { Call } from './call.ts';
import type { Answer } from './commandStream.ts';

/** An answer of the runtime itself, not of a module's rules. */
export const refusal = (code: CoreErrorCode, ...fields: readonly string[]): Answer<never> => ({
  outcome: 'rejected',
  code,
  fields,
});

/** ERR_DB_CONNECTION and ERR_SERVER depend on the moment, not on the request: a retry can succeed. */
export const isPassing = (answer: Answer<string>): boolean =>
  answer.outcome === 'rejected' && (answer.code === 'ERR_DB_CONNECTION' || answer.code === 'ERR_SERVER');

/** The same key with other content (reliability rule D3). */
const keyReusedForOtherRequest = refusal('ERR_INVALID_INPUT', 'Idempotency-Key');

/** `first`, where `call` is the same request; else the refusal of a key that was used for another request. */
export const answerToSameRequest = <Code extends string>(
  call: Pick<Call, 'requestHash'>,
  first: Readonly<{ requestHash: string; answer: Answer<Code> }>,
): Answer<Code> => (first.requestHash === call.requestHash ? first.answer : keyReusedForOtherRequest);

/** The recorded answer for this caller and key; null where there is none. */
export const answerFromRecords = (records: IdempotencyRecords, call: Call): Answer<never> | null => {
  const recordKey = recordKeyOf(call);
  const found = recordKey === null ? null : findIdempotencyRecord(records, recordKey, call.now);
  if (!found) return null;
  const { requestHash, position, ids } = found;
  return answerToSameRequest(call, { requestHash, answer: { outcome: 'accepted', position, ids } });
};
