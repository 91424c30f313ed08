/** Money at a payment provider about which an ADMIN has to do something. */
export const paymentTaskTextsDe = {
  paymentTasks: {
    title: 'Beim Zahlungsanbieter zu klären',
    text: 'Eine gescheiterte Erstattung ist nicht zurückgezahlt: Versuche es noch einmal, oder zahle auf anderem Weg zurück. Was der Anbieter zurückgeholt hat, ist wieder offen.',
    kinds: { REFUND_FAILED: 'Erstattung gescheitert', REVERSED: 'Zahlung zurückgeholt' },
    methods: { PAYPAL: 'PayPal', CREDIT_CARD: 'Kreditkarte', INVOICE: 'Rechnung', VOUCHER: 'Stundenkarte' },
    columns: { person: 'Person', what: 'Was', since: 'Seit', amount: 'Betrag', action: 'Was tun?' },
    retry: 'Noch einmal versuchen',
    retryNamed: 'Noch einmal versuchen: {{amount}} an {{name}}',
    retried: 'Der Anbieter wird noch einmal gefragt.',
    otherwise: 'Anders zurückgezahlt',
    otherwiseNamed: 'Anders zurückgezahlt: {{amount}} an {{name}}',
    ask: 'Ist das Geld auf anderem Weg zurückgezahlt?',
    asked: 'Der Verein hat {{amount}} an {{name}} zurückgezahlt, statt über {{method}}.',
    bill: 'Rechnung stellen',
    billNamed: 'Rechnung stellen: {{amount}} von {{name}}',
  },
} as const;
