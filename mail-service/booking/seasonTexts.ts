import type { Repetition } from '@platzwart/contracts/booking';
import type { Language } from '@platzwart/contracts/core';

type Named = Readonly<{ firstName: string; club: string }>;
type Rhythm = Exclude<Repetition, 'NONE'>;

const de = {
  asked: {
    subject: (sport: string): string => `Deine Zeit in der nächsten Saison: ${sport}`,
    heading: 'Möchtest du deine Zeit behalten?',
    opening: ({ firstName, club }: Named): string =>
      `Hallo ${firstName}, ${club} plant die nächste Saison und bietet dir deine Zeit zuerst an.`,
    until: (day: string): string =>
      `Bitte antworte bis ${day}. Ohne deine Antwort bekommt vielleicht jemand anders die Zeit.`,
  },
  reminder: {
    subject: (sport: string): string => `Noch keine Antwort: deine Zeit in der nächsten Saison (${sport})`,
    heading: 'Deine Antwort fehlt noch',
    opening: ({ firstName, club }: Named): string =>
      `Hallo ${firstName}, ${club} hat dir deine Zeit für die nächste Saison angeboten. Deine Antwort fehlt noch.`,
    until: (day: string): string => `Du kannst bis ${day} antworten.`,
  },
  weekday: { DAILY: 'Jeden Tag', WEEKLY: 'Jede Woche', MONTHLY: 'Jeden Monat' } satisfies Record<Rhythm, string>,
  dates: (first: string, last: string): string => `${first} bis ${last}`,
  button: 'Angebot ansehen und antworten',
  secret: 'Der Link gehört zu dir: Wer ihn hat, kann für dich antworten. Anmelden musst du dich dafür nicht.',
  notBooked: 'Noch ist nichts gebucht. Du bekommst eine Bestätigung, sobald der Verein die Saison bucht.',
};
export type SeasonTexts = typeof de;

const en: SeasonTexts = {
  asked: {
    subject: (sport) => `Your time in the next season: ${sport}`,
    heading: 'Would you like to keep your time?',
    opening: ({ firstName, club }) =>
      `Hello ${firstName}, ${club} is planning the next season and offers you your time first.`,
    until: (day) => `Please answer until ${day}. Without your answer somebody else may get the time.`,
  },
  reminder: {
    subject: (sport) => `No answer yet: your time in the next season (${sport})`,
    heading: 'Your answer is still missing',
    opening: ({ firstName, club }) =>
      `Hello ${firstName}, ${club} has offered you your time for the next season. Your answer is still missing.`,
    until: (day) => `You can answer until ${day}.`,
  },
  weekday: { DAILY: 'Every day', WEEKLY: 'Every week', MONTHLY: 'Every month' },
  dates: (first, last) => `${first} to ${last}`,
  button: 'See the offer and answer',
  secret: 'The link is yours: whoever has it can answer for you. You need not sign in.',
  notBooked: 'Nothing is booked yet. You get a confirmation as soon as the club books the season.',
};

export const seasonTexts: Readonly<Record<Language, SeasonTexts>> = { de, en };
