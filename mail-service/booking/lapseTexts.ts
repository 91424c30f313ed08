import type { Language } from '@platzwart/contracts/core';

type Named = Readonly<{ firstName: string; club: string }>;

const de = {
  subject: 'Nicht gebucht: Die Zahlung ist nicht angekommen',
  heading: 'Es ist nichts gebucht',
  opening: ({ firstName, club }: Named): string =>
    `Hallo ${firstName}, du hast bei ${club} einen Platz bestellt, der online zu bezahlen war.`,
  expired: 'Die Zeit zum Bezahlen ist vorbei, deshalb ist der Platz wieder frei. Zu bezahlen ist nichts.',
  displaced: 'Der Verein braucht den Platz selbst, bevor er bezahlt war. Zu bezahlen ist nichts.',
  button: 'Bestellung ansehen',
  late: 'Falls deine Zahlung noch ankommt, buchen wir den Platz, wenn er frei ist, oder zahlen dir das Geld zurück.',
};

type LapseTexts = typeof de;

const en: LapseTexts = {
  subject: 'Not booked: the payment has not arrived',
  heading: 'Nothing is booked',
  opening: ({ firstName, club }) => `Hello ${firstName}, you ordered a court at ${club} that was to be paid online.`,
  expired: 'The time to pay is over, so the court is free again. There is nothing to pay.',
  displaced: 'The club needs the court itself, before it was paid. There is nothing to pay.',
  button: 'See the order',
  late: 'Should your payment still arrive, we book the court if it is free, or pay the money back.',
};

/** About an order that ended without being paid. */
export const lapseTexts: Readonly<Record<Language, LapseTexts>> = { de, en };
