import type { Language } from '@platzwart/contracts/core';

const de = {
  label: (cards: number): string => (cards === 1 ? 'Stundenkarte' : 'Stundenkarten'),
  hours: (hours: string): string => `${hours} Std.`,
  used: (hours: string, left: string, cards: number): string =>
    `${hours} benutzt, danach noch ${left} auf ${cards === 1 ? 'dieser Karte' : 'diesen Karten'}`,
  returned: (hours: string, left: string, cards: number): string =>
    `${hours} sind zurück, jetzt ${left} auf ${cards === 1 ? 'dieser Karte' : 'diesen Karten'}`,
};

const en: typeof de = {
  label: (cards) => (cards === 1 ? 'Hour card' : 'Hour cards'),
  hours: (hours) => `${hours} h`,
  used: (hours, left, cards) => `${hours} used, ${left} left on ${cards === 1 ? 'this card' : 'these cards'}`,
  returned: (hours, left, cards) => `${hours} came back, now ${left} on ${cards === 1 ? 'this card' : 'these cards'}`,
};

/** What e-mails about bookings say about hour cards. */
export const cardTexts: Readonly<Record<Language, typeof de>> = { de, en };
