import type { Language } from './languages.ts';
import { shownPosition } from './position.ts';
import { sportNameOf } from './sportName.ts';

export type FactData = Readonly<Record<string, unknown>>;
/** One field of an entry. `path` tells it from the others; `text` is null where it has no value. */
export type Fact = Readonly<{ path: string; label: string; text: string | null; isDetail: boolean }>;
/** `data`: what the field is a part of. */
export type FactFormat = (content: unknown, language: Language, data: FactData) => string | null;

const locales: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

/** A text or number as it stands; null for everything else. */
export const factText = (content: unknown): string | null => {
  if (typeof content === 'number') return String(content);
  return typeof content === 'string' && content !== '' ? content : null;
};

const ofNumber =
  (format: (amount: number, language: Language) => string): FactFormat =>
  (content, language) =>
    typeof content === 'number' ? format(content, language) : null;

const decimals = (amount: number, language: Language): string => amount.toLocaleString(locales[language]);
const counted = ([one, many]: readonly [string, string], amount: number, language: Language): string =>
  `${decimals(amount, language)} ${amount === 1 ? one : many}`;
type Unit = Readonly<Record<Language, readonly [one: string, many: string]>>;
const inUnit = (unit: Unit): FactFormat => ofNumber((amount, language) => counted(unit[language], amount, language));

const ofText =
  (format: (text: string, language: Language) => string): FactFormat =>
  (content, language) =>
    typeof content === 'string' && content !== '' ? format(content, language) : null;

const dayText = (text: string, language: Language): string => {
  const instant = Date.parse(`${text}T12:00:00Z`);
  return Number.isNaN(instant)
    ? text
    : new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(instant);
};
const instantText = (text: string, language: Language): string => {
  const instant = Date.parse(text);
  return Number.isNaN(instant)
    ? text
    : new Intl.DateTimeFormat(locales[language], {
        ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' },
      }).format(instant);
};

const euros = (amount: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(amount / 100);

const yes: Readonly<Record<Language, string>> = { de: 'ja', en: 'yes' };
const no: Readonly<Record<Language, string>> = { de: 'nein', en: 'no' };

const minutesOf = (time: unknown): number | null => {
  const [, hours, minutes] = typeof time === 'string' ? (/^(\d\d):(\d\d)$/.exec(time) ?? []) : [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};
const hours: Unit = { de: ['Std.', 'Std.'], en: ['h', 'h'] };
const isCard = (method: unknown): boolean => method === 'VOUCHER';
const methodIn = ({ paymentMethod, pricing }: FactData): unknown =>
  typeof pricing === 'object' && pricing !== null && 'paymentMethod' in pricing ? pricing.paymentMethod : paymentMethod;

const ofList =
  (text: FactFormat): FactFormat =>
  (content, language, data) =>
    Array.isArray(content) ? content.flatMap((part) => text(part, language, data) ?? []).join(', ') || null : null;
const sport = ofText((key, language) => sportNameOf({ sport: key, labels: null }, language));
const count = ofNumber(decimals);
const day = ofText(dayText);
const price = ofNumber(euros);

/** How each kind of value is written, in the club's time; null where the value is none of the kind. */
export const asText = {
  text: ofText((text) => text),
  /** As it stands, numbers too. */
  plain: factText,
  euros: price,
  percent: ofNumber((amount, language) => `${decimals(amount, language)} %`),
  count,
  minutes: inUnit({ de: ['Minute', 'Minuten'], en: ['minute', 'minutes'] }),
  hours: inUnit({ de: ['Stunde', 'Stunden'], en: ['hour', 'hours'] }),
  days: inUnit({ de: ['Tag', 'Tage'], en: ['day', 'days'] }),
  halfHours: ofNumber((amount, language) => counted(hours[language], amount / 2, language)),
  day,
  /** Null: until further notice. */
  openDay: (content, language) =>
    content === null ? { de: 'auf Weiteres', en: 'further notice' }[language] : day(content, language, {}),
  clockHour: ofNumber((hour, language) => (language === 'de' ? `${hour} Uhr` : `${hour}:00`)),
  /** Without the zeros at its beginning. */
  position: ofText((text) => shownPosition(text)),
  instant: ofText(instantText),
  sport,
  yesNo: (content, language) => (typeof content === 'boolean' ? (content ? yes[language] : no[language]) : null),
  /** Parts of a list, in its order. */
  list: ofList(factText),
  sports: ofList(sport),
  /** How many parts a list has. */
  size: (content, language) =>
    Array.isArray(content) && content.length > 0 ? decimals(content.length, language) : null,
  /** Names, one per line; a number where they are not stored any more. */
  guests: (content, language) =>
    typeof content === 'string' ? content.split('\n').join(', ') : count(content === 0 ? null : content, language, {}),
  /** What a court costs, or the hours where a card paid it. */
  courtPrice: (content, language, data) => {
    const [start, end] = [minutesOf(data['start']), minutesOf(data['end'])];
    if (content !== 0 || !isCard(methodIn(data)) || start === null || end === null)
      return price(content, language, data);
    const spent = counted(hours[language], ((end || 1440) - start) / 60, language);
    return language === 'de' ? `${spent} mit Stundenkarte` : `${spent} by hour card`;
  },
} satisfies Readonly<Record<string, FactFormat>>;
