/** What was wanted in vain: part of the texts of the report. */
export const demandTextsDe = {
  demand: {
    name: 'Warteliste',
    title_one: '{{count}} von {{all}} Wünschen der Warteliste blieb ohne Platz',
    title_other: '{{count}} von {{all}} Wünschen der Warteliste blieben ohne Platz',
    none: 'Niemand stand auf der Warteliste',
    definition: 'Einträge der Warteliste für Tage des Zeitraums, nach dem, was aus ihnen wurde.',
    file: 'Warteliste',
    column: 'Ergebnis',
    entries: 'Einträge',
    outcomes: {
      ...{ WAITING: 'Wartet noch', BOOKED: 'Hat gebucht', LEFT: 'Zurückgezogen' },
      ...{ PASSED: 'Ohne Platz', RELEASED: 'Konto gesperrt' },
    },
  },
  refused: {
    name: 'Abgelehnte Buchungsversuche',
    title_one: '{{count}} Buchungsversuch wurde abgelehnt, für {{weekday}} {{hour}} Uhr',
    title_other: '{{count}} Buchungsversuche wurden abgelehnt, die meisten für {{weekday}} {{hour}} Uhr',
    none: 'Kein Buchungsversuch wurde abgelehnt',
    definition:
      'Versuche von Personen, für sich selbst zu buchen, nach dem Tag und der Stunde, in der das Spiel beginnen sollte. Gezählt wird stündlich und ohne Namen; was jemand in einer Stunde mehrmals versucht, zählt einmal. Was der Plan schon als belegt zeigt, versucht kaum jemand: Diese Nachfrage zeigt die Warteliste.',
    file: 'Abgelehnt',
    columns: { weekday: 'Wochentag', hour: 'Stunde ab', sport: 'Sportart', reason: 'Grund', attempts: 'Versuche' },
    reasons: {
      ERR_BOOKING_CONFLICT: 'Platz belegt',
      ERR_BOOKING_LIMIT: 'Grenze erreicht',
      ERR_BOOKING_TIME_INVALID: 'Zeit nicht buchbar',
      ERR_BOOKING_LEAVES_GAP: 'Lücke bliebe',
    },
  },
} as const;
