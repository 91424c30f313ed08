/** Texts of the waiting list of a day. */
export const waitingTextsDe = {
  action: 'Warteliste',
  title: 'Warteliste: {{date}}',
  none: 'An diesem Tag wartet niemand.',
  nobody: 'Gelöschtes Konto',
  steps: {
    JOINED: 'eingetragen',
    OFFERED: 'Angebot erhalten',
    TAKEN: 'Angebot angenommen',
    DECLINED: 'Angebot abgelehnt',
    EXPIRED: 'Angebot verfallen',
    DISPLACED: 'Angebot vom Verein zurückgenommen',
    BOOKED: 'hat gebucht',
    LEFT: 'wartet nicht mehr',
    PASSED: 'Zeit vorbei',
    RELEASED: 'Konto gesperrt oder gelöscht',
  },
};
