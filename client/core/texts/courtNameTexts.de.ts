/** The names that courts have by default, by their first word. */
export const courtNameTextsDe = {
  Platz: 'Platz {{number}}',
  Halle: 'Halle {{number}}',
  Box: 'Box {{number}}',
} as const;
