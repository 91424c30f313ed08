import type { Language, PaymentMethod } from '@platzwart/contracts/core';

type Named = Readonly<{ firstName: string; club: string }>;

const de = {
  free: 'kostenlos',
  payment: {
    VOUCHER: 'von deiner Stundenkarte',
    INVOICE: 'auf Rechnung',
    PAYPAL: 'mit PayPal',
    CREDIT_CARD: 'mit Kreditkarte',
  } satisfies Record<PaymentMethod, string>,
  zone: 'Alle Uhrzeiten sind die des Vereins (Europe/Berlin).',
  toBookings: 'Meine Buchungen ansehen',
  confirmed: {
    subject: (what: string): string => `Gebucht: ${what}`,
    subjectOfMany: (count: number): string => `Gebucht: ${count} Termine`,
    heading: 'Dein Platz ist gebucht',
    headingOfMany: 'Deine Plätze sind gebucht',
    byYou: ({ firstName, club }: Named): string => `Hallo ${firstName}, deine Buchung bei ${club} ist eingetragen.`,
    byOther: ({ firstName, club }: Named, who: string): string =>
      `Hallo ${firstName}, ${who} hat bei ${club} für dich gebucht.`,
    again: ({ firstName, club }: Named, who: string): string =>
      `Hallo ${firstName}, ${who} hat die Stornierung bei ${club} zurückgenommen: Deine Buchung gilt wieder.`,
    guestFee: 'davon Gastgebühr',
    total: 'Zu zahlen',
    paid: 'Bezahlt',
    cancelUntil: (until: string): string => `Kostenfrei stornierbar bis ${until}.`,
    cancelUntilOfMany: (hours: string): string =>
      `Jeden Termin kannst du bis ${hours} Stunden vor Beginn kostenfrei stornieren.`,
    tooLate: (hours: string): string => `Nicht stornierbar (Frist ${hours} Std.).`,
    attached: 'Im Anhang liegt der Termin für deinen Kalender.',
    attachedOfMany: 'Im Anhang liegen die Termine für deinen Kalender.',
    fileName: 'buchung.ics',
  },
  changed: {
    subject: (what: string): string => `Geändert: ${what}`,
    subjectOfMany: (count: number): string => `Geändert: ${count} Termine`,
    heading: 'Deine Buchung ist geändert',
    headingOfMany: 'Deine Termine sind geändert',
    byYou: ({ firstName, club }: Named): string => `Hallo ${firstName}, du hast bei ${club} eine Buchung geändert.`,
    byOther: ({ firstName, club }: Named, who: string): string =>
      `Hallo ${firstName}, ${who} hat deine Buchung bei ${club} geändert.`,
    manyByOther: ({ firstName, club }: Named, who: string): string =>
      `Hallo ${firstName}, ${who} hat diese Termine bei ${club} geändert.`,
    before: (what: string): string => `bisher ${what}`,
    price: (now: string, before: string): string => `Preis: ${now}, bisher ${before}`,
    added: (price: string): string => `kommt dazu, Preis: ${price}`,
    reason: 'Grund',
    question: 'Wenn du dazu eine Frage hast, antworte auf diese E-Mail.',
    attached: 'Der Anhang ändert den Termin in deinem Kalender.',
    attachedOfMany: 'Der Anhang ändert die Termine in deinem Kalender.',
    fileName: 'aenderung.ics',
  },
  cancelled: {
    subject: (what: string): string => `Storniert: ${what}`,
    subjectOfMany: (count: number): string => `Storniert: ${count} Termine`,
    heading: 'Deine Buchung ist storniert',
    headingOfMany: 'Deine Termine sind storniert',
    byYou: ({ firstName, club }: Named): string =>
      `Hallo ${firstName}, du hast eine Buchung bei ${club} storniert. Der Platz ist wieder frei.`,
    byOther: ({ firstName, club }: Named, who: string): string =>
      `Hallo ${firstName}, ${who} hat deine Buchung bei ${club} storniert.`,
    manyByOther: ({ firstName, club }: Named, who: string): string =>
      `Hallo ${firstName}, ${who} hat diese Termine bei ${club} storniert.`,
    reason: 'Grund',
    free: 'Stattdessen frei',
    freeNow: 'Diese Zeiten waren frei, als wir die E-Mail geschrieben haben. Sie sind nicht für dich reserviert.',
    question: 'Wenn du dazu eine Frage hast, antworte auf diese E-Mail.',
    attached: 'Der Anhang nimmt den Termin aus deinem Kalender.',
    fileName: 'storno.ics',
    button: 'Neuen Platz buchen',
  },
  reminder: {
    subject: (what: string): string => `Bald spielst du: ${what}`,
    subjectOfMany: (count: number, day: string): string => `Bald spielst du: ${count} Termine am ${day}`,
    heading: 'Bald geht es auf den Platz',
    opening: ({ firstName, club }: Named): string =>
      `Hallo ${firstName}, wir erinnern dich an deine Buchung bei ${club}.`,
    openingOfMany: ({ firstName, club }: Named): string =>
      `Hallo ${firstName}, wir erinnern dich an deine Buchungen bei ${club}.`,
    cannotCome: 'Du kannst nicht? Gib den Platz in „Meine Buchungen“ frei, dann kann jemand anderes spielen.',
    tooLate: 'Du kannst nicht? Zum Stornieren ist es zu spät. Sag bitte dem Verein Bescheid.',
    off: 'Du möchtest keine Erinnerungen? In deinen persönlichen Daten schaltest du sie aus.',
  },
  players: {
    subject: (what: string): string => `Du spielst mit: ${what}`,
    subjectOfMany: (count: number): string => `Du spielst mit: ${count} Termine`,
    heading: 'Du bist als Mitspieler eingetragen',
    opening: ({ firstName, club }: Named, who: string): string =>
      `Hallo ${firstName}, ${who} hat bei ${club} einen Platz gebucht und dich als Mitspieler eingetragen.`,
    leave: 'Du kannst nicht? In „Meine Buchungen“ nimmst du deinen Namen bis zum Beginn wieder heraus.',
    button: 'Meine Buchungen ansehen',
  },
  offer: {
    subject: (what: string): string => `Frei geworden: ${what}`,
    heading: 'Ein Platz ist für dich frei',
    opening: ({ firstName, club }: Named): string =>
      `Hallo ${firstName}, du stehst bei ${club} auf der Warteliste, und du bist an der Reihe.`,
    until: (until: string): string => `Wir halten den Platz für dich frei bis ${until}.`,
    after: 'Danach bieten wir ihn dem Nächsten an. Lehnst du ab oder passt die Zeit nicht, bleibst du auf der Liste.',
    button: 'Angebot ansehen',
  },
  somebody: 'der Verein',
};

export type BookingTexts = typeof de;

const en: BookingTexts = {
  free: 'free of charge',
  payment: {
    VOUCHER: 'from your hour card',
    INVOICE: 'by invoice',
    PAYPAL: 'by PayPal',
    CREDIT_CARD: 'by credit card',
  },
  zone: 'All times are those of the club (Europe/Berlin).',
  toBookings: 'See my bookings',
  confirmed: {
    subject: (what) => `Booked: ${what}`,
    subjectOfMany: (count) => `Booked: ${count} dates`,
    heading: 'Your court is booked',
    headingOfMany: 'Your courts are booked',
    byYou: ({ firstName, club }) => `Hello ${firstName}, your booking at ${club} has been made.`,
    byOther: ({ firstName, club }, who) => `Hello ${firstName}, ${who} has booked for you at ${club}.`,
    again: ({ firstName, club }, who) =>
      `Hello ${firstName}, ${who} has taken back the cancellation at ${club}: your booking stands again.`,
    guestFee: 'of which guest fee',
    total: 'To be paid',
    paid: 'Paid',
    cancelUntil: (until) => `You can cancel free of charge until ${until}.`,
    cancelUntilOfMany: (hours) => `You can cancel each date free of charge until ${hours} hours before it begins.`,
    tooLate: (hours) => `Cannot be cancelled (${hours} hours’ notice).`,
    attached: 'The date for your calendar is attached.',
    attachedOfMany: 'The dates for your calendar are attached.',
    fileName: 'booking.ics',
  },
  changed: {
    subject: (what) => `Changed: ${what}`,
    subjectOfMany: (count) => `Changed: ${count} dates`,
    heading: 'Your booking is changed',
    headingOfMany: 'Your dates are changed',
    byYou: ({ firstName, club }) => `Hello ${firstName}, you have changed a booking at ${club}.`,
    byOther: ({ firstName, club }, who) => `Hello ${firstName}, ${who} has changed your booking at ${club}.`,
    manyByOther: ({ firstName, club }, who) => `Hello ${firstName}, ${who} has changed these dates at ${club}.`,
    before: (what) => `before: ${what}`,
    price: (now, before) => `Price: ${now}, before: ${before}`,
    added: (price) => `added, price: ${price}`,
    reason: 'Reason',
    question: 'If you have a question about this, reply to this e-mail.',
    attached: 'The attachment changes the date in your calendar.',
    attachedOfMany: 'The attachment changes the dates in your calendar.',
    fileName: 'change.ics',
  },
  cancelled: {
    subject: (what) => `Cancelled: ${what}`,
    subjectOfMany: (count) => `Cancelled: ${count} dates`,
    heading: 'Your booking is cancelled',
    headingOfMany: 'Your dates are cancelled',
    byYou: ({ firstName, club }) =>
      `Hello ${firstName}, you have cancelled a booking at ${club}. The court is free again.`,
    byOther: ({ firstName, club }, who) => `Hello ${firstName}, ${who} has cancelled your booking at ${club}.`,
    manyByOther: ({ firstName, club }, who) => `Hello ${firstName}, ${who} has cancelled these dates at ${club}.`,
    reason: 'Reason',
    free: 'Free instead',
    freeNow: 'These times were free when we wrote this e-mail. They are not reserved for you.',
    question: 'If you have a question about this, reply to this e-mail.',
    attached: 'The attachment removes the date from your calendar.',
    fileName: 'cancellation.ics',
    button: 'Book another court',
  },
  reminder: {
    subject: (what) => `You play soon: ${what}`,
    subjectOfMany: (count, day) => `You play soon: ${count} dates on ${day}`,
    heading: 'You play soon',
    opening: ({ firstName, club }) => `Hello ${firstName}, this is a reminder of your booking at ${club}.`,
    openingOfMany: ({ firstName, club }) => `Hello ${firstName}, this is a reminder of your bookings at ${club}.`,
    cannotCome: 'You cannot make it? Give the court back in “My bookings”, so that somebody else can play.',
    tooLate: 'You cannot make it? It is too late to cancel. Please tell the club.',
    off: 'You want no reminders? Switch them off in your personal data.',
  },
  players: {
    subject: (what) => `You are playing: ${what}`,
    subjectOfMany: (count) => `You are playing: ${count} dates`,
    heading: 'You are named as a player',
    opening: ({ firstName, club }, who) =>
      `Hello ${firstName}, ${who} has booked a court at ${club} and named you as a player.`,
    leave: 'You cannot make it? Take your name off in “My bookings” until it begins.',
    button: 'See my bookings',
  },
  offer: {
    subject: (what) => `Free again: ${what}`,
    heading: 'A court is free for you',
    opening: ({ firstName, club }) =>
      `Hello ${firstName}, you are on the waiting list of ${club}, and it is your turn.`,
    until: (until) => `We hold the court for you until ${until}.`,
    after: 'After that we offer it to the next person. If you decline, you stay on the list.',
    button: 'See the offer',
  },
  somebody: 'the club',
};

export const bookingTexts: Readonly<Record<Language, BookingTexts>> = { de, en };
