import type { Language } from '@platzwart/contracts/core';

type Facts = Readonly<{ club: string; firstName: string; at: string }>;

const clubTextsDe = {
  subject: ({ club }: Facts) => `Prüfsumme des Protokolls von ${club}`,
  heading: () => 'Prüfsumme des Protokolls',
  paragraphs: ({ firstName, club, at }: Facts) => [
    `Hallo ${firstName}, ${club} hat dich als die Person benannt, die das Protokoll aller Buchungen und Änderungen außerhalb des Servers bezeugt.`,
    `Die angehängte Datei hält fest, wie es am ${at} endete. Bewahre diese E-Mail auf und gib sie niemandem, der den Server betreut.`,
  ],
  streams: 'Einträge',
  line: (stream: string, events: string) => `${stream}: ${events}`,
  button: 'Zur Verwaltung',
  notes: () => [
    'So wird geprüft, ob seitdem etwas geändert oder entfernt wurde: npm run verify-log -- --head DATEI, mit der angehängten Datei.',
  ],
};

const clubTextsEn: typeof clubTextsDe = {
  subject: ({ club }) => `Checksum of the log of ${club}`,
  heading: () => 'Checksum of the log',
  paragraphs: ({ firstName, club, at }) => [
    `Hello ${firstName}, ${club} has named you as the person who witnesses the log of all bookings and changes outside of its server.`,
    `The attached file records how the log ended on ${at}. Keep this e-mail, and do not give it to anybody who looks after the server.`,
  ],
  streams: 'Entries',
  line: (stream, events) => `${stream}: ${events}`,
  button: 'To the administration',
  notes: () => [
    'To check whether anything has been changed or removed since then: npm run verify-log -- --head FILE, with the attached file.',
  ],
};

export const clubTexts: Readonly<Record<Language, typeof clubTextsDe>> = { de: clubTextsDe, en: clubTextsEn };
