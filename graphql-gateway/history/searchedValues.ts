const euros = /^(\d{1,7})(?:[.,](\d{2}))?(?: ?€)?$/;
const counted = /^(\d{1,7}(?:[.,]5)?) ?(?:%|stunden?|std\.|hours?|h|minuten?|minutes?|tage?|days?)$/;
const germanDay = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const englishDay = /^(\d{1,2}) ([a-z]{3})[a-z]* (\d{4})$/;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const amountIn = (text: string): readonly number[] => {
  const [found, whole = '', cents] = euros.exec(text) ?? [];
  if (found === undefined) return [];
  const amount = Number(whole) * 100 + Number(cents ?? 0);
  // A number alone may be one, or begin an amount.
  return cents === undefined && !text.endsWith('€') ? [Number(whole), amount] : [amount];
};

const countIn = (text: string): readonly number[] => {
  const [found, written = ''] = counted.exec(text) ?? [];
  if (found === undefined) return [];
  const count = Number(written.replace(',', '.'));
  // Cards count half hours.
  return /std\.|h$|hour/.test(text) ? [count, count * 2] : [count];
};

/** The numbers that events store where a screen shows `text`: euros as cents, hours of a card as half hours. */
export const numbersIn = (text: string): readonly number[] => [...new Set([...amountIn(text), ...countIn(text)])];

const dayOf = (year: string, month: number, day: string): string =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

const germanIn = (text: string): string | null => {
  const [found, day = '', month, year = ''] = germanDay.exec(text) ?? [];
  return found === undefined ? null : dayOf(year, Number(month), day);
};
const englishIn = (text: string): string | null => {
  const [, day = '', name = '', year = ''] = englishDay.exec(text) ?? [];
  return months.includes(name) ? dayOf(year, months.indexOf(name) + 1, day) : null;
};

/** The ISO day that `text` says as screens do, `15.6.2026` or `15 Jun 2026`; null where it says none. */
export const dayIn = (text: string): string | null =>
  germanIn(text) ?? englishIn(text) ?? (isoDay.test(text) ? text : null);
