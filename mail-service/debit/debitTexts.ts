import type { Language } from '@platzwart/contracts/core';
import type { KnownReturnReason } from '@platzwart/contracts/debit';

type Named = Readonly<{ firstName: string; club: string }>;
type Debit = Readonly<{ amount: string; number: string; day: string }>;

const de = {
  facts: {
    mandate: 'Mandatsreferenz',
    creditor: 'Gläubiger-Identifikationsnummer',
    iban: 'IBAN',
    signedOn: 'Unterschrieben am',
    invoice: 'Rechnung',
    amount: 'Betrag',
    day: 'Einzug am',
    reason: 'Grund der Bank',
    reference: 'Verwendungszweck',
  },
  signed: {
    subject: (club: string): string => `Dein Lastschriftmandat für ${club}`,
    heading: 'Dein Lastschriftmandat',
    opening: ({ firstName, club }: Named): string =>
      `Hallo ${firstName}, du hast ${club} erlaubt, deine Rechnungen per SEPA-Lastschrift einzuziehen. Vor jedem Einzug sagen wir dir per E-Mail, wann und wie viel.`,
    byClub: ({ firstName, club }: Named): string =>
      `Hallo ${firstName}, ${club} hat dein Lastschriftmandat vom Papier eingetragen. Vor jedem Einzug sagen wir dir per E-Mail, wann und wie viel.`,
    rights:
      'Du kannst das Mandat jederzeit widerrufen. Innerhalb von acht Wochen nach einem Einzug kannst du von deiner Bank verlangen, dass sie dir den Betrag erstattet.',
    button: 'Mein Mandat ansehen',
  },
  revoked: {
    subject: (club: string): string => `Dein Lastschriftmandat für ${club} ist widerrufen`,
    heading: 'Dein Lastschriftmandat ist widerrufen',
    opening: ({ firstName, club }: Named): string =>
      `Hallo ${firstName}, ${club} zieht von deinem Konto nichts mehr ein. Was schon bei der Bank ist, wird noch eingezogen.`,
    next: 'Offene Rechnungen überweist du bitte selbst.',
  },
  announced: {
    subject: ({ amount, day }: Debit): string => `Wir ziehen am ${day} ${amount} ein`,
    heading: 'Ankündigung einer Lastschrift',
    opening: ({ firstName, club }: Named, { amount, day, number }: Debit): string =>
      `Hallo ${firstName}, ${club} zieht am ${day} ${amount} für die Rechnung ${number} von deinem Konto ein.`,
    cover: 'Bitte sorge dafür, dass genug Geld auf dem Konto ist. Überweisen musst du nichts.',
    button: 'Meine Rechnungen ansehen',
  },
  cancelled: {
    subject: ({ number }: Debit): string => `Die Rechnung ${number} wird nicht eingezogen`,
    heading: 'Wir ziehen doch nichts ein',
    opening: ({ firstName, club }: Named, { amount, day, number }: Debit): string =>
      `Hallo ${firstName}, ${club} zieht die angekündigten ${amount} für die Rechnung ${number} am ${day} nicht ein.`,
    open: 'Die Rechnung ist weiter offen. Wird sie später eingezogen, sagen wir es dir wieder vorher.',
  },
  returned: {
    subject: ({ number }: Debit): string => `Die Lastschrift zur Rechnung ${number} kam zurück`,
    heading: 'Eine Lastschrift kam zurück',
    opening: ({ firstName, club }: Named, { amount, number }: Debit): string =>
      `Hallo ${firstName}, deine Bank hat die Lastschrift von ${club} über ${amount} zurückgegeben. Die Rechnung ${number} ist wieder offen.`,
    pay: 'Bitte überweise den Betrag mit diesem Verwendungszweck. Das Konto des Vereins steht bei deinen Rechnungen. Ist dein Konto ein anderes, gib uns ein neues Mandat.',
    reasons: {
      AC01: 'IBAN falsch',
      AC04: 'Konto aufgelöst',
      AC06: 'Konto gesperrt',
      AC13: 'Konto nicht für Lastschriften von Privatpersonen',
      AG01: 'Konto nimmt keine Lastschriften an',
      AM04: 'Konto nicht gedeckt',
      BE05: 'Gläubiger unbekannt',
      MD01: 'Kein gültiges Mandat',
      MD06: 'Widerspruch der Kontoinhaberin oder des Kontoinhabers',
      MD07: 'Kontoinhaberin oder Kontoinhaber verstorben',
      MS02: 'Von der Kontoinhaberin oder dem Kontoinhaber abgelehnt',
      MS03: 'Von der Bank ohne Angabe abgelehnt',
      RC01: 'Bank unbekannt',
      RR04: 'Aus rechtlichen Gründen abgelehnt',
      SL01: 'Auf Wunsch der Kontoinhaberin oder des Kontoinhabers gesperrt',
    } satisfies Record<KnownReturnReason, string>,
  },
};
type DebitTexts = typeof de;

const en: DebitTexts = {
  facts: {
    mandate: 'Mandate reference',
    creditor: 'Creditor identifier',
    iban: 'IBAN',
    signedOn: 'Signed on',
    invoice: 'Invoice',
    amount: 'Amount',
    day: 'Collected on',
    reason: "The bank's reason",
    reference: 'Reference',
  },
  signed: {
    subject: (club) => `Your direct debit mandate for ${club}`,
    heading: 'Your direct debit mandate',
    opening: ({ firstName, club }) =>
      `Hello ${firstName}, you have allowed ${club} to collect your invoices by SEPA direct debit. Before each collection we tell you by e-mail when and how much.`,
    byClub: ({ firstName, club }) =>
      `Hello ${firstName}, ${club} has entered the direct debit mandate that you signed on paper. Before each collection we tell you by e-mail when and how much.`,
    rights:
      'You can revoke the mandate at any time. Within eight weeks of a collection you can ask your bank to refund the amount.',
    button: 'See my mandate',
  },
  revoked: {
    subject: (club) => `Your direct debit mandate for ${club} is revoked`,
    heading: 'Your direct debit mandate is revoked',
    opening: ({ firstName, club }) =>
      `Hello ${firstName}, ${club} will no longer collect from your account. What is with the bank already will still be collected.`,
    next: 'Please transfer open invoices yourself.',
  },
  announced: {
    subject: ({ amount, day }) => `We will collect ${amount} on ${day}`,
    heading: 'Announcement of a direct debit',
    opening: ({ firstName, club }, { amount, day, number }) =>
      `Hello ${firstName}, ${club} will collect ${amount} from your account on ${day} for the invoice ${number}.`,
    cover: 'Please make sure that there is enough money in the account. There is nothing for you to transfer.',
    button: 'See my invoices',
  },
  cancelled: {
    subject: ({ number }) => `The invoice ${number} will not be collected`,
    heading: 'We will not collect after all',
    opening: ({ firstName, club }, { amount, day, number }) =>
      `Hello ${firstName}, ${club} will not collect the announced ${amount} for the invoice ${number} on ${day}.`,
    open: 'The invoice is still open. If it is collected later, we will tell you before.',
  },
  returned: {
    subject: ({ number }) => `The direct debit for invoice ${number} came back`,
    heading: 'A direct debit came back',
    opening: ({ firstName, club }, { amount, number }) =>
      `Hello ${firstName}, your bank has returned the direct debit of ${club} for ${amount}. The invoice ${number} is open again.`,
    pay: "Please transfer the amount with this reference. The club's account is shown with your invoices. If you have another account now, give us a new mandate.",
    reasons: {
      AC01: 'Wrong IBAN',
      AC04: 'Account closed',
      AC06: 'Account blocked',
      AC13: 'Account not open to consumer direct debits',
      AG01: 'Account takes no direct debits',
      AM04: 'Not enough money in the account',
      BE05: 'Creditor unknown',
      MD01: 'No valid mandate',
      MD06: 'Objection of the account holder',
      MD07: 'Account holder deceased',
      MS02: 'Refused by the account holder',
      MS03: 'Refused by the bank without a reason',
      RC01: 'Bank unknown',
      RR04: 'Refused for legal reasons',
      SL01: 'Blocked at the request of the account holder',
    },
  },
};

export const debitTexts: Readonly<Record<Language, DebitTexts>> = { de, en };
