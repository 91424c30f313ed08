import type { Language, VoucherType } from '@platzwart/contracts/core';

type Named = Readonly<{ firstName: string; club: string }>;

const de = {
  hours: (hours: string): string => `${hours} Stunden`,
  type: {
    YOUNG: 'Jugend',
    STUDENT: 'Studierende',
    ADULT: 'Erwachsene',
    SENIOR: 'Senioren',
  } satisfies Record<VoucherType, string>,
  button: 'Meine Stundenkarten ansehen',
  ordered: {
    subject: (what: string): string => `Stundenkarte bestellt: ${what}`,
    heading: 'Deine Stundenkarte ist da',
    byYou: ({ firstName, club }: Named): string =>
      `Hallo ${firstName}, du hast bei ${club} eine Stundenkarte bestellt.`,
    byClub: ({ firstName, club }: Named): string =>
      `Hallo ${firstName}, ${club} hat für dich eine Stundenkarte angelegt.`,
    atOnce: 'Du kannst sofort mit ihr buchen.',
    later: (day: string): string =>
      `Du kannst mit ihr buchen, was ab ${day} stattfindet. Früher geht es, sobald du in „Meine Stundenkarten“ der sofortigen Nutzung zustimmst.`,
    card: 'Karte',
    price: 'Preis',
    invoice: 'Der Betrag steht auf deiner nächsten Rechnung.',
    usable: 'Die Karte zahlt Buchungen bis zwei Wochen im Voraus. Sie verfällt nicht.',
    withdrawal: (until: string): string =>
      `Bis ${until} kannst du die Bestellung ohne Grund widerrufen, solange keine Stunde benutzt ist: in „Meine Stundenkarten“ oder formlos beim Verein.`,
    consented: 'Für benutzte Stunden gilt der Widerruf nicht, denn du hast der sofortigen Nutzung zugestimmt.',
  },
  usedUp: {
    subject: 'Deine Stundenkarte ist aufgebraucht',
    opening: ({ firstName, club }: Named): string =>
      `Hallo ${firstName}, mit dieser Buchung ist eine deiner Stundenkarten bei ${club} aufgebraucht.`,
    booking: 'Buchung',
    next: 'In „Meine Stundenkarten“ kannst du eine neue bestellen. Stornierst du eine Buchung, kommen ihre Stunden zurück.',
  },
};
export type VoucherTexts = typeof de;

const en: VoucherTexts = {
  hours: (hours) => `${hours} hours`,
  type: { YOUNG: 'youth', STUDENT: 'student', ADULT: 'adult', SENIOR: 'senior' },
  button: 'See my hour cards',
  ordered: {
    subject: (what) => `Hour card ordered: ${what}`,
    heading: 'Your hour card is here',
    byYou: ({ firstName, club }) => `Hello ${firstName}, you have ordered an hour card at ${club}.`,
    byClub: ({ firstName, club }) => `Hello ${firstName}, ${club} has set up an hour card for you.`,
    atOnce: 'You can book with it at once.',
    later: (day) =>
      `You can book with it what takes place from ${day} on. It works earlier once you ask for immediate use in “My hour cards”.`,
    card: 'Card',
    price: 'Price',
    invoice: 'The amount is on your next invoice.',
    usable: 'The card pays for bookings up to two weeks ahead. It does not expire.',
    withdrawal: (until) =>
      `Until ${until} you can withdraw from the order without giving a reason, as long as no hour is used: in “My hour cards”, or by telling the club.`,
    consented: 'Hours that are used cannot be withdrawn from, because you asked to use the card at once.',
  },
  usedUp: {
    subject: 'Your hour card is used up',
    opening: ({ firstName, club }) => `Hello ${firstName}, this booking has used up one of your hour cards at ${club}.`,
    booking: 'Booking',
    next: 'You can order a new one in “My hour cards”. If you cancel a booking, its hours come back.',
  },
};

export const voucherTexts: Readonly<Record<Language, VoucherTexts>> = { de, en };
