import type { OnlineMethod } from '@platzwart/contracts/booking';
import type { PaymentProvider, PaymentProviders } from './paymentProvider.ts';
import { payPal } from './paypal.ts';
import { stripe } from './stripe.ts';

/** Credentials and addresses of the environment; what is missing is not offered (decisions.md M2). */
export type ProviderSettings = Readonly<{
  PAYPAL_CLIENT_ID?: string | undefined;
  PAYPAL_CLIENT_SECRET?: string | undefined;
  PAYPAL_URL: string;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_URL: string;
}>;

/** The providers with credentials, by their method. */
export const configuredProviders = (settings: ProviderSettings): PaymentProviders => {
  const providers = new Map<OnlineMethod, PaymentProvider>();
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, STRIPE_SECRET_KEY: secretKey } = settings;
  if (clientId && clientSecret)
    providers.set('PAYPAL', payPal({ address: settings.PAYPAL_URL, clientId, clientSecret }));
  if (secretKey) providers.set('CREDIT_CARD', stripe({ address: settings.STRIPE_URL, secretKey }));
  return providers;
};
