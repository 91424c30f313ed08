export const figuresAdminTextsDe = {
  title: 'Kennzahlen {{year}}',
  live: 'Die Zahlen ändern sich, sobald etwas geschieht.',
  definition: 'Was zählt: {{name}}',
  totals: {
    users: 'Konten',
    bookings: 'Buchungen',
    events: 'Veranstaltungen',
    vouchers: 'Stundenkarten',
    teams: 'Mannschaften',
  },
  definitions: {
    users: 'Alle Konten, die bestätigt und nicht gesperrt sind.',
    bookings:
      'Alle Buchungen mit Spieltag in diesem Kalenderjahr, die nicht storniert sind, auch Training, Abos, Veranstaltungen und Sperren des Vereins. Jeder Termin einer Serie zählt einzeln.',
    events: 'Alle Veranstaltungen, die in diesem Kalenderjahr stattfinden und nicht abgesagt sind.',
    vouchers: 'Alle Stundenkarten, die in diesem Kalenderjahr bestellt wurden.',
    teams: 'Alle Mannschaften auf der Website.',
    byCategory: 'Die nicht stornierten Buchungen dieses Kalenderjahres nach ihrer Art.',
    singles:
      'Preise der Einzelbuchungen von Mitgliedern und Gästen mit Spieltag in diesem Kalenderjahr, brutto und mit Gastgebühr. Bei stornierten zählt nur, was trotzdem zu zahlen ist.',
  },
  byCategory: 'Buchungen nach Art',
  singles: 'Einzelbuchungen in Euro',
  states: { BOOKED: 'Gebucht', CANCELED: 'Storniert, trotzdem fällig', INVOICED: 'Abgerechnet', PAID: 'Bezahlt' },
} as const;
