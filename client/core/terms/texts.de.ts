export const termsTextsDe = {
  accept: 'Ich habe die Platz- und Spielordnung gelesen und halte mich daran.',
  link: 'Platz- und Spielordnung lesen',
  missing: 'Bitte stimme der Platz- und Spielordnung zu.',
} as const;
