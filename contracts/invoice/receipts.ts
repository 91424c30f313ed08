import * as v from 'valibot';
import { centsSchema, localDateSchema, movementIdSchema, receiptMethods } from '../core/index.ts';

/**
 * DIRECT_DEBIT: the club has collected it; `reference` is the end-to-end id. Only a collection says so. CREDIT: what was paid too much before is
 * set off; `reference` is the id of that credit.
 */
export const paidMethods = [...receiptMethods, 'DIRECT_DEBIT', 'CREDIT'] as const;
export type PaidMethod = (typeof paidMethods)[number];
/** A payment as events have it. */
export const receipt = {
  amount: centsSchema,
  paidOn: localDateSchema,
  method: v.picklist(paidMethods),
  /** Where it is found in the statement of account or in the cash book. */
  reference: v.nullable(v.string()),
};

/** Which movement of a statement of account has paid it, or has taken the payment back, and how much of that movement. */
export const movement = v.exactOptional(v.object({ movementId: movementIdSchema, amount: centsSchema }));
