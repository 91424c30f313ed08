import type { OnlineMethod, OrderId, ReversalCause } from '@platzwart/contracts/booking';
import type { Cents } from '@platzwart/contracts/core';

export type PaymentRequest = Readonly<{
  orderId: OrderId;
  amount: Cents;
  /** When the courts are not held any more, an ISO 8601 instant. */
  expiresAt: string;
  /** Where the provider's page sends the person back to, whatever they did there. */
  returnUrl: string;
}>;

/**
 * OPEN: the person has not paid yet. APPROVED: they have, and the money is there once it is captured. PENDING: it is captured, and the provider
 * decides later whether it arrives (decisions.md Q3). GONE: it never will be, or went back.
 */
export type PaymentStatus =
  | Readonly<{ status: 'OPEN' | 'APPROVED' | 'PENDING' | 'DECLINED' | 'GONE' }>
  | Readonly<{ status: 'PAID'; amount: Cents; capture: string }>;

/** What became of the money of a payment: the provider still has it for the club, or has taken back the whole of it (decisions.md Q3). */
export type CaptureStatus = 'KEPT' | ReversalCause;

/** A request that claims to come from the provider: `headers` in small letters, and the body as it was sent. */
export type WebhookMessage = Readonly<{ headers: Readonly<Record<string, string>>; body: string }>;

/** What a message is good for. `payment`: it comes from the provider, and is about the order with this reference, or what has paid it. */
export type WebhookReading = Readonly<{ kind: 'payment'; reference: string } | { kind: 'forged' | 'ignored' }>;

/**
 * Reads a message of the provider. What it says is not used: it says when to look (decisions.md N42). A message about no order and no payment
 * that `isAwaited` holds for is ignored before anything is asked of the provider.
 */
export type ReadWebhook = (
  message: WebhookMessage,
  isAwaited: (reference: string) => boolean,
) => Promise<WebhookReading>;

export type RefundRequest = Readonly<{ capture: string; amount: Cents }>;

/** `reference`: the provider's name of it. PENDING: decided later. FAILED: the money did not go back, and this refund never will (Q3). */
export type RefundStatus = Readonly<{ reference: string; status: 'MADE' | 'PENDING' | 'FAILED' }>;

/**
 * A payment provider with a page of its own (decisions.md M2, N42). `key`: the provider does the work of one key once, and answers a
 * repetition with its first answer. All reject with ProviderRefused where the provider refuses for good, and with another error where it
 * is out of reach or the answer is not understood: then the same call may be repeated.
 */
export type PaymentProvider = Readonly<{
  create: (request: PaymentRequest, key: string) => Promise<Readonly<{ reference: string; redirectUrl: string }>>;
  look: (reference: string) => Promise<PaymentStatus>;
  /** Collects the money of an APPROVED order. */
  capture: (reference: string, key: string) => Promise<PaymentStatus>;
  /** From now on nobody can pay the order; where somebody has meanwhile, it is PAID. */
  expire: (reference: string, key: string) => Promise<PaymentStatus>;
  /** Starts a refund, and says how far it is now: a repetition asks for it anew. */
  refund: (request: RefundRequest, key: string) => Promise<RefundStatus>;
  /** Whether the money of a payment is still there; of one that the provider does not know nothing is said: KEPT. */
  lookAtCapture: (capture: string) => Promise<CaptureStatus>;
  /** Null where no webhook is set up: then the provider is asked more often. */
  readWebhook: ReadWebhook | null;
}>;

export type PaymentProviders = ReadonlyMap<OnlineMethod, PaymentProvider>;

/** The provider refuses the call for good: to repeat it would not help. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused';
}

/** The currency of all prices. */
export const currency = 'EUR';
