import type { Language } from '@platzwart/contracts/core';

type Named = Readonly<{ firstName: string; club: string }>;

const german = {
  until: (until: string): string =>
    `Diesen Termin kannst du bis ${until} freigeben: Der Platz wird frei; dein Abo-Preis bleibt.`,
  untilOfMany: (hours: string): string =>
    `Jeden Termin kannst du bis ${hours} Stunden vor Beginn freigeben: Der Platz wird frei; dein Abo-Preis bleibt.`,
  subject: (what: string): string => `Freigegeben: ${what}`,
  heading: 'Dein Termin ist freigegeben',
  byYou: ({ firstName, club }: Named): string =>
    `Hallo ${firstName}, du hast einen Termin deines Abos bei ${club} freigegeben. Der Platz ist frei; dein Abo-Preis bleibt.`,
};

const english: typeof german = {
  until: (until) =>
    `You can release this date until ${until}: the court becomes free; the price of your season booking stays.`,
  untilOfMany: (hours) =>
    `You can release each date until ${hours} hours before it begins: the court becomes free; the price of your season booking stays.`,
  subject: (what) => `Released: ${what}`,
  heading: 'Your date is released',
  byYou: ({ firstName, club }) =>
    `Hello ${firstName}, you have released a date of your season booking at ${club}. The court is free; the price of your season booking stays.`,
};

/** What e-mails say about a date of a season booking: every text about releasing it says that its price stays (decisions.md B6). */
export const releaseTexts: Readonly<Record<Language, typeof german>> = { de: german, en: english };
