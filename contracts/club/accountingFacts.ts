import { type FieldsOf, asText, group, rows, sphereWords, value } from '../core/facts.ts';
import type { Accounting } from './accounting.ts';

const account = (de: string, en: string) => value([de, en], asText.text);
const number = (de: string, en: string) => value([de, en], asText.plain);
const sphere = (name: keyof typeof sphereWords) => value(sphereWords[name], asText.text);

/** How a history shows the accounts of the club's books. */
export const accountingFields = {
  chart: account('Kontenrahmen', 'Chart of accounts'),
  accountLength: number('Stellen der Konten', 'Digits of accounts'),
  adviser: number('Beraternummer', 'Number of the adviser'),
  client: number('Mandantennummer', 'Number of the client'),
  yearStartMonth: number('Wirtschaftsjahr ab Monat', 'Business year from month'),
  bank: account('Konto Bank', 'Account of the bank'),
  cash: account('Konto Kasse', 'Account of cash'),
  payPal: account('Konto PayPal', 'Account of PayPal'),
  card: account('Konto Kreditkarte', 'Account of cards'),
  bankFee: account('Konto Bankgebühren', "Account of the bank's fees"),
  toBeReturned: account('Konto zurückzuzahlender Beträge', 'Account of amounts to be returned'),
  smallBusinessRevenue: account('Erlöskonto nach § 19 UStG', 'Revenue account by § 19 UStG'),
  debtorBase: account('Debitoren ab', 'Debtors from'),
  revenue: rows(['Erlöse zu', 'Revenue at'], ['vatRate'], {
    vatRate: value(['Satz', 'Rate'], asText.percent),
    court: account('Plätze', 'Courts'),
    season: account('Abos', 'Season tickets'),
    guestFee: account('Gastgebühr', 'Guest fee'),
    voucher: account('Stundenkarten', 'Hour cards'),
    taxKey: account('Steuerschlüssel', 'Tax key'),
  }),
  costCentres: group(['Kostenstelle', 'Cost centre'], {
    IDEELL: sphere('IDEELL'),
    VERMOEGEN: sphere('VERMOEGEN'),
    ZWECKBETRIEB: sphere('ZWECKBETRIEB'),
    WGB: sphere('WGB'),
  }),
} as const satisfies FieldsOf<Accounting>;
