/** Closing courts for the rest of today. */
export const closureTextsDe = {
  closure: {
    title: 'Plätze sperren',
    back: 'Zum Kalender',
    why: 'Warum',
    causes: { RAIN: 'Regen', CARE: 'Platzpflege', OTHER: 'Anderer Grund' },
    reason: 'Grund',
    reasonHelp: 'Alle sehen ihn im Plan, und er steht in den E-Mails. Nenne keine Personen.',
    reasonMissing: 'Gib einen Grund an.',
    until: 'Gesperrt bis',
    span: 'Heute, {{time}}. Du kannst jederzeit früher öffnen.',
    close_one: '{{count}} Platz sperren',
    close_other: '{{count}} Plätze sperren',
    done_one: '{{count}} Platz ist gesperrt bis {{until}} Uhr.',
    done_other: '{{count}} Plätze sind gesperrt bis {{until}} Uhr.',
    undone_zero: 'Zurückgenommen.',
    undone_one: 'Zurückgenommen, {{count}} Buchung ist wieder da.',
    undone_other: 'Zurückgenommen, {{count}} Buchungen sind wieder da.',
    undoTooLate:
      'Rückgängig geht nur zehn Minuten lang und solange gesperrt ist. Öffne die Plätze unter „Plätze sperren“.',
    over: 'Für heute ist der Betrieb vorbei. Andere Tage sperrst du mit „Neue Buchung“.',
    now: 'Heute gesperrt',
    what: '{{reason}}, {{time}}: {{courts}}',
    reopen: 'Wieder öffnen',
    reopenThis: 'Wieder öffnen: {{what}}',
    reopened: 'Wieder geöffnet, die Plätze können gebucht werden.',
  },
} as const;
