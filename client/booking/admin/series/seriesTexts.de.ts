/** Texts of the dates that a series leaves out. */
export const seriesTextsDe = {
  skipped: 'Ausgelassene Termine der Serie',
  skippedDate: '{{date}}, Platz {{courts}}',
  reasons: {
    TAKEN: 'war belegt',
    CHOSEN: 'so gewählt',
    NO_SUCH_DAY: 'der Monat hat diesen Tag nicht, das ist sein letzter',
  },
  add: 'Nachtragen',
  addNamed: 'Nachtragen: {{what}}',
  added: 'Der Termin ist gebucht.',
  taken: 'Der Platz ist an diesem Tag noch belegt.',
} as const;
