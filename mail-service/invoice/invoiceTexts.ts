import type { Language } from '@platzwart/contracts/core';
import type { WarningLevel } from '@platzwart/contracts/invoice';

type Named = Readonly<{ firstName: string; club: string }>;
type Period = Readonly<{ from: string; to: string }>;
type Pair = Readonly<{ number: string; day: string; storno: string }>;

const de = {
  button: 'Meine Rechnungen ansehen',
  questions: 'Stimmt etwas nicht? Antworte auf diese E-Mail, dann klären wir es.',
  facts: {
    number: 'Rechnung',
    storno: 'Stornorechnung',
    total: 'Gesamtbetrag',
    amountDue: 'Zu zahlen',
    dueOn: 'Zahlbar bis',
    holder: 'Empfänger',
    iban: 'IBAN',
    reference: 'Verwendungszweck',
    mandate: 'Mandatsreferenz',
    creditor: 'Gläubiger-Identifikationsnummer',
    amount: 'Betrag',
    earliest: 'Einzug frühestens am',
    reason: 'Grund',
    refund: 'Wir erstatten dir',
  },
  pay: (amount: string, day: string): string => `Bitte überweise ${amount} bis ${day}.`,
  debit: (amount: string): string =>
    `Wir ziehen ${amount} per SEPA-Lastschrift ein. Den genauen Tag kündigen wir dir vorher an. Überweisen musst du nichts.`,
  code: 'Am einfachsten geht es mit dem GiroCode auf der Rechnung: Deine Banking-App liest daraus die ganze Überweisung.',
  issued: {
    subject: (number: string, club: string): string => `Rechnung ${number} von ${club}`,
    heading: (number: string): string => `Deine Rechnung ${number}`,
    opening: ({ firstName, club }: Named, { from, to }: Period): string =>
      `Hallo ${firstName}, im Anhang ist deine Rechnung von ${club} für die Zeit von ${from} bis ${to}.`,
    nothing: 'Es ist nichts mehr zu zahlen.',
    paid: 'Hast du inzwischen bezahlt, musst du nichts weiter tun.',
  },
  cancelled: {
    subject: (number: string): string => `Rechnung ${number} ist storniert`,
    heading: 'Deine Rechnung ist storniert',
    opening: ({ firstName, club }: Named, { number, day, storno }: Pair): string =>
      `Hallo ${firstName}, ${club} hat die Rechnung ${number} vom ${day} vollständig storniert. Im Anhang ist die Stornorechnung ${storno}.`,
    dontPay: 'Bitte überweise den Betrag nicht mehr. Hast du ihn gerade überwiesen, erstatten wir ihn dir.',
    refund: (amount: string): string => `Du hast sie schon bezahlt. Wir erstatten dir ${amount}.`,
  },
  corrected: {
    subject: (number: string): string => `Korrektur der Rechnung ${number}`,
    heading: 'Der Rest deiner Rechnung ist erlassen',
    opening: ({ firstName, club }: Named, { number, day, storno }: Pair): string =>
      `Hallo ${firstName}, ${club} verzichtet auf den offenen Rest der Rechnung ${number} vom ${day}. Im Anhang ist die Rechnungskorrektur ${storno}.`,
    dontPay: 'Du musst darauf nichts mehr überweisen.',
  },
  warning: {
    subjects: {
      1: (number: string): string => `Zahlungserinnerung zur Rechnung ${number}`,
      2: (number: string): string => `Mahnung zur Rechnung ${number}`,
      3: (number: string): string => `Letzte Mahnung zur Rechnung ${number}`,
    } satisfies Record<WarningLevel, (number: string) => string>,
    opening: ({ firstName, club }: Named, number: string, day: string): string =>
      `Hallo ${firstName}, die Rechnung ${number} vom ${day} von ${club} ist noch nicht bezahlt. Im Anhang ist unser Schreiben dazu.`,
    paid: 'Hast du inzwischen bezahlt, ist dieses Schreiben hinfällig.',
  },
};
type InvoiceTexts = typeof de;

const en: InvoiceTexts = {
  button: 'See my invoices',
  questions: 'Is something wrong? Answer this e-mail and we will sort it out.',
  facts: {
    number: 'Invoice',
    storno: 'Cancellation invoice',
    total: 'Total',
    amountDue: 'To be paid',
    dueOn: 'Due',
    holder: 'Account holder',
    iban: 'IBAN',
    reference: 'Reference',
    mandate: 'Mandate reference',
    creditor: 'Creditor identifier',
    amount: 'Amount',
    earliest: 'Collected on this day at the earliest',
    reason: 'Reason',
    refund: 'We refund you',
  },
  pay: (amount, day) => `Please transfer ${amount} by ${day}.`,
  debit: (amount) =>
    `We will collect ${amount} by SEPA direct debit. We will announce the exact day to you beforehand. There is nothing for you to transfer.`,
  code: 'The easiest way is the GiroCode on the invoice: your banking app reads the whole transfer from it.',
  issued: {
    subject: (number, club) => `Invoice ${number} from ${club}`,
    heading: (number) => `Your invoice ${number}`,
    opening: ({ firstName, club }, { from, to }) =>
      `Hello ${firstName}, attached is your invoice from ${club} for the time from ${from} to ${to}.`,
    nothing: 'There is nothing left to pay.',
    paid: 'If you have paid in the meantime, there is nothing else to do.',
  },
  cancelled: {
    subject: (number) => `Invoice ${number} is cancelled`,
    heading: 'Your invoice is cancelled',
    opening: ({ firstName, club }, { number, day, storno }) =>
      `Hello ${firstName}, ${club} has cancelled the whole invoice ${number} of ${day}. Attached is the cancellation invoice ${storno}.`,
    dontPay: 'Please do not transfer the amount any more. If you have just transferred it, we will refund it.',
    refund: (amount) => `You have paid it already. We will refund you ${amount}.`,
  },
  corrected: {
    subject: (number) => `Correction of invoice ${number}`,
    heading: 'The rest of your invoice is waived',
    opening: ({ firstName, club }, { number, day, storno }) =>
      `Hello ${firstName}, ${club} does without the open rest of invoice ${number} of ${day}. Attached is the invoice correction ${storno}.`,
    dontPay: 'You do not have to transfer anything more for it.',
  },
  warning: {
    subjects: {
      1: (number) => `Payment reminder for invoice ${number}`,
      2: (number) => `Second reminder for invoice ${number}`,
      3: (number) => `Final reminder for invoice ${number}`,
    },
    opening: ({ firstName, club }, number, day) =>
      `Hello ${firstName}, the invoice ${number} of ${day} from ${club} has not been paid yet. Our letter about it is attached.`,
    paid: 'If you have paid in the meantime, please disregard this letter.',
  },
};

export const invoiceTexts: Readonly<Record<Language, InvoiceTexts>> = { de, en };
