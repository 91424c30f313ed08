import { type Language, type PersonId, sportNameOf } from '@platzwart/contracts/core';
import { factTerms } from '@platzwart/contracts/fact-terms';
import { historySentencesDe } from '@platzwart/contracts/history-sentences/de';
import { historySentencesEn } from '@platzwart/contracts/history-sentences/en';
import type { HistorySentences } from '@platzwart/contracts/history-sentence';
import { patternOf } from '../core/wordSearch.ts';
import { numbersIn, dayIn } from './searchedValues.ts';

const sentences: Readonly<Record<Language, HistorySentences>> = { de: historySentencesDe, en: historySentencesEn };

/** Who reads: the language on their screen, and who `you` is. */
export type LogReader = Readonly<{ language: Language; personId: PersonId | null }>;

/** Stores a value and returns its parameter. */
type Bind = (value: unknown) => string;

/** `number` and `stornoNumber`: of an invoice, and of the document that cancels it. */
const plainDetails = ['title', 'name', 'number', 'stornoNumber', 'reference'];
const searched = ['reason', ...plainDetails.map((name) => `details ->> '${name}'`)];

const nameOf = (id: string): string =>
  `(select trim(first_name || ' ' || last_name) from people.people as person where person.person_id = entries.${id})`;
const about = `(select trim(first_name || ' ' || last_name) || ' (' || member_number || ')' from people.people as person
  where person.person_id = entries.person_id)`;

/** What `sentenceOf` makes of an entry, for an ADMIN: the text for the event with the names and numbers in it. */
const sentenceSql = ({ language, personId }: LogReader, bind: Bind): string => {
  const { you, others, withoutSession, system, erased, admin } = sentences[language];
  const [own, their, unsigned] = [you, others, withoutSession].map((texts) => `${bind(JSON.stringify(texts))}::jsonb`);
  const who = `case when cause = 'SYSTEM' then ${bind(system)}
    when cause = 'CLUB' and role = 'ADMIN' then coalesce(replace(${bind(admin)}, '{{name}}', ${nameOf('actor_id')}), ${bind(erased)})
    else coalesce(${nameOf('actor_id')}, ${bind(erased)}) end`;
  const text = `case when cause = 'SYSTEM' and jsonb_exists(${unsigned}, action) then ${unsigned} ->> action
    when actor_id = ${bind(personId)}::uuid then coalesce(${own} ->> action, ${own} ->> 'other')
    else coalesce(${their} ->> action, ${their} ->> 'other') end`;
  const counted = ['found', 'added'].reduce(
    (sql, name) => `replace(${sql}, '{{${name}}}', coalesce(details ->> '${name}', '0'))`,
    `replace(${text}, '{{number}}', coalesce(details ->> 'number', ''))`,
  );
  return `replace(${counted}, '{{who}}', ${who})`;
};

/** Fields whose name is searched for and that have a value, and words that events store as codes. */
const termSql = (terms: string): string => `exists (
  select from jsonb_to_recordset(${terms}::jsonb) as term (action text, name text, code text)
  where term.action = entries.action and case when term.code is null
    then coalesce(jsonb_typeof(details -> term.name), 'null') <> 'null' or jsonb_exists(coalesce(texts, '{}'), term.name)
    else jsonb_path_exists(details -> term.name, '$.** ? (@ == $code)', jsonb_build_object('code', term.code)) end)`;

const knownSports = ['TENNIS', 'HALL', 'SQUASH', 'PADEL', 'BADMINTON'];
const sportsCalled = (search: string, language: Language): readonly string[] =>
  knownSports.filter((sport) => sportNameOf({ sport, labels: null }, language).toLowerCase().includes(search));

/** The condition that what an entry shows to the reader contains `search`; null where nothing is searched (docs/adr/0056-club-log.md). */
export const searchCondition = (search: string, reader: LogReader, bind: Bind): string | null => {
  const pattern = patternOf(search);
  if (pattern === null) return null;
  const [like, wanted] = [bind(pattern), search.trim().toLowerCase()];
  const court = /^(?:platz|court) (\d{1,2})$/.exec(wanted)?.[1];
  const values = [...numbersIn(wanted), ...[dayIn(wanted)].filter((day) => day !== null)];
  const found = [
    ...searched.map((text) => `${text} ilike ${like}`),
    `exists (select from jsonb_each_text(texts) as text where text.value ilike ${like})`,
    `${sentenceSql(reader, bind)} ilike ${like}`,
    `${about} ilike ${like}`,
    termSql(bind(JSON.stringify(factTerms(wanted, reader.language)))),
    `details ->> 'sport' = any(${bind(sportsCalled(wanted, reader.language))}::text[])`,
    ...values.map(
      (value) =>
        `jsonb_path_exists(details, '$.** ? (@ == $value)', jsonb_build_object('value', ${bind(JSON.stringify(value))}::jsonb))`,
    ),
    ...(court === undefined ? [] : [`details ->> 'court' = ${bind(court)}`]),
  ];
  return `(${found.join('\n      or ')})`;
};
