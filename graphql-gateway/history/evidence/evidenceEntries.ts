import { type Language, epochMilliseconds, localTimeSchema, sportNameOf } from '@platzwart/contracts/core';
import { type EntryFact, type FactsEntry, factsOf } from '@platzwart/contracts/event-facts';
import { historySentencesDe } from '@platzwart/contracts/history-sentences/de';
import { historySentencesEn } from '@platzwart/contracts/history-sentences/en';
import { type HistorySentences, writtenReason, writtenSentence } from '@platzwart/contracts/history-sentence';
import type { PersonRow } from '@platzwart/contracts/user';
import * as v from 'valibot';
import type { LogExtract } from '../../core/commandClient.ts';
import type { EvidenceFacts } from '../historyReads.ts';
import { clubDay, clubInstant, evidenceTexts } from './evidenceTexts.ts';

const sentences: Readonly<Record<Language, HistorySentences>> = { de: historySentencesDe, en: historySentencesEn };

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.nullish(v.fallback(v.nullable(schema), null), null);
const placeEntries = {
  ...{ sport: optional(v.string()), court: optional(v.number()), date: optional(v.string()) },
  ...{ start: optional(localTimeSchema), end: optional(localTimeSchema) },
};
const detailsSchema = v.object({ ...placeEntries, was: optional(v.object(placeEntries)) });
type Place = Omit<v.InferOutput<typeof detailsSchema>, 'was'>;

export type Evidence = Readonly<{
  /** What happened, when, and why; in the order of the log. */
  entries: readonly Readonly<{
    at: string;
    sentence: string;
    facts: readonly string[];
    log: readonly string[];
    isProven: boolean;
  }>[];
}>;

/** What an entry says and what was so before, with names. */
type Said = Pick<FactsEntry, 'data' | 'before'>;
export type Wording = Readonly<{
  language: Language;
  isForAdmin: boolean;
  actors: ReadonlyMap<string, PersonRow>;
  /** In the order of the entries. */
  said: readonly Said[];
}>;

const placeText = ({ sport, court, date, start, end }: Place, language: Language): string | null => {
  if (sport === null || court === null || date === null) return null;
  const where = evidenceTexts[language].court({ sport: sportNameOf({ sport, labels: null }, language), court });
  const times = start !== null && end !== null ? `, ${start}–${end}` : '';
  return `${where}, ${clubDay(date, language)}${times}`;
};

const factText = ({ label, value, before }: EntryFact, language: Language): string =>
  evidenceTexts[language].fact({ label, value, before });

const linesOf = ({ action, texts, reason }: EvidenceFacts, said: Said, language: Language): readonly string[] => {
  const words = evidenceTexts[language];
  const { was, ...now } = v.parse(detailsSchema, said.data);
  const [place, before] = [placeText(now, language), was && placeText({ ...now, ...was }, language)];
  const why = texts?.['reason'] ?? reason;
  return [
    place,
    before && before !== place ? words.before(before) : null,
    why ? writtenReason(why, sentences[language]) : null,
    ...factsOf({ action, ...said }, language).map((fact) => factText(fact, language)),
  ].filter((line) => line !== null);
};

type InLog = LogExtract['events'][number];

/** What the read model says is proven by the event of the log alone. */
const isSame = ({ position, eventId }: EvidenceFacts, inLog: InLog): boolean =>
  inLog !== null && inLog.position === position && (eventId === null || inLog.eventId === eventId);

const logLines = (entry: EvidenceFacts, inLog: InLog, language: Language): readonly string[] => {
  const words = evidenceTexts[language];
  if (inLog === null || !isSame(entry, inLog)) return [words.missing];
  const { eventId, hash, previousHash } = inLog;
  const lines = [words.place(inLog), words.event({ type: entry.action, eventId }), words.hash(hash)];
  return previousHash === null ? lines : [...lines, words.previousHash(previousHash)];
};

/** The entries of a history with what the log says about each; `extract` is in the order of `facts`. */
export const evidenceEntries = (
  facts: readonly EvidenceFacts[],
  extract: LogExtract,
  { language, isForAdmin, actors, said }: Wording,
): Evidence['entries'] =>
  facts.map((entry, index) => {
    const { action, cause, role, actorId, details, texts, occurredAt } = entry;
    const actor = actorId === null ? null : (actors.get(actorId) ?? null);
    const spoken = { action, cause, role, actor, details: JSON.stringify({ ...details, ...texts }) };
    const inLog = extract.events[index] ?? null;
    return {
      at: clubInstant(epochMilliseconds(occurredAt), language),
      sentence: writtenSentence(spoken, isForAdmin, sentences[language]),
      facts: linesOf(entry, said[index] ?? { data: details, before: null }, language),
      log: logLines(entry, inLog, language),
      isProven: isSame(entry, inLog),
    };
  });
