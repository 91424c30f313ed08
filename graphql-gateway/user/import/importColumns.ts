export const importFields = [
  'userID',
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'houseNumber',
  'zip',
  'city',
  'role',
  'discount',
  'language',
  'guardianID',
] as const;
export type ImportField = (typeof importFields)[number];

/** Usual column headings of clubs, in German and in English; letters only, lower case, without umlauts. */
const headings: Readonly<Record<ImportField, readonly string[]>> = {
  userID: [
    'mitgliedsnummer',
    'mitgliedsnr',
    'mitgliednr',
    'nummer',
    'nr',
    'membernumber',
    'memberno',
    'number',
    'userid',
  ],
  firstName: ['vorname', 'firstname', 'givenname'],
  lastName: ['nachname', 'name', 'familienname', 'zuname', 'lastname', 'surname', 'familyname'],
  email: ['email', 'mail', 'emailadresse', 'mailadresse', 'emailaddress'],
  phone: ['telefon', 'telefonnummer', 'tel', 'handy', 'mobil', 'mobiltelefon', 'phone', 'phonenumber', 'mobile'],
  street: ['strasse', 'str', 'anschrift', 'street'],
  houseNumber: ['hausnummer', 'hausnr', 'housenumber', 'houseno'],
  zip: ['plz', 'postleitzahl', 'zip', 'zipcode', 'postcode', 'postalcode'],
  city: ['ort', 'stadt', 'wohnort', 'city', 'town'],
  role: ['rolle', 'role'],
  discount: ['rabatt', 'ermassigung', 'discount'],
  language: ['sprache', 'language'],
  guardianID: [
    ...['elternteil', 'elternnummer', 'sorgeberechtigt', 'erziehungsberechtigt', 'vormund'],
    ...['guardian', 'guardianid', 'guardiannumber', 'parent', 'parentnumber'],
  ],
};

export const neededFields = ['firstName', 'lastName', 'email'] as const satisfies ImportField[];

/** The column index of each field. */
export type ImportColumns = ReadonlyMap<ImportField, number>;

const lettersOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');

const fieldByHeading = new Map(
  importFields.flatMap((field) => headings[field].map((heading) => [heading, field] as const)),
);

/** The columns by the headings in the first row; unknown headings are ignored. Of two equal ones the first counts. */
export const importColumns = (heads: readonly string[]): ImportColumns => {
  const columns = new Map<ImportField, number>();
  for (const [index, head] of heads.entries()) {
    const field = fieldByHeading.get(lettersOf(head));
    if (field && !columns.has(field)) columns.set(field, index);
  }
  return columns;
};
