import { type FactsOf, asText, group, people, rows, value, words } from '../core/facts.ts';
import { accountingFields } from './accountingFacts.ts';
import type { SettingsEvent } from './clubEvents.ts';
import { bookingRulesFields } from './bookingRulesFacts.ts';

const text = (de: string, en: string) => value([de, en], asText.text);
const sport = value(['Sportart', 'Sport'], asText.sport);
const address = {
  street: text('Straße', 'Street'),
  houseNumber: text('Hausnummer', 'House number'),
  zip: text('Postleitzahl', 'Postal code'),
  city: text('Ort', 'Town'),
  maps: text('Karte', 'Map'),
};
const euros = (de: string, en: string) => value([de, en], asText.euros);

/** How a history shows the settings; each event says the whole of its part. */
export const settingsFacts = {
  ClubDescribed: {
    displayName: text('Name', 'Name'),
    email: text('E-Mail', 'E-mail'),
    phoneNumber: text('Telefon', 'Telephone'),
    logoUrl: text('Logo', 'Logo'),
    addresses: group(null, {
      office: group(['Geschäftsstelle', 'Office'], address),
      inside: group(['Halle', 'Indoor courts'], address),
      outside: group(['Außenplätze', 'Outdoor courts'], address),
      invoice: group(['Rechnungen', 'Invoices'], {
        sameAsOffice: value(['Anschrift der Geschäftsstelle', 'Address of the office'], asText.yesNo),
        consignor: text('Absender', 'Sender'),
        address: group(null, address),
      }),
    }),
  },
  ImprintStated: {
    board: people(['Vorstand', 'Board']),
    responsible: people(['Verantwortlich für den Inhalt', 'Responsible for the content']),
    register: group(['Register', 'Register'], { court: text('Gericht', 'Court'), number: text('Nummer', 'Number') }),
    vatId: text('USt-IdNr.', 'VAT id'),
  },
  BillingStated: {
    taxNumber: text('Steuernummer', 'Tax number'),
    iban: text('IBAN', 'IBAN'),
    bic: text('BIC', 'BIC'),
    accountHolder: text('Kontoinhaber', 'Account holder'),
    dueDays: value(['Zahlungsziel', 'Term of payment'], asText.days),
    footer: text('Fußzeile', 'Footer'),
    directDebit: group(['Lastschrift', 'Direct debit'], {
      creditorId: text('Gläubiger-ID', 'Creditor id'),
      noticeDays: value(['Ankündigung', 'Notice'], asText.days),
      isOffered: value(['angeboten', 'offered'], asText.yesNo),
    }),
    eInvoice: value(['E-Rechnung für alle', 'E-invoices for all'], asText.yesNo),
  },
  AccountingStated: accountingFields,
  TermsIssued: {
    version: value(['Fassung', 'Version'], asText.count),
    de: text('Deutscher Text', 'German text'),
    en: text('Englischer Text', 'English text'),
  },
  SportArranged: {
    sport,
    labels: group(['Bezeichnung', 'Name'], { de: text('deutsch', 'German'), en: text('englisch', 'English') }),
    courts: rows(['Platz', 'Court'], ['number'], {
      number: value(['Nummer', 'Number'], asText.count),
      name: text('Name', 'Name'),
      surface: words(['Belag', 'Surface'], {
        CLAY: ['Sand', 'Clay'],
        HALL_FLOOR: ['Hallenboden', 'Indoor floor'],
        SQUASH_FLOOR: ['Squashboden', 'Squash floor'],
        HARD: ['Hartplatz', 'Hard court'],
        CARPET: ['Teppich', 'Carpet'],
        GRASS: ['Rasen', 'Grass'],
      }),
      active: value(['buchbar', 'can be booked'], asText.yesNo),
    }),
    opensAt: text('Öffnet um', 'Opens at'),
    closesAt: text('Schließt um', 'Closes at'),
    halfHour: value(['Halbe Stunden', 'Half hours'], asText.yesNo),
  },
  SportsOrdered: { sports: value(['Reihenfolge', 'Order'], asText.sports) },
  SportWithdrawn: { sport },
  PricesSet: {
    sport,
    rows: rows(['ab', 'from'], ['time'], {
      time: text('Uhrzeit', 'Time'),
      guest: euros('Gast', 'Guest'),
      member: euros('Mitglied', 'Member'),
      trainer: euros('Trainer', 'Trainer'),
      weekendGuest: euros('Gast am Wochenende', 'Guest at weekends'),
      weekendMember: euros('Mitglied am Wochenende', 'Member at weekends'),
      weekendTrainer: euros('Trainer am Wochenende', 'Trainer at weekends'),
    }),
  },
  BookingRulesSet: bookingRulesFields,
} as const satisfies FactsOf<SettingsEvent>;
