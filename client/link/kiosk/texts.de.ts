/** Texts of the screen in the club house. */
export const kioskTextsDe = {
  loading: 'Verbindung wird aufgebaut …',
  lost: 'Keine Verbindung. Es geht von selbst weiter.',
  gone: 'Dieser Bildschirm ist nicht mehr freigegeben.',
  goneHint: 'Im Dashboard unter „Bildschirme“ kann ein neuer Link erstellt werden.',
  taken: 'belegt bis {{time}}',
  free: 'frei bis {{time}}',
  freeAllDay: 'heute frei',
  closed: 'geschlossen',
  booked: 'gebucht',
  none: 'Keine Plätze eingerichtet.',
} as const;
