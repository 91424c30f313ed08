export const cancelBookingTextsDe = {
  action: 'Stornieren',
  title: 'Deine Buchung',
  question: 'Buchung stornieren?',
  confirm: 'Jetzt stornieren',
  keep: 'Buchung behalten',
  until: 'Kostenfrei stornierbar bis {{until}}.',
  releaseUntil: 'Diesen Termin deines Abos kannst du bis {{until}} freigeben.',
  consequence: {
    nothingPaid: 'Der Platz wird sofort wieder frei. Du musst nichts bezahlen.',
    free: 'Der Platz wird sofort wieder frei.',
    season: 'Der Platz wird frei; dein Abo-Preis bleibt.',
  },
  tooLate: 'Nicht stornierbar (Frist {{notice}}). Wenn du nicht spielen kannst, melde dich beim Verein:',
  notPossible: 'Diese Buchung kannst du nicht selbst stornieren. Melde dich beim Verein:',
  over: 'Diese Buchung ist vorbei.',
  done: 'Storniert: {{booking}}.',
} as const;
