import type { LogFlaw } from '@platzwart/contracts/club';
import type { Language } from '@platzwart/contracts/core';

type FlawedFacts = Readonly<{ club: string; firstName: string; at: string; count: number }>;
type ProofNames = Readonly<Record<LogFlaw['proof'], string>>;
/** As the page "Betrieb" calls them. */
const proofsDe: ProofNames = {
  ...{ CHAIN: 'Kette', BOOKINGS: 'Doppelte Buchung', TOTALS: 'Summe', NUMBERS: 'Rechnungsnummer' },
};
const proofsEn: ProofNames = {
  ...{ CHAIN: 'Chain', BOOKINGS: 'Double booking', TOTALS: 'Total', NUMBERS: 'Invoice number' },
};
const whereOf = (position: string | null): string => position?.replace(/^0+(?=.)/, '') ?? '–';

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
  flawed: {
    subject: ({ club }: FlawedFacts) => `Im Protokoll von ${club} stimmt etwas nicht`,
    heading: () => 'Fehler im Protokoll',
    paragraphs: ({ firstName, at, count }: FlawedFacts) => [
      `Hallo ${firstName}, die Prüfung des Protokolls vom ${at} hat etwas gefunden, das nicht sein darf (${count}). Bitte gib diese E-Mail an die Person weiter, die euren Server betreut.`,
      'Buchen und Abrechnen gehen weiter. Prüft Rechnungen, die unten genannt sind, bevor ihr sie verschickt.',
    ],
    found: 'Gefunden',
    line: ({ proof, position, because }: LogFlaw) => `${proofsDe[proof]}, Position ${whereOf(position)}: ${because}`,
    button: 'Zum Betrieb',
    notes: () => ['Auf dem Server zeigt npm run verify-log dasselbe und nennt bei einer gebrochenen Kette den Ausweg.'],
  },
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
  flawed: {
    subject: ({ club }) => `Something is wrong in the log of ${club}`,
    heading: () => 'Errors in the log',
    paragraphs: ({ firstName, at, count }) => [
      `Hello ${firstName}, the check of the log of ${at} has found what must not be (${count}). Please pass this e-mail on to the person who looks after your server.`,
      'Booking and billing go on. Check the invoices that are named below before you send them.',
    ],
    found: 'Found',
    line: ({ proof, position, because }) => `${proofsEn[proof]}, position ${whereOf(position)}: ${because}`,
    button: 'To operations',
    notes: () => ['On the server npm run verify-log shows the same, and names the way out where the chain is broken.'],
  },
};

export const clubTexts: Readonly<Record<Language, typeof clubTextsDe>> = { de: clubTextsDe, en: clubTextsEn };
