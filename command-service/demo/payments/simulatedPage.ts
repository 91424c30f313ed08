import { type Delivery, type SimulatedPayment, type SimulatedPayments, deliveries } from './simulatedPayments.ts';

const texts = {
  de: {
    title: 'Probezahlung',
    note: 'Dies ist kein echter Anbieter: Es fließt kein Geld.',
    amount: 'Betrag',
    pay: 'Bezahlen',
    decline: 'Zahlung ablehnen lassen',
    cancel: 'Abbrechen',
    leave: 'Bezahlen, ohne zurückzukehren',
    declined: 'Die Karte wurde abgelehnt. Du kannst es noch einmal versuchen.',
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
    decline: 'Have the payment declined',
    cancel: 'Cancel',
    leave: 'Pay without coming back',
    declined: 'The card was declined. You can try again.',
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

export const pageActions = ['pay', 'decline', 'cancel', 'leave'] as const;
export type PageAction = (typeof pageActions)[number];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:2rem auto;padding:0 1rem}' +
  'label,select{display:block;width:100%}select{min-height:48px;margin:.25rem 0 1rem;font:inherit}' +
  'button{display:block;width:100%;min-height:48px;margin:.75rem 0;font:inherit}dd{margin:0;font-size:1.5rem;font-weight:700}';

/** What the page says of a payment that nobody can make any more. */
const ends = { APPROVED: 'over', PAID: 'over', REFUSED: 'refused', EXPIRED: 'expired' } as const;

const names = { paypal: 'PayPal', stripe: 'Stripe Checkout' } as const;

/** The page on which a person pays with a simulated provider. */
export const simulatedPage = (payment: SimulatedPayment, language: PageLanguage, wasDeclined: boolean): string => {
  const text = texts[language];
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(payment.amount / 100);
  const buttons = pageActions.map((action) => `<button name="action" value="${action}">${text[action]}</button>`);
  const options = deliveries.map((each) => `<option value="${each}">${text.deliveries[each]}</option>`);
  const choice = `<label>${text.delivery}<select name="delivery">${options.join('')}</select></label>`;
  const body =
    payment.status === 'OPEN'
      ? `<form method="post">${choice}${buttons.join('')}</form>`
      : `<p role="status">${text[ends[payment.status]]}</p><p><a href="${escaped(payment.returnUrl)}">${text.back}</a></p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.title}</title><style>${style}</style></head>
<body><main><h1>${names[payment.provider]}: ${text.title}</h1><p>${text.note}</p>
<dl><dt>${text.amount}</dt><dd>${amount}</dd></dl>${wasDeclined ? `<p role="alert">${text.declined}</p>` : ''}${body}</main></body></html>`;
};

/** What the page's visitor does; `returns`: the browser goes back to the club. */
export const visit = (
  payments: SimulatedPayments,
  payment: SimulatedPayment,
  { action, delivery }: Readonly<{ action: PageAction; delivery: Delivery }>,
): Readonly<{ payment: SimulatedPayment; returns: boolean; wasDeclined: boolean }> => {
  if (payment.status !== 'OPEN') return { payment, returns: action !== 'leave', wasDeclined: false };
  const isPayPal = payment.provider === 'paypal';
  if (action === 'cancel') return { payment, returns: true, wasDeclined: false };
  if (action === 'decline')
    return isPayPal
      ? { payment: payments.put({ ...payment, delivery, status: 'REFUSED' }), returns: true, wasDeclined: false }
      : { payment, returns: false, wasDeclined: true };
  const paid = payments.put({ ...payment, delivery, status: isPayPal ? 'APPROVED' : 'PAID' });
  return { payment: paid, returns: action === 'pay', wasDeclined: false };
};
