import * as v from 'valibot';
import { lineSchema, localDateSchema, receiptMethods, textSchema } from '../core/index.ts';

const refundId = textSchema;

/** An ADMIN has the provider asked once more for a refund that it did not pay (decisions.md Q3). */
export const retryOnlineRefundSchema = v.object({ refundId });
export type RetryOnlineRefund = Readonly<{
  type: 'RetryOnlineRefund';
  data: v.InferOutput<typeof retryOnlineRefundSchema>;
}>;

/** An ADMIN has paid such a refund back in another way. `refundedOn` null: today. */
export const setOnlineRefundMadeSchema = v.object({
  ...{ refundId, refundedOn: v.nullable(localDateSchema), method: v.picklist(receiptMethods) },
  reference: v.nullable(v.pipe(lineSchema, v.minLength(1), v.maxLength(140))),
});
export type SetOnlineRefundMade = Readonly<{
  type: 'SetOnlineRefundMade';
  data: v.InferOutput<typeof setOnlineRefundMadeSchema>;
}>;
