import { clubZone } from '@platzwart/contracts/club-time';
import type { Cents, Language, LocalDate, LocalTime } from '@platzwart/contracts/core';

const locales: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

/** How a language writes days, times and money. Instants are ISO 8601 and shown in the club's time zone. */
export const formatsOf = (language: Language) => {
  const locale = locales[language];
  const calendarDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const days = new Intl.DateTimeFormat(locale, { ...calendarDay, timeZone: 'UTC' });
  const clocks = new Intl.DateTimeFormat(locale, {
    ...calendarDay,
    hour: '2-digit',
    minute: '2-digit',
    timeZone: clubZone,
  });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const oClock = language === 'de' ? ' Uhr' : '';
  return {
    /** `Montag, 15. Juni 2026` */
    day: (date: LocalDate): string => days.format(Date.parse(`${date}T12:00:00Z`)),
    /** `18:00–19:00 Uhr` */
    times: (start: LocalTime, end: LocalTime): string => `${start}–${end}${oClock}`,
    /** `Montag, 15. Juni 2026 um 18:00 Uhr` */
    instant: (at: string): string => `${clocks.format(Date.parse(at))}${oClock}`,
    money: (amount: Cents): string => money.format(amount / 100),
  };
};
