import type { PaymentProviders } from './paymentProvider.ts';

export type PaymentOptions = Readonly<{
  providers: PaymentProviders;
  /** The club's address for browsers, without a slash at its end. */
  publicUrl: string;
}>;

/** A club that takes no online payments. */
export const noOnlinePayment: PaymentOptions = { providers: new Map(), publicUrl: '' };
