/** Texts of the dates of a series without a booking. */
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
  taken: 'Der Platz ist an diesem Tag belegt.',
  takenBy: '{{date}}, Platz {{court}}: belegt durch {{what}}',
  cancelled: 'Stornierte Termine der Serie',
  cancelledPlace: 'Platz {{court}}, {{time}}',
  again: 'Wieder aufnehmen',
  againNamed: 'Wieder aufnehmen: {{what}}',
  more: '{{count}} weitere zeigen',
} as const;
