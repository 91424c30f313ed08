import * as v from 'valibot';
import {
  type EventOf,
  centsSchema,
  creditIdSchema,
  defineEvent,
  invoiceIdSchema,
  invoiceNumberSchema,
  localDateSchema,
  movementIdSchema,
  personIdSchema,
  receiptMethods,
} from '../core/index.ts';

/** `invoiceId`, `number`: of the invoice for which too much was paid; `amount`: of the credit, in cents. */
const credit = {
  ...{ creditId: creditIdSchema, invoiceId: invoiceIdSchema, personId: personIdSchema, number: invoiceNumberSchema },
  amount: centsSchema,
};
const method = v.picklist(receiptMethods);
const movementId = v.nullable(movementIdSchema);

/** More has arrived than an invoice still demanded: the rest is a credit of its recipient (decisions.md Q1). */
export const creditReceived = defineEvent(
  'CreditReceived',
  v.object({
    ...{ ...credit, paidOn: localDateSchema, method, reference: v.nullable(v.string()) },
    /** The movement on the club's account that it is a part of, where one is known. */
    movementId,
  }),
);
export type CreditReceived = EventOf<typeof creditReceived>;

/** What is left of a credit was paid back. */
export const creditRefunded = defineEvent(
  'CreditRefunded',
  v.object({ ...credit, refundedOn: localDateSchema, method, reference: v.nullable(v.string()) }),
);
export type CreditRefunded = EventOf<typeof creditRefunded>;

/** There is no such credit: the payment that it is a part of went back, or was entered by mistake. */
export const creditWithdrawn = defineEvent(
  'CreditWithdrawn',
  v.object({
    ...{ ...credit, method, movementId },
    /** The bank's day on which the money went back (decisions.md Q2). Missing: nobody said so. */
    returnedOn: v.exactOptional(localDateSchema),
    /** Whether a movement says that it went back. Else the movement that brought it is free for something else. */
    isReturned: v.boolean(),
  }),
);
export type CreditWithdrawn = EventOf<typeof creditWithdrawn>;

export const creditEvents = [creditReceived, creditRefunded, creditWithdrawn] as const;
export type CreditEvent = EventOf<(typeof creditEvents)[number]>;
const creditEventTypes: readonly string[] = creditEvents.map(({ type }) => type);
export const isCreditEvent = <Event extends Readonly<{ type: string }>>(event: Event): event is CreditEvent & Event =>
  creditEventTypes.includes(event.type);
