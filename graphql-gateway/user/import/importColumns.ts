export const importFields = [
  'userID',
  'firstName',
  'lastName',
  'companyName',
  'email',
  'phone',
  'street',
  'houseNumber',
  'zip',
  'city',
  'country',
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
  companyName: ['firma', 'firmenname', 'unternehmen', 'company', 'companyname', 'business'],
  email: ['email', 'mail', 'emailadresse', 'mailadresse', 'emailaddress'],
  phone: [
    ...['telefon', 'telefonnummer', 'tel', 'handy', 'handynummer', 'mobil', 'mobiltelefon', 'mobilnummer'],
    ...['telefonprivat', 'telprivat', 'telefonmobil', 'festnetz', 'phone', 'phonenumber', 'mobile', 'mobilephone'],
  ],
  street: ['strasse', 'str', 'anschrift', 'street'],
  houseNumber: ['hausnummer', 'hausnr', 'housenumber', 'houseno'],
  zip: ['plz', 'postleitzahl', 'zip', 'zipcode', 'postcode', 'postalcode'],
  city: ['ort', 'stadt', 'wohnort', 'city', 'town'],
  country: ['land', 'staat', 'country'],
  role: ['rolle', 'role'],
  discount: ['rabatt', 'ermassigung', 'discount'],
  language: ['sprache', 'language'],
  guardianID: [
    ...['elternteil', 'elternnummer', 'sorgeberechtigt', 'erziehungsberechtigt', 'vormund'],
    ...['guardian', 'guardianid', 'guardiannumber', 'parent', 'parentnumber'],
  ],
};

/** The column index of each field. */
export type ImportColumns = ReadonlyMap<ImportField, number>;

/** Columns without which no line can be right: of a business the name is enough (decisions.md Q4). */
export const missingColumns = (columns: ImportColumns): readonly ImportField[] => {
  const needed: readonly ImportField[] = columns.has('companyName') ? ['email'] : ['firstName', 'lastName', 'email'];
  return needed.filter((field) => !columns.has(field));
};

const lettersOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');

const fieldByHeading = new Map(
  importFields.flatMap((field) => headings[field].map((heading) => [heading, field] as const)),
);

/** `ignored`: headings that are passed over, as they are written. */
export type FoundColumns = Readonly<{ columns: ImportColumns; ignored: readonly string[] }>;

/** The columns by the headings in the first row. Of two with the same meaning the first counts; the other, and unknown ones, are ignored. */
export const importColumns = (heads: readonly string[]): FoundColumns => {
  const columns = new Map<ImportField, number>();
  const ignored: string[] = [];
  for (const [index, head] of heads.entries()) {
    const field = fieldByHeading.get(lettersOf(head));
    if (field && !columns.has(field)) columns.set(field, index);
    else if (head !== '') ignored.push(head);
  }
  return { columns, ignored };
};
