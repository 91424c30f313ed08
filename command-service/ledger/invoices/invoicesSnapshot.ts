import {
  centsSchema,
  claimKey,
  claimKinds,
  claimNameSchema,
  claimPlaceSchema,
  claimStates,
  clubPayments,
  creditIdSchema,
  invoiceIdSchema,
  localDateSchema,
  movementIdSchema,
  paymentMethods,
  personIdSchema,
  receiptMethods,
  voucherTypes,
} from '@platzwart/contracts/core';
import {
  invoiceNumberSchema,
  invoicePaymentSchema,
  invoiceStates,
  invoiceTotalsSchema,
} from '@platzwart/contracts/invoice';
import { Map, Set } from 'immutable';
import * as v from 'valibot';
import { listInPieces, objectInPieces } from '../../core/jsonPieces.ts';
import type { PartCodec } from '../../core/snapshotCodec.ts';
import { reindexed } from './claimIndex.ts';
import { type InvoicesState, noInvoices } from './invoicesState.ts';

const claimSchema = v.object({
  ...{ kind: v.picklist(claimKinds), itemId: v.string(), state: v.picklist(claimStates), date: localDateSchema },
  ...{ gross: centsSchema, vatRate: v.number(), paymentMethod: v.nullable(v.picklist(paymentMethods)) },
  ...{
    seasonId: v.nullable(v.string()),
    place: v.nullable(claimPlaceSchema),
    voucherType: v.nullable(v.picklist(voucherTypes)),
  },
  ...{ invoiceId: v.nullable(invoiceIdSchema), dropped: v.boolean() },
  clubPayment: v.picklist(clubPayments),
});
const invoiceSchema = v.object({
  ...{ invoiceId: invoiceIdSchema, personId: personIdSchema, number: invoiceNumberSchema },
  paidFor: v.array(personIdSchema),
  ...{ issuedOn: localDateSchema, fromDate: localDateSchema, dueOn: localDateSchema, ...invoiceTotalsSchema.entries },
  ...{ claims: v.array(claimNameSchema), paidBefore: v.array(claimNameSchema) },
  ...{
    state: v.picklist(invoiceStates),
    warningLevel: v.number(),
    payments: v.array(invoicePaymentSchema),
    waived: centsSchema,
    refund: v.picklist(['NONE', 'DUE', 'MADE']),
  },
  ...{ stornoId: v.nullable(invoiceIdSchema), sealedDocument: v.nullable(v.string()) },
});
const creditSchema = v.object({
  ...{ creditId: creditIdSchema, invoiceId: invoiceIdSchema, personId: personIdSchema, number: invoiceNumberSchema },
  ...{ amount: centsSchema, rest: centsSchema, isRefunded: v.boolean(), paidOn: localDateSchema },
  ...{ method: v.picklist(receiptMethods), reference: v.nullable(v.string()) },
  movementId: v.nullable(movementIdSchema),
});
const snapshotSchema = v.object({
  claims: v.array(v.object({ personId: personIdSchema, ofPerson: v.array(claimSchema) })),
  invoices: v.array(invoiceSchema),
  lastNumbers: v.array(v.tuple([v.number(), v.number()])),
  credits: v.array(creditSchema),
});

function* encode({ claims, invoices, lastNumbers, credits }: InvoicesState): Generator<string> {
  const people = [...claims].map(([personId, ofPerson]) => ({
    personId,
    ofPerson: [...ofPerson.values()].map(({ personId: _, ...claim }) => claim),
  }));
  yield* objectInPieces({
    claims: listInPieces(people),
    invoices: listInPieces(invoices.values()),
    lastNumbers: listInPieces(lastNumbers.entries()),
    credits: listInPieces(credits.values()),
  });
}

const decode = (content: unknown): InvoicesState => {
  const { claims, invoices, lastNumbers, credits } = v.parse(snapshotSchema, content);
  const all = claims.flatMap(({ personId, ofPerson }) => ofPerson.map((claim) => ({ personId, ...claim })));
  return {
    claims: Map(
      claims.map(({ personId, ofPerson }) => [
        personId,
        Map(ofPerson.map((claim) => [claimKey(claim), { personId, ...claim }])),
      ]),
    ),
    claimIndex: all.reduce((index, claim) => reindexed(index, undefined, claim), noInvoices.claimIndex),
    invoices: Map(invoices.map((invoice) => [invoice.invoiceId, invoice])),
    undelivered: Set(invoices.filter(({ state }) => state === 'UNPAID').map(({ invoiceId }) => invoiceId)),
    lastNumbers: Map(lastNumbers),
    credits: Map(credits.map((credit) => [credit.creditId, credit])),
  };
};

/** Claims, invoices, numbers and credits as JSON. `decode` throws on anything that `encode` of the same shape does not produce. */
export const invoicesSnapshot: PartCodec<InvoicesState> = { shape: 9, encode, decode };
