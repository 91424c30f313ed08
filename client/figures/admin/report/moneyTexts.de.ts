/** Money by the day of play, of the invoice and of the payment. */
export const moneyTextsDe = {
  revenue: {
    name: 'Erlös nach Spieltag',
    title:
      '{{total}} sind für diese Spieltage zu zahlen, {{perHour}} je buchbarer Stunde; nach Preisliste wären es {{list}}',
    definition:
      'Preise der Buchungen nach ihrem Spieltag, brutto, mit Gastgebühr. Zu zahlen ist, was nach Rabatten bleibt, auch für stornierte Buchungen, die fällig bleiben. Wann Geld eingegangen ist, sagt diese Zahl nicht.',
    file: 'Erloes',
    columns: { day: 'Spieltag', list: 'Nach Preisliste', price: 'Zu zahlen' },
  },
  views: {
    name: 'Erlös nach drei Stichtagen',
    title: '{{billed}} wurden in Rechnung gestellt, {{received}} sind eingegangen; gespielt wurde für {{played}}',
    before: '(Vergleich: {{billed}} gestellt, {{received}} eingegangen)',
    definition:
      'Drei Sichten auf dasselbe Geld, die nicht zusammengezählt werden dürfen. Nach Spieltag: Preise der Buchungen dieses Tages, auch wenn noch keine Rechnung gestellt ist; ohne Stundenkarten. Nach Rechnungsdatum: was Rechnungen dieses Tages fordern, Stornorechnungen abgezogen. Nach Zahlungstag: was überwiesen, beim Verein oder online bezahlt wurde, Erstattungen und zurückgenommene Zahlungen abgezogen. Alles brutto.',
    file: 'Erloes_nach_Stichtagen',
    day: 'Tag oder Monat',
    columns: { price: 'Nach Spieltag', billed: 'Nach Rechnungsdatum', received: 'Nach Zahlungstag' },
  },
} as const;
