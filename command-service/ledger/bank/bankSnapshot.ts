import { recordedMovementSchema, statementFormats } from '@platzwart/contracts/bank';
import { type MovementId, invoiceIdSchema, movementIdSchema } from '@platzwart/contracts/core';
import { Map, Set } from 'immutable';
import * as v from 'valibot';
import { listInPieces, objectInPieces } from '../../core/jsonPieces.ts';
import type { PartCodec } from '../../core/snapshotCodec.ts';
import type { BankState } from './bankState.ts';

const movementSchema = v.object({
  ...recordedMovementSchema.entries,
  ...{ statementId: v.string(), year: v.number(), formats: v.array(v.picklist(statementFormats)) },
  isAside: v.boolean(),
});
const snapshotSchema = v.object({
  movements: v.array(movementSchema),
  otherIds: v.array(v.tuple([movementIdSchema, movementIdSchema])),
  statements: v.array(v.string()),
  uses: v.array(
    v.tuple([movementIdSchema, v.array(v.object({ invoiceId: v.nullable(invoiceIdSchema), amount: v.number() }))]),
  ),
  payers: v.array(v.tuple([invoiceIdSchema, v.array(movementIdSchema)])),
});

function* encode({ movements, otherIds, statements, uses, payers }: BankState): Generator<string> {
  yield* objectInPieces({
    movements: listInPieces([...movements].map(([movementId, movement]) => ({ movementId, ...movement }))),
    otherIds: listInPieces(otherIds.entries()),
    statements: listInPieces(statements.values()),
    uses: listInPieces(uses.entries()),
    payers: listInPieces(payers.entries()),
  });
}

type Marked = BankState['marked'];

const markedOf = (movements: readonly v.InferOutput<typeof movementSchema>[]): Marked =>
  Map<string, readonly MovementId[]>().withMutations((all) => {
    for (const { movementId, marks } of movements)
      for (const mark of marks) all.set(mark, [...(all.get(mark) ?? []), movementId]);
  });

const decode = (content: unknown): BankState => {
  const { movements, otherIds, statements, uses, payers } = v.parse(snapshotSchema, content);
  return {
    movements: Map(movements.map(({ movementId, ...movement }) => [movementId, movement])),
    marked: markedOf(movements),
    otherIds: Map(otherIds),
    statements: Set(statements),
    uses: Map(uses),
    payers: Map(payers),
  };
};

/** Movements and what they were used for as JSON. `decode` throws on anything that `encode` of the same shape does not produce. */
export const bankSnapshot: PartCodec<BankState> = { shape: 3, encode, decode };
