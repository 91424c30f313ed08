/** Texts of the screen in the club house. */
export const kioskTextsDe = {
  loading: 'Verbindung wird aufgebaut …',
  lost: 'Keine Verbindung. Es geht von selbst weiter.',
  gone: 'Dieser Bildschirm ist nicht mehr freigegeben.',
  goneHint: 'Im Dashboard unter „Bildschirme“ kann ein neuer Link erstellt werden.',
  noLink: {
    title: 'Bildschirm im Clubhaus',
    text: 'Diese Adresse zeigt die Plätze von heute erst mit dem Link eines Bildschirms. So geht es:',
    make: 'Ein Admin legt im Dashboard unter „Bildschirme“ einen Bildschirm an und kopiert den Link.',
    open: 'Öffne den Link auf diesem Gerät, am einfachsten aus einer Nachricht an dich selbst.',
    keep: 'Mach ihn zur Startseite des Browsers: Dann muss ihn niemand wieder eintippen.',
    link: 'Zu den Bildschirmen im Dashboard',
  },
  taken: 'belegt bis {{time}}',
  shut: '{{reason}}: gesperrt bis {{time}}',
  free: 'frei bis {{time}}',
  freeAllDay: 'heute frei',
  closed: 'geschlossen',
  booked: 'gebucht',
  none: 'Keine Plätze eingerichtet.',
} as const;
