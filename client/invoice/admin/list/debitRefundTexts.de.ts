/** What direct debits have collected for invoices that were paid otherwise meanwhile. */
export const debitRefundTextsDe = {
  debitRefunds: {
    title: 'Doppelt bezahlt, auch per Lastschrift',
    text: 'Diese Rechnungen waren schon anders bezahlt, als die Lastschrift eintraf. Was zu viel eingezogen ist, zahlt der Verein zurück.',
    columns: { person: 'Person', invoice: 'Rechnung', day: 'Eingezogen am', amount: 'Zu viel', action: 'Erledigt?' },
    actionNamed: 'Zurückgezahlt: {{amount}} an {{name}}, Rechnung {{number}}',
    asked: 'Rechnung {{number}}: Der Verein hat {{amount}} an {{name}} zurückgezahlt.',
  },
} as const;
