/** Texts of the frame around the public pages. */
export const siteTextsDe = {
  menu: { label: 'Menü', events: 'Termine', book: 'Platz buchen', signIn: 'Anmelden' },
  descriptions: {
    imprint: 'Wer hinter dieser Seite steht: Anschrift, Vorstand und Kontakt von {{club}}.',
    privacy: 'Welche Daten {{club}} speichert, wozu, wie lange, und welche Rechte du hast.',
    terms: 'Was auf der Anlage von {{club}} gilt.',
  },
} as const;
