import { type Language, shownPosition } from '@platzwart/contracts/core';

type Counted = Readonly<{ shown: number; all: number }>;
type Fact = Readonly<{ label: string; value: string; before: string | null }>;
const locales: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

/** Of documents about what the log says; what happened is said by the sentences of the history. */
export const evidenceTexts = {
  de: {
    title: 'Nachweis: Verlauf eines Vorgangs',
    fileName: 'Nachweis',
    intro: (at: string) =>
      `Dieser Nachweis gibt wieder, was das Protokoll des Vereins über diesen Vorgang enthält. Erstellt am ${at}.`,
    subject: (id: string) => `Vorgang: ${id}`,
    range: (from: string, to: string) =>
      `Einträge von Protokollposition ${shownPosition(from)} bis ${shownPosition(to)}`,
    head: (position: string) => `Stand des Protokolls: Position ${shownPosition(position)}`,
    partial: ({ shown, all }: Counted) => `Enthalten sind die letzten ${shown} von ${all} Einträgen.`,
    court: ({ sport, court }: Readonly<{ sport: string; court: number }>) => `${sport}, Platz ${court}`,
    before: (what: string) => `Bisher: ${what}`,
    fact: ({ label, value, before }: Fact) => `${label}: ${value}${before === null ? '' : `, bisher: ${before}`}`,
    event: ({ type, eventId }: Readonly<{ type: string; eventId: string }>) => `Ereignis ${type}, Kennung ${eventId}`,
    place: ({ position, stream, revision }: Readonly<{ position: string; stream: string; revision: number }>) =>
      `Protokollposition ${shownPosition(position)}, Strom ${stream}, Nummer ${revision}`,
    hash: (hash: string) => `SHA-256: ${hash}`,
    previousHash: (hash: string) => `Prüfsumme des vorigen Ereignisses im Strom: ${hash}`,
    missing: 'Achtung: Dieses Ereignis steht so nicht im Protokoll. Der Nachweis gilt für diesen Eintrag nicht.',
    check: 'So wird der Nachweis geprüft',
    howTo: [
      'Jede Prüfsumme gilt für ein ganzes Ereignis und schließt die des vorigen Ereignisses ein. Wer ein früheres Ereignis ändert oder entfernt, ändert deshalb alle späteren Prüfsummen seines Stroms.',
      'Wer die Anwendung betreibt, lässt mit „npm run verify-log“ das ganze Protokoll prüfen. Findet die Prüfung nichts und zeigt ein neuer Nachweis dieselben Prüfsummen wie dieser, ist seit seiner Erstellung nichts davon geändert worden.',
    ],
    page: (number: number, pages: number) => `Seite ${number} von ${pages}`,
  },
  en: {
    title: 'Evidence: history of a case',
    fileName: 'Evidence',
    intro: (at: string) => `This document shows what the club's log contains about this case. Made on ${at}.`,
    subject: (id: string) => `Case: ${id}`,
    range: (from: string, to: string) =>
      `Entries from position ${shownPosition(from)} to ${shownPosition(to)} of the log`,
    head: (position: string) => `End of the log: position ${shownPosition(position)}`,
    partial: ({ shown, all }: Counted) => `It has the last ${shown} of ${all} entries.`,
    court: ({ sport, court }: Readonly<{ sport: string; court: number }>) => `${sport}, court ${court}`,
    before: (what: string) => `Before: ${what}`,
    fact: ({ label, value, before }: Fact) => `${label}: ${value}${before === null ? '' : `, before: ${before}`}`,
    event: ({ type, eventId }: Readonly<{ type: string; eventId: string }>) => `Event ${type}, id ${eventId}`,
    place: ({ position, stream, revision }: Readonly<{ position: string; stream: string; revision: number }>) =>
      `Position ${shownPosition(position)} of the log, stream ${stream}, number ${revision}`,
    hash: (hash: string) => `SHA-256: ${hash}`,
    previousHash: (hash: string) => `Checksum of the event before it in the stream: ${hash}`,
    missing: 'Attention: the log does not contain this event in this form. This entry is not proven.',
    check: 'How to check this document',
    howTo: [
      'Each checksum is of a whole event and includes the checksum of the event before it. Whoever changes or removes an earlier event therefore changes all later checksums of its stream.',
      'Whoever runs the application has the whole log checked by "npm run verify-log". Where that finds nothing and new evidence has the same checksums as this one, nothing of it has been changed since.',
    ],
    page: (number: number, pages: number) => `Page ${number} of ${pages}`,
  },
} as const satisfies Record<Language, unknown>;

/** `15.06.2026, 10:30:00`, in the club's time. */
export const clubInstant = (instant: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    ...{ dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Berlin' },
  }).format(instant);

export const clubDay = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(`${date}T12:00:00Z`),
  );
