import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { localDateSchema, roles } from '@platzwart/contracts/core';
import { clubClockAt } from '../../../core/time/clubTime.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useSportName } from '../../../core/texts/useSportName.ts';
import { type Fact, type StoredValue, isFact, readable } from './storedData.ts';
import { dataCodesDe } from './dataCodes.de.ts';
import { dataNamesDe } from './dataNames.de.ts';

const isNamed = (name: string): name is keyof typeof dataNamesDe => Object.hasOwn(dataNamesDe, name);
const isCoded = (name: string): name is keyof typeof dataCodesDe => Object.hasOwn(dataCodesDe, name);
const addressSchema = v.strictObject({
  street: v.string(),
  houseNumber: v.string(),
  zip: v.string(),
  city: v.string(),
});
const instantSchema = v.pipe(v.string(), v.isoTimestamp());

/** The text of a code; null where the fact is no code, or one without a text. */
const useCodeTexts = () => {
  const { t } = useTranslation('profile');
  const sportName = useSportName();
  return (name: string, fact: Fact): string | null => {
    if (typeof fact !== 'string') return null;
    if (name === 'sport') return sportName(fact);
    const role = roles.find((each) => name === 'role' && each === fact);
    if (role) return t(($) => $.roles[role], { ns: 'user' });
    if (!isCoded(name)) return null;
    const words: Readonly<Record<string, string>> = t(($) => $.data.codes[name], { returnObjects: true });
    return words[fact] ?? null;
  };
};

/** An address in one line; null where it is none. */
const addressOf = (name: string, value: StoredValue): string | null => {
  const address = v.safeParse(addressSchema, value);
  if (name !== 'address' || !address.success) return null;
  const { street, houseNumber, zip, city } = address.output;
  return `${street} ${houseNumber}, ${zip} ${city}`;
};

/** The stored data of a person in readable form: names of facts, codes, prices, days, instants of the club's clock. */
export const useDataTexts = () => {
  const { t } = useTranslation('profile');
  const { cents, clock, date } = useFormat();
  const codeTexts = useCodeTexts();
  const nameOf = (name: string): string => (isNamed(name) ? t(($) => $.data.names[name]) : readable(name));
  const timeOf = (fact: string | number): string => {
    const day = v.safeParse(localDateSchema, fact);
    if (day.success) return date(day.output, 'plain');
    const instant = v.safeParse(instantSchema, fact);
    if (!instant.success) return String(fact);
    const at = Date.parse(instant.output);
    return `${date(clubClockAt(at).date, 'plain')}, ${clock(at)}`;
  };
  const textOf = (name: string, fact: Fact): string => {
    if (fact === null || fact === '') return t(($) => $.data.nothing);
    if (typeof fact === 'boolean') return t(($) => (fact ? $.data.yes : $.data.no));
    if (name.endsWith('InCents') && typeof fact === 'number') return cents(fact);
    return codeTexts(name, fact) ?? timeOf(fact);
  };
  const titleOf = (title: Readonly<Record<string, StoredValue>>): string =>
    Object.entries(title)
      .flatMap(([name, fact]) => (isFact(fact) && name !== 'end' ? [titlePartOf(name, fact, title['end'])] : []))
      .join(', ');
  const titlePartOf = (name: string, fact: Fact, end: StoredValue | undefined): string => {
    if (name === 'court') return `${nameOf(name)} ${textOf(name, fact)}`;
    if (name === 'start' && end !== undefined && isFact(end)) return `${textOf(name, fact)}–${textOf('end', end)}`;
    return textOf(name, fact);
  };
  return { nameOf, textOf, titleOf, addressOf };
};
