/** What is paid too much, in the inbox of movements. */
export const creditTextsDe = {
  credit: {
    set: 'Als Guthaben',
    setNamed: 'Zahlung von {{name}} als Guthaben eintragen',
    title: 'Zu viel bezahlt: Guthaben',
    text: 'Für diese Rechnung ist nichts mehr offen. {{amount}} werden ein Guthaben dessen, an den sie gerichtet ist: auszuzahlen oder zu verrechnen.',
    number: 'Rechnungsnummer',
    numberMissing: 'Gib die Nummer der Rechnung ein, z. B. 2026-00012.',
  },
} as const;
