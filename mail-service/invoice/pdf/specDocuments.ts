import { type Language, cents, localDate, localTime, personId } from '@platzwart/contracts/core';
import {
  type Invoice,
  type InvoiceDirectDebit,
  type InvoiceLine,
  type InvoiceSender,
  creditorReferenceOf,
  invoiceNumber,
  invoiceTotalsOf,
  templateVersion,
} from '@platzwart/contracts/invoice';

const sender: InvoiceSender = {
  consignor: 'TC Sandplatz e. V.',
  address: { street: 'Am Hang', houseNumber: '3', zip: '80331', city: 'München' },
  taxNumber: '143/215/12345',
  vatId: null,
  phone: '089 123456',
  email: 'post@sandplatz.example',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  accountHolder: 'Tennisclub Sandplatz e. V.',
  footer: 'Danke, dass du den Verein unterstützt.',
};

const times = { start: localTime('18:00'), end: localTime('19:00'), sport: 'Tennis', court: 'Platz 3' };
const onInvoice = { sphere: 'ZWECKBETRIEB', paymentMethod: 'INVOICE', alreadyPaid: false } as const;
const ids = {
  booking: '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0001',
  season: '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0002',
  card: '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0003',
  paid: '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0004',
};

/** One line of each kind: a court and its guest fee, a season, an hour card, and a court that was paid online. */
export const everyLine: readonly InvoiceLine[] = [
  {
    ...{ kind: 'BOOKING', itemId: ids.booking, gross: cents(1200), vatRate: 7 },
    ...onInvoice,
    ...times,
    category: 'SINGLE',
    date: localDate('2026-06-15'),
  },
  {
    ...{ kind: 'GUEST_FEE', itemId: ids.booking, gross: cents(500), vatRate: 19 },
    ...onInvoice,
    ...times,
    date: localDate('2026-06-15'),
  },
  {
    ...{ kind: 'SEASON', itemId: ids.season, gross: cents(24000), vatRate: 7, occurrences: 20, category: 'SAISON' },
    ...{ ...onInvoice, ...times, date: localDate('2026-05-04'), enddate: localDate('2026-09-28') },
  },
  {
    ...{ kind: 'VOUCHER', itemId: ids.card, gross: cents(9000), vatRate: 7, voucherType: 'ADULT' },
    ...onInvoice,
    date: localDate('2026-06-02'),
  },
  {
    ...{
      kind: 'BOOKING',
      itemId: ids.paid,
      gross: cents(1600),
      vatRate: 19,
      category: 'SINGLE',
      date: localDate('2026-06-20'),
    },
    ...{ ...onInvoice, ...times, paymentMethod: 'PAYPAL', alreadyPaid: true },
  },
];

/** Of the person's mandate, from an account of their own. */
export const directDebit: InvoiceDirectDebit = {
  ...{ mandateReference: 'M-3E0B8A11-2B3D4E5F', creditorId: 'DE98ZZZ09999999999' },
  iban: 'DE89370400440532013000',
};

/** The last two are of days on which § 19 UStG holds. */
export const switchedLines: readonly InvoiceLine[] = everyLine.map((line, index) =>
  index < 3 ? line : { ...line, vatRate: 0, smallBusiness: true },
);

type Options = Readonly<{ lines?: readonly InvoiceLine[]; language?: Language; smallBusiness?: boolean }>;

/** Invoice 2026-00012 of Łukasz Groß. */
export const invoiceWith = ({ lines = everyLine, language = 'de', smallBusiness = false }: Options = {}): Invoice => {
  const number = invoiceNumber(2026, 12);
  return {
    ...{ kind: 'INVOICE', number, templateVersion, language, sender, smallBusiness, lines },
    recipient: {
      userID: personId('6d9c7e0a-3f5b-4b7e-8a66-0a4f9f1b2c3d'),
      ...{ firstName: 'Łukasz', lastName: 'Groß', role: 'MEMBER', memberNumber: '00042' },
      address: { street: 'Rosenweg', houseNumber: '12a', zip: '80331', city: 'München' },
    },
    ...{ issuedOn: localDate('2026-07-01'), dueOn: localDate('2026-07-15'), reference: creditorReferenceOf(number) },
    ...{ fromDate: localDate('2026-06-01'), toDate: localDate('2026-06-30') },
    ...invoiceTotalsOf(lines),
  };
};
