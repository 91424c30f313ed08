export const cancelBookingTextsDe = {
  action: 'Stornieren',
  title: 'Deine Buchung',
  question: 'Buchung stornieren?',
  confirm: 'Jetzt stornieren',
  keep: 'Buchung behalten',
  until: 'Kostenfrei stornierbar bis {{until}}.',
  consequence: {
    nothingPaid: 'Der Platz wird sofort wieder frei. Du musst nichts bezahlen.',
    free: 'Der Platz wird sofort wieder frei.',
  },
  tooLate: 'Stornieren war bis {{until}} möglich. Wenn du nicht spielen kannst, melde dich beim Verein:',
  notPossible: 'Diese Buchung kannst du nicht selbst stornieren. Melde dich beim Verein:',
  over: 'Diese Buchung ist vorbei.',
  done: 'Storniert: {{booking}}.',
} as const;
