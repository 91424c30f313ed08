import * as v from 'valibot';

/** The state of the address of a payment, straight after the order: the browser is to go on to the provider's page. */
export const paymentBegins = v.object({ paymentBegins: v.literal(true) });
export type PaymentBegins = v.InferOutput<typeof paymentBegins>;
