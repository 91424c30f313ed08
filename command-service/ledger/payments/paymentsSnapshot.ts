import { onlineMethods, orderIdSchema, refundReasons } from '@platzwart/contracts/booking';
import { bookingIdSchema, centsSchema, localDateSchema, personIdSchema } from '@platzwart/contracts/core';
import { Map } from 'immutable';
import * as v from 'valibot';
import { listInPieces, objectInPieces } from '../../core/jsonPieces.ts';
import type { PartCodec } from '../../core/snapshotCodec.ts';
import type { PaymentsState } from './paymentsState.ts';

const payment = {
  ...{ orderId: orderIdSchema, personId: personIdSchema },
  ...{ method: v.picklist(onlineMethods), capture: v.string() },
};
const snapshotSchema = v.object({
  paid: v.array(
    v.object({
      ...{ ...payment, bookingId: bookingIdSchema, date: localDateSchema },
      ...{ price: centsSchema, guestFee: centsSchema },
    }),
  ),
  due: v.array(
    v.object({
      ...{ ...payment, refundId: v.string(), bookingId: v.nullable(bookingIdSchema) },
      ...{ amount: centsSchema, reason: v.picklist(refundReasons), attempt: v.number(), isFailed: v.boolean() },
    }),
  ),
});

function* encode({ paid, due }: PaymentsState): Generator<string> {
  yield* objectInPieces({
    paid: listInPieces([...paid].map(([bookingId, each]) => ({ bookingId, ...each }))),
    due: listInPieces(due.values()),
  });
}

const decode = (content: unknown): PaymentsState => {
  const { paid, due } = v.parse(snapshotSchema, content);
  return {
    paid: Map(paid.map(({ bookingId, ...each }) => [bookingId, each])),
    due: Map(due.map((each) => [each.refundId, each])),
  };
};

/** What was paid online as JSON. `decode` throws on anything that `encode` of the same shape does not produce. */
export const paymentsSnapshot: PartCodec<PaymentsState> = { shape: 2, encode, decode };
