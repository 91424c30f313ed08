import { type Language, csvFile } from '@platzwart/contracts/core';

/** The columns of an import, with one example line. */
const heads: Readonly<Record<Language, readonly string[]>> = {
  de: [
    ...['Mitgliedsnummer', 'Vorname', 'Nachname', 'Firma', 'E-Mail', 'Telefon', 'Straße', 'Hausnummer', 'PLZ'],
    ...['Ort', 'Land', 'Rolle', 'Rabatt', 'Sprache', 'Elternteil'],
  ],
  en: [
    ...['Member number', 'First name', 'Last name', 'Business', 'E-mail', 'Phone', 'Street', 'House number', 'Zip'],
    ...['City', 'Country', 'Role', 'Discount', 'Language', 'Parent'],
  ],
};

const example = [
  ...['', 'Erika', 'Muster', '', 'erika.muster@example.org', '0170 1234567', 'Am Platz', '3a', '12345'],
  ...['Musterstadt', 'DE', 'MEMBER', '0', 'de', ''],
];

export const templateIn = (language: Language): string => csvFile([heads[language], example]);
