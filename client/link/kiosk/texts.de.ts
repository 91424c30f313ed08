/** Texts of the screen in the club house. */
export const kioskTextsDe = {
  loading: 'Verbindung wird aufgebaut …',
  lost: 'Keine Verbindung. Es geht von selbst weiter.',
  gone: 'Dieser Bildschirm ist nicht mehr freigegeben.',
  goneHint:
    'Öffne auf diesem Gerät die Adresse ohne den Teil hinter „/kiosk“: Dann zeigt es einen Code, mit dem ein Admin es koppelt.',
  pairing: {
    title: 'Bildschirm im Clubhaus',
    how: 'Ein Admin scannt das Bild oder gibt diesen Code im Dashboard unter „Bildschirme“ ein. Dann zeigt dieses Gerät die Plätze von heute.',
    code: 'Code: {{code}}',
    picture: 'QR-Code: öffnet die Seite, auf der ein Admin diesen Bildschirm koppelt',
    ends: 'Der Code gilt zehn Minuten. Danach steht hier von selbst ein neuer.',
    busy: 'In diesem Netz warten schon zu viele Bildschirme auf einen Admin. In einigen Minuten steht hier von selbst ein Code.',
    lost: 'Keine Verbindung. Der Code kommt von selbst, sobald sie wieder da ist.',
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
