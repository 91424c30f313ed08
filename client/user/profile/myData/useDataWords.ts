import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { localDateSchema } from '@platzwart/contracts/core';
import { clubClockAt } from '../../../core/clubTime.ts';
import { useFormat } from '../../../core/useFormat.ts';
import { type Fact, readable } from './dataOnRecord.ts';
import { dataNamesDe } from './dataNames.de.ts';

const isNamed = (name: string): name is keyof typeof dataNamesDe => Object.hasOwn(dataNamesDe, name);
const instantSchema = v.pipe(v.string(), v.isoTimestamp());

/** What is stored about a person, in the words of people: names of facts, days, instants of the club's clock, yes and no. */
export const useDataWords = () => {
  const { t } = useTranslation('profile');
  const { clock, date } = useFormat();
  const nameOf = (name: string): string => (isNamed(name) ? t(($) => $.data.names[name]) : readable(name));
  const textOf = (fact: Fact): string => {
    if (fact === null || fact === '') return t(($) => $.data.nothing);
    if (typeof fact === 'boolean') return t(($) => (fact ? $.data.yes : $.data.no));
    const day = v.safeParse(localDateSchema, fact);
    if (day.success) return date(day.output, 'plain');
    const instant = v.safeParse(instantSchema, fact);
    if (!instant.success) return String(fact);
    const at = Date.parse(instant.output);
    return `${date(clubClockAt(at).date, 'plain')}, ${clock(at)}`;
  };
  return { nameOf, textOf };
};
