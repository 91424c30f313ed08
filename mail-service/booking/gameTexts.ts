import type { Language } from '@platzwart/contracts/core';

type Named = Readonly<{ firstName: string; club: string }>;

const de = {
  booker: 'einem Mitglied',
  button: 'Meine Buchungen ansehen',
  changed: {
    subject: (what: string): string => `Dein Spiel ist verlegt: ${what}`,
    subjectOfMany: (count: number): string => `Deine Spiele sind verlegt: ${count} Termine`,
    heading: 'Dein Spiel ist verlegt',
    opening: ({ firstName, club }: Named, who: string): string =>
      `Hallo ${firstName}, eine Buchung von ${who} bei ${club}, in der du mitspielst, hat eine neue Zeit oder einen neuen Platz.`,
  },
  cancelled: {
    subject: (what: string): string => `Dein Spiel fällt aus: ${what}`,
    subjectOfMany: (count: number): string => `Deine Spiele fallen aus: ${count} Termine`,
    heading: 'Dein Spiel fällt aus',
    opening: ({ firstName, club }: Named, who: string): string =>
      `Hallo ${firstName}, eine Buchung von ${who} bei ${club}, in der du mitspielst, ist storniert.`,
  },
};

export type GameTexts = typeof de;

const en: GameTexts = {
  booker: 'a member',
  button: 'See my bookings',
  changed: {
    subject: (what) => `Your game has moved: ${what}`,
    subjectOfMany: (count) => `Your games have moved: ${count} dates`,
    heading: 'Your game has moved',
    opening: ({ firstName, club }, who) =>
      `Hello ${firstName}, a booking of ${who} at ${club} in which you play has a new time or court.`,
  },
  cancelled: {
    subject: (what) => `Your game is off: ${what}`,
    subjectOfMany: (count) => `Your games are off: ${count} dates`,
    heading: 'Your game is off',
    opening: ({ firstName, club }, who) =>
      `Hello ${firstName}, a booking of ${who} at ${club} in which you play has been cancelled.`,
  },
};

/** What e-mails say to those who play with the owner of a booking. */
export const gameTexts: Readonly<Record<Language, GameTexts>> = { de, en };
