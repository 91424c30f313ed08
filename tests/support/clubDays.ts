import { Temporal } from 'temporal-polyfill';

/** The club's calendar day that many days from now, `YYYY-MM-DD`. */
export const dayFromToday = (days: number): string =>
  Temporal.Now.plainDateISO('Europe/Berlin').add({ days }).toString();

/** `dayAfter('2026-06-15', 2)` → `2026-06-17`. */
export const dayAfter = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

export const isWeekend = (date: string): boolean => Temporal.PlainDate.from(date).dayOfWeek >= 6;

const spoken = (options: Intl.DateTimeFormatOptions) => (date: string) =>
  new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** `Montag, 15. Juni 2026` */
export const longDay = spoken({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** `15. Juni` */
export const plainDay = spoken({ day: 'numeric', month: 'long' });

/** The instant of a time on the club's clock, in ISO 8601. */
export const clubInstant = (date: string, time: string): string =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime('Europe/Berlin').toInstant().toString();
