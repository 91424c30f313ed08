import type { OnlineMethod } from '@platzwart/contracts/booking';
import type { PaymentProvider, PaymentProviders } from './paymentProvider.ts';
import { payPal } from './paypal.ts';
import { stripe } from './stripe.ts';

/** Credentials and addresses of the environment; what is missing is not offered (decisions.md M2). */
export type ProviderSettings = Readonly<{
  PAYPAL_CLIENT_ID?: string | undefined;
  PAYPAL_CLIENT_SECRET?: string | undefined;
  PAYPAL_URL: string;
  PAYPAL_WEBHOOK_ID?: string | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
  /** One or two, separated by a comma: while a secret is changed, the old one and the new one are valid. */
  STRIPE_WEBHOOK_SECRETS?: string | undefined;
  STRIPE_URL: string;
}>;

/** The providers with credentials, by their method. `now`: epoch milliseconds. */
export const configuredProviders = (settings: ProviderSettings, now: () => number = Date.now): PaymentProviders => {
  const providers = new Map<OnlineMethod, PaymentProvider>();
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, STRIPE_SECRET_KEY: secretKey } = settings;
  if (clientId && clientSecret)
    providers.set(
      'PAYPAL',
      payPal(
        {
          address: settings.PAYPAL_URL,
          ...{ clientId, clientSecret },
          webhookId: settings.PAYPAL_WEBHOOK_ID || null,
        },
        now,
      ),
    );
  const webhookSecrets = (settings.STRIPE_WEBHOOK_SECRETS ?? '').split(',').filter((secret) => secret !== '');
  if (secretKey) providers.set('CREDIT_CARD', stripe({ address: settings.STRIPE_URL, secretKey, webhookSecrets }, now));
  return providers;
};
