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
] as const;
export type ImportField = (typeof importFields)[number];

/** How clubs head their columns, in German and in English; letters only, small, without umlauts. */
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
};

export const neededFields = ['firstName', 'lastName', 'email'] as const satisfies ImportField[];

/** Where each field stands in a row. */
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

/** The columns that the first row heads; what it heads otherwise is passed over. The first of two alike counts. */
export const importColumns = (heads: readonly string[]): ImportColumns => {
  const columns = new Map<ImportField, number>();
  for (const [index, head] of heads.entries()) {
    const field = fieldByHeading.get(lettersOf(head));
    if (field && !columns.has(field)) columns.set(field, index);
  }
  return columns;
};
