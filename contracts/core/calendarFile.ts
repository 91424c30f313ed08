/** One entry of a calendar; both ends are epoch milliseconds. */
export type CalendarEntry = Readonly<{
  /** Never changes for a booking, so that a second import replaces the first. */
  uid: string;
  startsAt: number;
  endsAt: number;
  title: string;
  location: string;
  description: string;
}>;

/** `20260615T160000Z`: UTC instants need no zone table, and every calendar shows them in its owner's zone. */
const utcStamp = (epochMilliseconds: number): string =>
  new Date(epochMilliseconds).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** RFC 5545 §3.3.11. */
const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (char) => `\\${char}`).replaceAll(/\r?\n/g, '\\n');

const maxLineBytes = 75;

/** RFC 5545 §3.1: no line exceeds 75 bytes; the rest follows after a line end and one space. Characters are never split. */
const foldLine = (line: string): string => {
  const encoder = new TextEncoder();
  let bytes = 0;
  const characters = Array.from(line, (character) => {
    const size = encoder.encode(character).length;
    const fits = bytes + size <= maxLineBytes;
    bytes = fits ? bytes + size : 1 + size;
    return fits ? character : `\r\n ${character}`;
  });
  return characters.join('');
};

const entryLines = (entry: CalendarEntry, writtenAt: number): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}@platzwart`,
  `DTSTAMP:${utcStamp(writtenAt)}`,
  `DTSTART:${utcStamp(entry.startsAt)}`,
  `DTEND:${utcStamp(entry.endsAt)}`,
  `SUMMARY:${escapeText(entry.title)}`,
  `LOCATION:${escapeText(entry.location)}`,
  `DESCRIPTION:${escapeText(entry.description)}`,
  'END:VEVENT',
];

/** The text of an .ics file (RFC 5545) with these entries, written at `writtenAt` (epoch milliseconds). */
export const calendarFile = (entries: readonly CalendarEntry[], writtenAt: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Platzwart//Platzwart//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => entryLines(entry, writtenAt)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
