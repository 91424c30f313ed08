import { Map as PersistentMap } from 'immutable';
import * as v from 'valibot';
import type { IdempotencyRecords } from './idempotencyRecords.ts';
import { listInPieces } from './jsonPieces.ts';
import type { PartCodec } from './snapshotCodec.ts';

const answerSchema = v.object({
  requestHash: v.string(),
  commandId: v.string(),
  position: v.string(),
  ids: v.array(v.string()),
  at: v.string(),
});
const recordsSchema = v.array(v.tuple([v.string(), v.array(v.tuple([v.string(), answerSchema]))]));

function* encode(records: IdempotencyRecords): Generator<string> {
  let before = '';
  yield '[';
  for (const [day, answers] of records) {
    yield `${before}[${JSON.stringify(day)},`;
    yield* listInPieces(answers);
    yield ']';
    before = ',';
  }
  yield ']';
}

const decode = (content: unknown): IdempotencyRecords =>
  PersistentMap(v.parse(recordsSchema, content).map(([day, answers]) => [day, PersistentMap(answers)]));

export const idempotencyRecordsCodec: PartCodec<IdempotencyRecords> = { shape: 2, encode, decode };
