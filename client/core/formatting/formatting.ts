import type { Language, LocalDate, LocalTime } from '@platzwart/contracts/core';
import { clubZone } from '../time/clubTime.ts';

const locales: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

const dateStyles = {
  /** Mo., 15. Juni */
  short: { weekday: 'short', day: 'numeric', month: 'long' },
  /** Montag, 15. Juni 2026 */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Montag, 15. Juni */
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 15. Juni 2026 */
  plain: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Mo. */
  weekday: { weekday: 'short' },
  /** Montag */
  weekdayName: { weekday: 'long' },
  /** Juni */
  month: { month: 'short' },
  /** 15. Juni */
  dayAndMonth: { day: 'numeric', month: 'long' },
  /** Juni 2026 */
  monthAndYear: { month: 'long', year: 'numeric' },
  /** 15.06.2026: in columns of tables */
  inColumn: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** Mo., 15.06. */
  dayInColumn: { weekday: 'short', day: '2-digit', month: '2-digit' },
  /** 15.6. */
  numeric: { day: 'numeric', month: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof dateStyles;

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Creating a formatter costs more than a hundred uses of it. */
const dateFormatter = (language: Language, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${language} ${name}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locales[language], options);
  formatters.set(key, formatter);
  return formatter;
};

/** `date` is a calendar day of the club, not an instant: the result is the same in every zone. */
export const formatDate = (date: LocalDate, language: Language, style: DateStyle = 'short'): string =>
  dateFormatter(language, style, { ...dateStyles[style], timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));

/** An instant in the club's wall-clock time: `14. Juni, 18:00 Uhr`. */
export const formatInstant = (epochMilliseconds: number, language: Language): string => {
  const options = { day: 'numeric', month: 'long', timeZone: clubZone } as const;
  const day = dateFormatter(language, 'instant day', options).format(epochMilliseconds);
  return `${day}, ${formatClock(epochMilliseconds, language)}`;
};

/** The club's calendar day of an instant, with its year: `14. Juni 2026`. */
export const formatDayOf = (epochMilliseconds: number, language: Language): string =>
  dateFormatter(language, 'day of instant', { ...dateStyles.plain, timeZone: clubZone }).format(epochMilliseconds);

/** The club's clock at an instant: `18:00 Uhr`. */
export const formatClock = (epochMilliseconds: number, language: Language): string => {
  const options = { hour: '2-digit', minute: '2-digit', timeZone: clubZone } as const;
  const clock = dateFormatter(language, 'instant clock', options).format(epochMilliseconds);
  return language === 'de' ? `${clock} Uhr` : clock;
};

/** `18:00–19:00 Uhr`, `18:00–19:00`. */
export const formatTimeRange = (start: LocalTime, end: LocalTime, language: Language): string =>
  language === 'de' ? `${start}–${end} Uhr` : `${start}–${end}`;

type ZeroDisplay = 'auto' | 'stripIfInteger';
const moneyFormatters = new Map<string, Intl.NumberFormat>();
const formatMoney = (cents: number, language: Language, trailingZeroDisplay: ZeroDisplay): string => {
  const key = language + trailingZeroDisplay;
  const options = { style: 'currency', currency: 'EUR', trailingZeroDisplay } as const;
  const formatter = moneyFormatters.get(key) ?? new Intl.NumberFormat(locales[language], options);
  moneyFormatters.set(key, formatter);
  // The minus sign of documents: a hyphen is read aloud by few screen readers.
  return formatter.format(cents / 100).replace('-', '−');
};

/** `12,00 €`, `€12.00`, `−12,00 €`. */
export const formatCents = (amount: number, language: Language): string => formatMoney(amount, language, 'auto');

/** `12 €`, `12,50 €`, `€12`: where there is little room. */
export const formatShortCents = (amount: number, language: Language): string =>
  formatMoney(amount, language, 'stripIfInteger');

/** 90 minutes: `1 Std. 30 Min.` */
export const formatDuration = (minutes: number, language: Language): string => {
  const [hourUnit, minuteUnit] = language === 'de' ? ['Std.', 'Min.'] : ['h', 'min'];
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} ${hourUnit}` : '', rest > 0 || hours === 0 ? `${rest} ${minuteUnit}` : '']
    .filter(Boolean)
    .join(' ');
};
