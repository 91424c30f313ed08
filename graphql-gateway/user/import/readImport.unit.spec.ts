import { maxPeoplePerImport } from '@platzwart/contracts/user';
import { describe, expect, it } from 'vitest';
import { readImport } from './readImport.ts';

let ids = 0;
const rules = {
  discount: 5,
  idOf: () => `e0000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
};
const heads = 'Mitgliedsnummer;Vorname;Nachname;E-Mail;Telefon;Straße;Hausnummer;PLZ;Ort;Rolle;Rabatt;Sprache';
const anna = '1001;Anna;Ähre;Anna@Platzwart.example;+49 89 1000;Am Netz;7b;12345;Musterstadt;Mitglied;10 %;de';
const read = (...lines: readonly string[]) => readImport(lines.join('\n'), rules);
const people = (...lines: readonly string[]) => read(...lines).lines.map(({ person }) => person);
const problems = (...lines: readonly string[]) =>
  read(...lines).problems.map(({ line, field, value }) => ({ line, field, value }));

const known = {
  memberNumber: '1001',
  role: 'MEMBER',
  discount: 10,
  person: {
    firstName: 'Anna',
    lastName: 'Ähre',
    email: 'anna@platzwart.example',
    phone: '+49 89 1000',
    address: { street: 'Am Netz', houseNumber: '7b', zip: '12345', city: 'Musterstadt' },
    language: 'de',
  },
};

describe('A list of members', () => {
  it.each([
    ['semicolons', heads, anna],
    ['commas', heads.replaceAll(';', ','), anna.replaceAll(';', ',')],
    ['tabs', heads.replaceAll(';', '\t'), anna.replaceAll(';', '\t')],
    ['quotes', heads.replaceAll(/[^;]+/g, '"$&"'), anna.replaceAll(/[^;]+/g, '"$&"')],
    ['a byte order mark', `\uFEFF${heads}`, anna],
    ['a first line for Excel', `sep=;\n${heads}`, anna],
    ['a first line for Excel that says tabs', `sep=\t\r\n${heads.replaceAll(';', '\t')}`, anna.replaceAll(';', '\t')],
    ['carriage returns', `${heads}\r`, `${anna}\r`],
    ['spaces around everything', heads.replaceAll(';', ' ; '), anna.replaceAll(';', ' ; ')],
  ])('is read with %s', (_, head, line) => {
    expect(read(head, line).problems).toEqual([]);
    expect(people(head, line)).toMatchObject([known]);
  });

  it('is read with English headings and words, in any order, beside unknown columns', () => {
    const head = 'Role,E-mail,Last name,First name,Shoe size,Language';
    expect(people(head, 'coach,cleo@platzwart.example,Court,Cleo,41,English')).toMatchObject([
      { role: 'TRAINER', memberNumber: null, discount: 5, person: { language: 'en', phone: null, address: null } },
    ]);
  });

  it('may hold delimiters, quotes and line ends within quotes, and lines are counted as an editor counts them', () => {
    const odd = '1002;Ben;Öl;ben@platzwart.example;;"Am ""Netz"", hinten;\nlinks";1;12345;Musterstadt;;;';
    expect(problems(heads, '', odd, '1003;C2;Zu kurz;nirgendwo')).toEqual([
      { line: 3, field: 'street', value: 'Am "Netz", hinten;\nlinks' },
      { line: 5, field: 'firstName', value: 'C2' },
      { line: 5, field: 'email', value: 'nirgendwo' },
    ]);
  });

  it.each([
    ['1701234567', '01701234567'],
    ['491701234567', '+491701234567'],
    ['0351 / 12 34-5', '0351 / 12 34-5'],
  ])('has the telephone %s as %s', (cell, phone) => {
    expect(people(heads, `1001;Anna;Ähre;anna@platzwart.example;${cell}`)[0]?.person.phone).toBe(phone);
  });

  it.each([
    ['1067', '', { zip: '01067', country: 'DE' }],
    ['1010', 'Österreich', { zip: '1010', country: 'AT' }],
    ['8001', 'CH', { zip: '8001', country: 'CH' }],
    ['6291 HE', 'Netherlands', { zip: '6291 HE', country: 'NL' }],
    ['A-6020', '', { zip: '6020', country: 'AT' }],
  ])('has the postal code %s, %s as %j', (zip, country, address) => {
    const head = 'Vorname;Nachname;E-Mail;Straße;Nr.;Hausnummer;PLZ;Ort;Land';
    const line = `Anna;Ähre;anna@platzwart.example;Weg;;1;${zip};Ort;${country}`;
    expect(people(head, line)[0]?.person.address).toMatchObject(address);
  });

  it('has no lost zeros where only few codes are too short', () => {
    const lines = ['80331', '80333', '8033'].map(
      (zip, nr) => `;Anna;Ähre;anna${nr}@platzwart.example;;Weg;1;${zip};Ort`,
    );
    expect(problems(heads, ...lines)).toEqual([{ line: 4, field: 'zip', value: '8033' }]);
    const cut = ['1067', '1069', '80331'].map((zip, nr) => `;Anna;Ähre;anna${nr}@platzwart.example;;Weg;1;${zip};Ort`);
    expect(people(heads, ...cut).map(({ person }) => person.address?.zip)).toEqual(['01067', '01069', '80331']);
  });

  it('says which columns are passed over', () => {
    const head = 'Vorname;Nachname;E-Mail;Telefon;Telefon privat;Geburtsdatum;';
    expect(read(head, 'Anna;Ähre;anna@platzwart.example;0351 1234;;;').ignored).toEqual([
      'Telefon privat',
      'Geburtsdatum',
    ]);
  });

  it('may keep street and number in one column', () => {
    const street = (text: string) =>
      people('Vorname;Nachname;E-Mail;Straße;PLZ;Ort', `Anna;Ähre;anna@platzwart.example;${text};12345;Ort`)[0]?.person
        .address;
    expect(street('Straße des 17. Juni 12 a')).toMatchObject({ street: 'Straße des 17. Juni', houseNumber: '12 a' });
    expect(street('Lindenweg 7-9')).toMatchObject({ street: 'Lindenweg', houseNumber: '7-9' });
  });

  it.each([
    ['no address but a town', 'zip', '1001;Anna;Ähre;anna@platzwart.example;;Am Netz;7;;Ort'],
    ['a role that nobody has', 'role', '1001;Anna;Ähre;anna@platzwart.example;;;;;;Kaiserin'],
    ['a discount in words', 'discount', '1001;Anna;Ähre;anna@platzwart.example;;;;;;;halb'],
    ['a discount above 100', 'discount', '1001;Anna;Ähre;anna@platzwart.example;;;;;;;101'],
    ['a language that we do not speak', 'language', '1001;Anna;Ähre;anna@platzwart.example;;;;;;;;fr'],
    ['a member number with a leading zero', 'userID', '01001;Anna;Ähre;anna@platzwart.example'],
    ['no e-mail', 'email', '1001;Anna;Ähre;'],
    ['a formula', 'city', '1001;Anna;Ähre;anna@platzwart.example;;Am Netz;7;12345;=HYPERLINK("http://evil")'],
    ['another alphabet than it was read in', 'lastName', '1001;Anna;M\uFFFDller;anna@platzwart.example'],
    ['a control character', 'city', '1001;Anna;Ähre;anna@platzwart.example;;Am Netz;7;12345;Mün\u0007chen'],
  ])('is reported with %s', (_, field, line) => {
    expect(problems(heads, line).map((problem) => problem.field)).toEqual([field]);
  });

  it('removes the apostrophe that spreadsheets put before a possible formula', () => {
    expect(people(heads, `1001;Anna;Ähre;anna@platzwart.example;'+49 89 1000`)[0]?.person.phone).toBe('+49 89 1000');
  });

  it.each([
    ['nothing', ''],
    ['a headline alone', heads],
    ['no headline', anna],
    ['no names', 'Mitgliedsnummer;E-Mail\n1001;anna@platzwart.example'],
  ])('is refused as a whole with %s', (_, csv) => {
    const { lines, problems: found } = readImport(csv, rules);
    expect(lines).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ line }) => line === 1)).toBe(true);
  });

  it('has 240 lines at most', () => {
    const line = (number: number) => `${number + 1};Anna;Ähre;anna${number}@platzwart.example`;
    const all = Array.from({ length: maxPeoplePerImport }, (_, index) => line(index));
    expect(people(heads, ...all)).toHaveLength(maxPeoplePerImport);
    expect(problems(heads, ...all, line(maxPeoplePerImport))).toEqual([
      { line: maxPeoplePerImport + 2, field: null, value: null },
    ]);
  });
});
