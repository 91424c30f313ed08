import { type SimulatedPayment, deliveries, refundAnswers } from './simulatedPayments.ts';
import { type PageAction, actionsOf } from './simulatedVisit.ts';

const texts = {
  de: {
    title: 'Probezahlung',
    note: 'Dies ist kein echter Anbieter: Es fließt kein Geld.',
    amount: 'Betrag',
    pay: 'Bezahlen',
    review: 'Bezahlen, der Anbieter prüft noch',
    accept: 'Prüfung: Zahlung annehmen',
    refuse: 'Prüfung: Zahlung ablehnen',
    reverse: 'Zahlung zurückholen, wie nach einem Streitfall',
    decline: 'Zahlung ablehnen lassen',
    cancel: 'Abbrechen',
    leave: 'Bezahlen, ohne zurückzukehren',
    declined: 'Die Karte wurde abgelehnt. Du kannst es noch einmal versuchen.',
    pending: 'Der Anbieter prüft diese Zahlung noch.',
    reversed: 'Diese Zahlung wurde zurückgeholt.',
    refund: 'Muss der Verein Geld erstatten, dann …',
    refunds: {
      MADE: 'gelingt das sofort',
      PENDING: 'dauert es eine Weile',
      FAILED: 'scheitert der erste Versuch',
      CANCELLED: 'wird der erste Versuch abgebrochen',
    },
    over: 'Diese Zahlung ist abgeschlossen. Du kannst dieses Fenster schließen.',
    refused: 'Diese Zahlung wurde abgelehnt. Es ist nichts bezahlt.',
    expired: 'Diese Zahlung ist abgelaufen oder wurde abgebrochen. Es ist nichts bezahlt.',
    back: 'Zurück zum Verein',
    delivery: 'Die Nachricht an den Verein, dass sich etwas getan hat, …',
    deliveries: {
      once: 'kommt einmal an',
      twice: 'kommt zweimal an',
      late: 'kommt 20 Sekunden zu spät an',
      reversed: 'kommt vor einer älteren an',
      lost: 'geht verloren',
      forged: 'ist gefälscht',
    },
  },
  en: {
    title: 'Test payment',
    note: 'This is no real provider: no money is moved.',
    amount: 'Amount',
    pay: 'Pay',
    review: 'Pay, the provider still examines it',
    accept: 'Examination: accept the payment',
    refuse: 'Examination: refuse the payment',
    reverse: 'Take the payment back, as after a dispute',
    decline: 'Have the payment declined',
    cancel: 'Cancel',
    leave: 'Pay without coming back',
    declined: 'The card was declined. You can try again.',
    pending: 'The provider still examines this payment.',
    reversed: 'This payment was taken back.',
    refund: 'If the club has to refund money, …',
    refunds: {
      MADE: 'that succeeds at once',
      PENDING: 'it takes a while',
      FAILED: 'the first attempt fails',
      CANCELLED: 'the first attempt is cancelled',
    },
    over: 'This payment is complete. You can close this window.',
    refused: 'This payment was declined. Nothing has been paid.',
    expired: 'This payment has expired or was cancelled. Nothing has been paid.',
    back: 'Back to the club',
    delivery: 'The message to the club that something has happened …',
    deliveries: {
      once: 'arrives once',
      twice: 'arrives twice',
      late: 'arrives 20 seconds late',
      reversed: 'is followed by an older one',
      lost: 'is lost',
      forged: 'is forged',
    },
  },
};
export type PageLanguage = keyof typeof texts;
export const pageLanguage = (accepted = ''): PageLanguage => (/^\s*en\b/i.test(accepted) ? 'en' : 'de');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:2rem auto;padding:0 1rem}' +
  'label,select{display:block;width:100%}select{min-height:48px;margin:.25rem 0 1rem;font:inherit}' +
  'button{display:block;width:100%;min-height:48px;margin:.75rem 0;font:inherit}dd{margin:0;font-size:1.5rem;font-weight:700}';

/** What the page says of a payment that nobody can make any more. */
const ends = {
  ...({ APPROVED: 'over', PAID: 'over', REFUSED: 'refused', DENIED: 'refused', EXPIRED: 'expired' } as const),
  ...({ PENDING: 'pending', REVERSED: 'reversed' } as const),
};

const choice = (name: string, label: string, options: readonly (readonly [value: string, text: string])[]): string => {
  const all = options.map(([value, text]) => `<option value="${value}">${text}</option>`);
  return `<label>${label}<select name="${name}">${all.join('')}</select></label>`;
};

const names = { paypal: 'PayPal', stripe: 'Stripe Checkout' } as const;

/** The page on which a person pays with a simulated provider. */
export const simulatedPage = (payment: SimulatedPayment, language: PageLanguage, wasDeclined: boolean): string => {
  const text = texts[language];
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(payment.amount / 100);
  const button = (action: PageAction) => `<button name="action" value="${action}">${text[action]}</button>`;
  const form = (fields: string) => `<form method="post">${fields}${actionsOf(payment).map(button).join('')}</form>`;
  const choices =
    choice(
      'delivery',
      text.delivery,
      deliveries.map((each) => [each, text.deliveries[each]]),
    ) +
    choice(
      'refund',
      text.refund,
      refundAnswers.map((each) => [each, text.refunds[each]]),
    );
  const body =
    payment.status === 'OPEN'
      ? form(choices)
      : `<p role="status">${text[ends[payment.status]]}</p>${actionsOf(payment).length > 0 ? form('') : ''}<p><a href="${escaped(payment.returnUrl)}">${text.back}</a></p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.title}</title><style>${style}</style></head>
<body><main><h1>${names[payment.provider]}: ${text.title}</h1><p>${text.note}</p>
<dl><dt>${text.amount}</dt><dd>${amount}</dd></dl>${wasDeclined ? `<p role="alert">${text.declined}</p>` : ''}${body}</main></body></html>`;
};
