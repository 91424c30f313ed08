import {
  centsSchema,
  collectionIdSchema,
  invoiceIdSchema,
  localDateSchema,
  movementIdSchema,
  personIdSchema,
} from '@platzwart/contracts/core';
import { collectionStates, debitStates, mandateIdSchema, mandateReferenceSchema } from '@platzwart/contracts/debit';
import { invoiceNumberSchema } from '@platzwart/contracts/invoice';
import { Map } from 'immutable';
import * as v from 'valibot';
import { listInPieces, objectInPieces } from '../../core/jsonPieces.ts';
import type { PartCodec } from '../../core/snapshotCodec.ts';
import type { DebitsState } from './debitsState.ts';

const mandateSchema = v.object({
  ...{ mandateId: mandateIdSchema, personId: personIdSchema, reference: mandateReferenceSchema },
  ...{ signedOn: localDateSchema, lastUsedOn: v.nullable(localDateSchema) },
  ...{ isRevoked: v.boolean(), sealedAccount: v.string() },
});
const debitSchema = v.object({
  ...{ invoiceId: invoiceIdSchema, personId: personIdSchema, number: invoiceNumberSchema },
  ...{ mandateId: mandateIdSchema, amount: centsSchema, endToEndId: v.string() },
  ...{ state: v.picklist(debitStates), pays: v.boolean(), chargedBy: v.nullable(movementIdSchema) },
  ...{ surplus: centsSchema, isRefunded: v.boolean() },
});
const collectionSchema = v.object({
  ...{ collectionId: collectionIdSchema, executionOn: localDateSchema, state: v.picklist(collectionStates) },
  credited: v.number(),
  debits: v.array(debitSchema),
});
const snapshotSchema = v.object({
  mandates: v.array(mandateSchema),
  collections: v.array(collectionSchema),
  lastOf: v.array(v.tuple([invoiceIdSchema, collectionIdSchema])),
});

function* encode({ mandates, collections, lastOf }: DebitsState): Generator<string> {
  yield* objectInPieces({
    mandates: listInPieces(mandates.values()),
    collections: listInPieces(
      [...collections.values()].map(({ debits, ...collection }) => ({ ...collection, debits: [...debits.values()] })),
    ),
    lastOf: listInPieces(lastOf.entries()),
  });
}

const decode = (content: unknown): DebitsState => {
  const { mandates, collections, lastOf } = v.parse(snapshotSchema, content);
  return {
    mandates: Map(mandates.map((mandate) => [mandate.mandateId, mandate])),
    collections: Map(
      collections.map(({ debits, ...collection }) => [
        collection.collectionId,
        { ...collection, debits: Map(debits.map((debit) => [debit.invoiceId, debit])) },
      ]),
    ),
    lastOf: Map(lastOf),
  };
};

/** Mandates and collections as JSON. `decode` throws on anything that `encode` of the same shape does not produce. */
export const debitsSnapshot: PartCodec<DebitsState> = { shape: 3, encode, decode };
