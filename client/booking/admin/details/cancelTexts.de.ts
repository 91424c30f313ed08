/** Of cancelling a booking for the club. */
export const cancelTextsDe = {
  cancel: {
    action: 'Stornieren …',
    title: 'Buchung stornieren?',
    text: 'Der Platz wird frei. {{name}} bekommt eine E-Mail mit deinem Grund.',
    textClub: 'Der Platz wird frei.',
    billed:
      'Die unbezahlte Rechnung darüber wird mit storniert und der Rest neu in Rechnung gestellt. Nur eine, deren Lastschrift schon bei der Bank ist, bleibt zunächst bestehen.',
    reason: 'Grund',
    reasonMissing: 'Gib einen Grund an.',
    price: 'Preis',
    refund: {
      FULL: 'Wird erlassen: Nichts ist zu bezahlen, Bezahltes geht zurück.',
      NONE: 'Bleibt: {{price}} sind zu bezahlen.',
      hours: 'Bleibt: Die Stunden der Karte sind verbraucht.',
      season: 'Bleibt: Die stornierten Termine sind trotzdem zu bezahlen.',
      late: 'Bleibt, wo die Stornofrist vorbei ist. Für die anderen Termine wird er erlassen.',
    },
    keep: 'Nicht stornieren',
    confirm: 'Stornieren',
    undoneSeries: 'Die stornierten Termine stehen wieder, soweit ihr Platz noch frei ist.',
    done: {
      THIS: 'Die Buchung ist storniert, der Platz ist frei.',
      FOLLOWING: 'Dieser Termin und alle späteren sind storniert. Was schon begonnen hat, bleibt.',
      ALL: 'Die Termine der Serie, die noch nicht begonnen haben, sind storniert.',
    },
  },
} as const;
