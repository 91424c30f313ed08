const firstNames = ['Anja', 'Björn', 'Çağla', 'Dörte', 'Émile', 'Frauke', 'Günter', 'Heike', 'İpek', 'Jürgen'];
const lastNames = [
  ...[
    'Aufschlag',
    'Ballwechsel',
    'Cross',
    'Doppelfehler',
    'Einstand',
    'Filzball',
    'Grundlinie',
    'Hartplatz',
    'Innenfeld',
  ],
  ...[
    'Jubelruf',
    'Korridor',
    'Longline',
    'Matchball',
    'Netzroller',
    'Oberrang',
    'Passierball',
    'Quersaite',
    'Rückhand',
  ],
  ...['Stoppball', 'Tiebreak'],
];

/** The common part of all e-mail addresses. */
export const listedAt = 'mitgliederliste.example';

type Cells = readonly string[];

const personOn = (line: number): Cells => {
  const index = line - firstLine;
  const [firstName, lastName] = [firstNames[index % 10] ?? '', lastNames[Math.floor(index / 10)] ?? ''];
  return [
    String(2_000 + index),
    firstName,
    lastName,
    `mitglied-${index}@${listedAt}`,
    'Lindenweg 7 b',
    '80331',
    'Musterstadt',
  ];
};

const heads = ['Mitgliedsnr.', 'Vorname', 'Name', 'E-Mail', 'Straße', 'PLZ', 'Ort'];
const firstLine = 2;
const places = { number: 0, firstName: 1, email: 3, zip: 5 } as const;
/** Line numbers as in an editor, with the invalid value of each. */
export const brokenLines = [
  { line: 12, place: 'firstName', value: '' },
  { line: 57, place: 'email', value: 'keine Adresse' },
  { line: 101, place: 'zip', value: '8033' },
  { line: 150, place: 'number', value: '2000' },
  { line: 201, place: 'email', value: 'anna@platzwart.example' },
] as const;

const asCsv = (rows: readonly Cells[]): string => `\uFEFF${rows.map((cells) => cells.join(';')).join('\r\n')}\r\n`;

/** A CSV export with 200 members of a club, on lines 2 to 201. */
export const members: readonly Cells[] = Array.from({ length: 200 }, (_, index) => personOn(firstLine + index));

const broken = members.map((cells, index) => {
  const fault = brokenLines.find(({ line }) => line === index + firstLine);
  return fault ? cells.with(places[fault.place], fault.value) : cells;
});

export const memberList = asCsv([heads, ...members]);
/** The same with five broken lines. */
export const brokenMemberList = asCsv([heads, ...broken]);
