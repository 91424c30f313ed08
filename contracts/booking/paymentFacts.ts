import { type FactLabel, type FactsOf, asText, detail, group, hidden, rows, value, words } from '../core/facts.ts';
import type { OnlineMethod } from './onlinePayment.ts';
import type { PaymentEvent } from './paymentEvents.ts';

const providers: Readonly<Record<OnlineMethod, FactLabel>> = {
  PAYPAL: ['PayPal', 'PayPal'],
  CREDIT_CARD: ['Kreditkarte', 'Credit card'],
};
const id = hidden('ID');
const order = { orderId: detail(value(['Auftrag', 'Order'], asText.text)), personId: hidden('SUBJECT') };
const amount = value(['Betrag', 'Amount'], asText.euros);
const method = words(['Anbieter', 'Provider'], providers);
const payment = value(['Zahlung beim Anbieter', 'Payment at the provider'], asText.text);
const refund = { ...order, refundId: id, bookingId: id, amount };
const reference = value(['Erstattung beim Anbieter', 'Refund at the provider'], asText.text);
const attempt = value(['Versuch', 'Attempt'], asText.plain);
const day = value(['Tag', 'Day'], asText.day);

/** How a history shows the events about online payments. */
export const paymentFacts = {
  PaymentStarted: {
    ...{ ...order, method, amount, expiresAt: value(['Reserviert bis', 'Held until'], asText.instant) },
    // What is booked has entries of its own, once it is paid.
    bookings: value(['Plätze', 'Courts'], asText.size),
    players: detail(value(['Nennungen von Mitspielern', 'Bookings with players'], asText.size)),
  },
  PaymentIntentCreated: {
    ...order,
    reference: value(['Auftrag beim Anbieter', 'Order at the provider'], asText.text),
    // Whoever has the address could pay in the person's name.
    redirectUrl: hidden('SECRET'),
  },
  PaymentReceived: {
    ...{ ...order, method, amount, capture: payment },
    booked: value(['Gebucht', 'Booked'], asText.yesNo),
    shares: rows(['Davon', 'Of it'], ['date'], {
      ...{ bookingId: id, date: day },
      price: value(['Platz', 'Court'], asText.euros),
      guestFee: value(['Gastgebühr', 'Guest fee'], asText.euros),
    }),
  },
  PaymentDeclined: order,
  PaymentEnded: {
    ...order,
    outcome: words(['Ausgang', 'Outcome'], {
      DECLINED: ['vom Anbieter abgelehnt', 'declined by the provider'],
      EXPIRED: ['die Zeit ist abgelaufen', 'the time is up'],
      REPLACED: ['neu bestellt', 'ordered anew'],
      DISPLACED: ['der Verein braucht den Platz', 'the club took the court'],
      ABANDONED: ['abgebrochen', 'abandoned'],
      RELEASED: ['die Person wurde gelöscht', 'the person was erased'],
    }),
  },
  PaymentClosed: order,
  RefundDue: {
    ...{ ...refund, method, capture: payment },
    reason: words(['Grund', 'Reason'], {
      CANCELLED: ['storniert', 'cancelled'],
      TOO_LATE: ['zu spät oder mit anderem Betrag eingegangen', 'arrived too late or with another amount'],
    }),
  },
  RefundMade: {
    ...{ ...refund, reference },
    otherwise: group(['Auf anderem Weg', 'In another way'], {
      method: words(['Weg', 'Way'], {
        BANK: ['Überweisung', 'Transfer'],
        OTHER: ['Bar oder anders', 'Cash or otherwise'],
      }),
      refundedOn: value(['Zurückgezahlt am', 'Paid back on'], asText.day),
    }),
  },
  RefundFailed: { ...refund, method, reference, attempt },
  RefundRetried: { ...refund, attempt },
  PaymentReversed: {
    ...{ ...order, bookingId: id, method, amount, capture: payment },
    cause: words(['Grund', 'Reason'], {
      REVERSED: ['vom Anbieter zurückgeholt', 'taken back by the provider'],
      REFUNDED: ['beim Anbieter erstattet', 'refunded at the provider'],
    }),
  },
} as const satisfies FactsOf<PaymentEvent>;
