import type { Language } from '@platzwart/contracts/core';

type Named = Readonly<{ firstName: string; club: string }>;

const de = {
  subject: (amount: string): string => `Du bekommst ${amount} zurück`,
  heading: 'Deine Zahlung geht an dich zurück',
  opening: ({ firstName, club }: Named): string =>
    `Hallo ${firstName}, deine Zahlung an ${club} ist zu spät oder mit einem anderen Betrag angekommen. Gebucht ist deshalb nichts.`,
  back: (amount: string, method: string): string =>
    `Wir zahlen dir ${amount} auf dem Weg zurück, auf dem du bezahlt hast: ${method}. Du musst nichts tun.`,
  wait: 'Bis das Geld bei dir ist, können einige Tage vergehen.',
  question: 'Wenn es nach einer Woche nicht da ist, antworte auf diese E-Mail.',
  button: 'Neuen Platz buchen',
  /** In the e-mail about a cancellation. */
  fact: {
    label: 'Erstattung',
    line: (amount: string): string =>
      `${amount} gehen auf dem Weg zurück, auf dem du bezahlt hast. Bis das Geld bei dir ist, können einige Tage vergehen.`,
    atClub: (amount: string): string => `${amount} hast du beim Verein bezahlt. Der Verein zahlt sie dir zurück.`,
  },
  /** In the e-mail about a cancellation by the club after which the price stays. */
  kept: {
    label: 'Preis',
    line: 'Der Verein erlässt ihn nicht: Er bleibt zu bezahlen, oder die Stunden der Karte bleiben verbraucht.',
  },
  /** In the e-mail about a cancellation by the club, for example because of rain, of what was not paid. */
  dropped: { label: 'Preis', line: 'Dafür ist nichts zu zahlen.' },
  /** In the e-mail about a booking that takes the place of a cancelled one. */
  carried: {
    atClub: 'davon schon beim Verein bezahlt',
    paid: 'davon schon mit einer Rechnung bezahlt',
    billed: 'davon schon auf einer Rechnung',
  },
};

type RefundTexts = typeof de;

const en: RefundTexts = {
  subject: (amount) => `You get ${amount} back`,
  heading: 'Your payment goes back to you',
  opening: ({ firstName, club }) =>
    `Hello ${firstName}, your payment to ${club} arrived too late or with another amount. So nothing is booked.`,
  back: (amount, method) => `We pay ${amount} back the way you paid: ${method}. You need not do anything.`,
  wait: 'It may take a few days until you have the money.',
  question: 'If it has not arrived after a week, reply to this e-mail.',
  button: 'Book another court',
  fact: {
    label: 'Refund',
    line: (amount) => `${amount} go back the way you paid. It may take a few days until you have the money.`,
    atClub: (amount) => `You paid ${amount} at the club. The club will pay it back to you.`,
  },
  kept: { label: 'Price', line: 'The club does not drop it: it stays to be paid, or the hours of the card stay used.' },
  dropped: { label: 'Price', line: 'Nothing is to be paid for it.' },
  carried: {
    atClub: 'of which already paid at the club',
    paid: 'of which already paid by an invoice',
    billed: 'of which already on an invoice',
  },
};

/** About money that goes back: because it arrived too late or with another amount, or because a booking was cancelled. */
export const refundTexts: Readonly<Record<Language, RefundTexts>> = { de, en };
