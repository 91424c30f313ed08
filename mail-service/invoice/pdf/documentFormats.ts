import type { Language, LocalDate } from '@platzwart/contracts/core';

const locales: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

export type DocumentFormats = Readonly<{
  /** `15.06.2026`, `15 Jun 2026` */
  day: (date: LocalDate) => string;
  /** `Mo., 15.06.2026` */
  weekday: (date: LocalDate) => string;
  /** Of cents, negative ones too: `−12,00 €`, `−€12.00`. */
  money: (cents: number) => string;
  /** `19 %`, `19%` */
  percent: (rate: number) => string;
}>;

const noon = (date: LocalDate): number => Date.parse(`${date}T12:00:00Z`);

/** How documents write days and money. */
export const documentFormats = (language: Language): DocumentFormats => {
  const locale = locales[language];
  const digits =
    language === 'de'
      ? ({ day: '2-digit', month: '2-digit', year: 'numeric' } as const)
      : ({ day: 'numeric', month: 'short', year: 'numeric' } as const);
  const days = new Intl.DateTimeFormat(locale, { ...digits, timeZone: 'UTC' });
  const weekdays = new Intl.DateTimeFormat(locale, { ...digits, weekday: 'short', timeZone: 'UTC' });
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const rates = new Intl.NumberFormat(locale, { style: 'percent' });
  return {
    day: (date) => days.format(noon(date)),
    weekday: (date) => weekdays.format(noon(date)),
    money: (cents) => amounts.format(cents / 100).replace('-', '−'),
    percent: (rate) => rates.format(rate / 100),
  };
};

/** `DE02 1203 0000 0000 2020 51` */
export const spacedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
