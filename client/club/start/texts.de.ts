/** Texts of the start page. */
export const startTextsDe = {
  title: 'Willkommen',
  intro: 'Platz aussuchen, buchen, spielen: sieh live, was frei ist.',
  book: 'Platz buchen',
  register: 'Als Gast registrieren',
} as const;
