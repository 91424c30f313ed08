import type { BookingCategory, Language } from '@platzwart/contracts/core';
import type { InvoiceLine, WarningLevel } from '@platzwart/contracts/invoice';

type VoucherType = Extract<InvoiceLine, { kind: 'VOUCHER' }>['voucherType'];
type Named = Readonly<{ number: string; day: string }>;
type Period = Readonly<{ from: string; to: string }>;

const de = {
  titles: {
    INVOICE: (number: string): string => `Rechnung ${number}`,
    STORNO: (number: string): string => `Stornorechnung ${number}`,
    CORRECTION: (number: string): string => `Rechnungskorrektur ${number}`,
  },
  warningTitles: { 1: 'Zahlungserinnerung', 2: 'Mahnung', 3: 'Letzte Mahnung' } satisfies Record<WarningLevel, string>,
  information: {
    number: 'Rechnungsnummer',
    issuedOn: 'Datum',
    period: 'Leistungszeitraum',
    dueOn: 'Zahlbar bis',
    fallsDue: 'Fällig am',
    wasDueOn: 'War fällig am',
    cancels: 'Storniert',
    corrects: 'Korrigiert',
    invoice: 'Rechnung',
    invoiceIssuedOn: 'Rechnungsdatum',
    memberNumber: 'Mitgliedsnummer',
  },
  dash: 'bis',
  greeting: (name: string): string => `Hallo ${name},`,
  intro: ({ from, to }: Period): string => `wir berechnen dir für die Zeit vom ${from} bis ${to}:`,
  stornoIntro: ({ number, day }: Named): string =>
    `diese Stornorechnung hebt die Rechnung ${number} vom ${day} vollständig auf:`,
  correctionIntro: ({ number, day }: Named): string =>
    `wir verzichten auf den offenen Rest der Rechnung ${number} vom ${day} und mindern ihr Entgelt um:`,
  correctionPaid: 'Damit ist die Rechnung beglichen.',
  warningIntro: {
    1: ({ number, day }: Named): string =>
      `vielleicht ist es untergegangen: Die Rechnung ${number} vom ${day} ist noch nicht bezahlt.`,
    2: ({ number, day }: Named): string =>
      `die Rechnung ${number} vom ${day} ist trotz unserer Erinnerung noch nicht bezahlt.`,
    3: ({ number, day }: Named): string =>
      `die Rechnung ${number} vom ${day} ist trotz unserer Mahnung noch nicht bezahlt. Dies ist unsere letzte Mahnung.`,
  } satisfies Record<WarningLevel, (invoice: Named) => string>,
  warningRequest: (amount: string, day: string): string => `Bitte überweise ${amount} bis zum ${day}.`,
  warningPaid: 'Hast du inzwischen bezahlt, ist dieses Schreiben hinfällig.',
  table: { item: 'Leistung', vat: 'USt', amount: 'Betrag', continued: 'Fortsetzung' },
  categories: {
    TRAINING: 'Training',
    SINGLE: 'Platzbuchung',
    GUEST_SINGLE: 'Platzbuchung als Gast',
    SAISON: 'Abo',
    GUEST_SAISON: 'Abo als Gast',
    EVENT: 'Veranstaltung',
    BLOCK: 'Sperre',
  } satisfies Record<BookingCategory, string>,
  guestFee: 'Gastgebühr',
  voucher: (type: string): string => `Stundenkarte ${type}`,
  voucherTypes: {
    ...{ YOUNG: 'Jugend', STUDENT: 'Studium', ADULT: 'Erwachsene', SENIOR: 'Senioren' },
  } satisfies Record<VoucherType, string>,
  orderedOn: (day: string): string => `bestellt am ${day}`,
  forPlayer: (name: string): string => `für ${name}`,
  occurrences: (count: number): string => (count === 1 ? '1 Termin' : `${count} Termine`),
  alreadyPaid: 'bereits bezahlt',
  paidWithHours: 'mit Stunden bezahlt',
  totals: {
    net: (rate: string): string => `Netto zu ${rate}`,
    vat: (rate: string): string => `Umsatzsteuer ${rate}`,
    total: 'Gesamtbetrag',
    alreadyPaid: 'Davon bereits bezahlt',
    amountDue: 'Zu zahlen',
  },
  exempt: 'Steuerfreie Leistung.',
  exemptItems: (rate: string): string => `Leistungen zu ${rate} sind steuerfrei.`,
  smallBusiness: 'Steuerfreie Leistungen eines Kleinunternehmers (§ 19 UStG).',
  /** In place of the rate, and what it means, where other items of the document have one. */
  smallBusinessRate: '§ 19',
  smallBusinessItems: 'Mit „§ 19“ gekennzeichnet: steuerfreie Leistungen eines Kleinunternehmers (§ 19 UStG).',
  payment: {
    heading: 'Zahlung',
    request: (amount: string, day: string): string =>
      `Bitte überweise ${amount} bis zum ${day}. Der Verwendungszweck ordnet deine Zahlung zu.`,
    debit: (amount: string, day: string): string =>
      `Wir ziehen ${amount} per SEPA-Lastschrift ein, frühestens am ${day}. Den genauen Tag kündigen wir dir vorher an. Überweisen musst du nichts.`,
    mandate: 'Mandatsreferenz',
    creditor: 'Gläubiger-ID',
    collectedFrom: 'Von deinem Konto',
    clubAccount: 'Bankverbindung des Vereins',
    nothing: 'Es ist nichts zu zahlen.',
    holder: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Verwendungszweck',
    amount: 'Betrag',
    code: 'GiroCode für die Banking-App',
    codeAlternative: (amount: string): string => `GiroCode für eine Überweisung von ${amount}`,
  },
  default30Days:
    'Du kommst spätestens in Verzug, wenn du nicht innerhalb von 30 Tagen nach Fälligkeit und Zugang dieser Rechnung zahlst (§ 286 Abs. 3 BGB).',
  stornoPaid: 'Was du darauf schon bezahlt hast, erstatten wir dir.',
  taxNumber: 'Steuernummer',
  vatId: 'USt-IdNr.',
  pages: (number: number, count: number): string => `Seite ${number} von ${count}`,
};

type TextShape<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : TextShape<Texts[Key]>;
};
export type DocumentTexts = TextShape<typeof de>;

const en: DocumentTexts = {
  titles: {
    INVOICE: (number) => `Invoice ${number}`,
    STORNO: (number) => `Cancellation invoice ${number}`,
    CORRECTION: (number) => `Invoice correction ${number}`,
  },
  warningTitles: { 1: 'Payment reminder', 2: 'Second reminder', 3: 'Final reminder' },
  information: {
    number: 'Invoice number',
    issuedOn: 'Date',
    period: 'Period',
    dueOn: 'Due',
    fallsDue: 'Due',
    wasDueOn: 'Was due on',
    cancels: 'Cancels',
    corrects: 'Corrects',
    invoice: 'Invoice',
    invoiceIssuedOn: 'Date of the invoice',
    memberNumber: 'Member number',
  },
  dash: 'to',
  greeting: (name) => `Hello ${name},`,
  intro: ({ from, to }) => `we charge you for the time from ${from} to ${to}:`,
  stornoIntro: ({ number, day }) => `this document cancels the whole invoice ${number} of ${day}:`,
  correctionIntro: ({ number, day }) =>
    `we do without the open rest of the invoice ${number} of ${day}, and lower what it demands by:`,
  correctionPaid: 'With this the invoice is settled.',
  warningIntro: {
    1: ({ number, day }) => `perhaps it was overlooked: the invoice ${number} of ${day} has not been paid yet.`,
    2: ({ number, day }) => `the invoice ${number} of ${day} has not been paid yet, in spite of our reminder.`,
    3: ({ number, day }) =>
      `the invoice ${number} of ${day} has not been paid yet, in spite of two reminders. This is our final reminder.`,
  },
  warningRequest: (amount, day) => `Please transfer ${amount} by ${day}.`,
  warningPaid: 'If you have paid in the meantime, please disregard this letter.',
  table: { item: 'Item', vat: 'VAT', amount: 'Amount', continued: 'continued' },
  categories: {
    TRAINING: 'Training',
    SINGLE: 'Court',
    GUEST_SINGLE: 'Court, as a guest',
    ...{ SAISON: 'Season', GUEST_SAISON: 'Season, as a guest', EVENT: 'Event', BLOCK: 'Closure' },
  },
  guestFee: 'Guest fee',
  voucher: (type) => `Hour card ${type}`,
  voucherTypes: { YOUNG: 'youth', STUDENT: 'students', ADULT: 'adults', SENIOR: 'seniors' },
  orderedOn: (day) => `ordered on ${day}`,
  forPlayer: (name) => `for ${name}`,
  occurrences: (count) => (count === 1 ? '1 date' : `${count} dates`),
  alreadyPaid: 'paid already',
  paidWithHours: 'paid with hours',
  totals: {
    net: (rate) => `Net at ${rate}`,
    vat: (rate) => `VAT ${rate}`,
    total: 'Total',
    alreadyPaid: 'Of which paid already',
    amountDue: 'To be paid',
  },
  exempt: 'Exempt from VAT.',
  exemptItems: (rate) => `Items at ${rate} are exempt from VAT.`,
  smallBusiness: 'Exempt from VAT: small business (§ 19 UStG, German VAT act).',
  smallBusinessRate: '§ 19',
  smallBusinessItems: 'Marked “§ 19”: exempt from VAT, small business (§ 19 UStG, German VAT act).',
  payment: {
    heading: 'Payment',
    request: (amount, day) => `Please transfer ${amount} by ${day}. The reference assigns your payment to the invoice.`,
    debit: (amount, day) =>
      `We will collect ${amount} by SEPA direct debit, on ${day} at the earliest. We will announce the exact day to you beforehand. There is nothing for you to transfer.`,
    mandate: 'Mandate reference',
    creditor: 'Creditor ID',
    collectedFrom: 'From your account',
    clubAccount: "The club's bank account",
    nothing: 'There is nothing to pay.',
    holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Reference',
    amount: 'Amount',
    code: 'GiroCode for banking apps',
    codeAlternative: (amount) => `GiroCode for a transfer of ${amount}`,
  },
  default30Days:
    'You are in default at the latest if you do not pay within 30 days after this invoice is due and received (§ 286 (3) BGB, German civil code).',
  stornoPaid: 'What you have already paid for it will be refunded.',
  taxNumber: 'Tax number',
  vatId: 'VAT ID',
  pages: (number, count) => `Page ${number} of ${count}`,
};

export const documentTexts: Readonly<Record<Language, DocumentTexts>> = { de, en };
