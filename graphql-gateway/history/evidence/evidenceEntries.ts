import { endMinute } from '@platzwart/contracts/booking';
import {
  type Language,
  epochMilliseconds,
  localTimeSchema,
  minuteOfDay,
  paymentMethods,
  sportNameOf,
} from '@platzwart/contracts/core';
import { historySentencesDe } from '@platzwart/contracts/history-sentences/de';
import { historySentencesEn } from '@platzwart/contracts/history-sentences/en';
import { type HistorySentences, writtenReason, writtenSentence } from '@platzwart/contracts/history-sentence';
import type { PersonRow } from '@platzwart/contracts/user';
import * as v from 'valibot';
import type { LogExtract } from '../../core/commandClient.ts';
import type { EvidenceFacts } from '../historyReads.ts';
import { clubDay, clubInstant, euros, evidenceTexts, hoursText } from './evidenceTexts.ts';

const sentences: Readonly<Record<Language, HistorySentences>> = { de: historySentencesDe, en: historySentencesEn };

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.nullish(v.fallback(v.nullable(schema), null), null);
const placeEntries = {
  ...{ sport: optional(v.string()), court: optional(v.number()), date: optional(v.string()) },
  ...{ start: optional(localTimeSchema), end: optional(localTimeSchema), price: optional(v.number()) },
};
const paymentEntries = { paymentMethod: optional(v.picklist(paymentMethods)) };
const detailsSchema = v.object({
  ...placeEntries,
  ...paymentEntries,
  /** What led to the new price of a change. */
  pricing: optional(v.object(paymentEntries)),
  was: optional(v.object(placeEntries)),
});
type Details = v.InferOutput<typeof detailsSchema>;
type Place = Pick<Details, keyof typeof placeEntries>;

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

type Wording = Readonly<{ language: Language; isForAdmin: boolean; actors: ReadonlyMap<string, PersonRow> }>;

const placeText = ({ sport, court, date, start, end }: Place, language: Language): string | null => {
  if (sport === null || court === null || date === null) return null;
  const where = evidenceTexts[language].court({ sport: sportNameOf({ sport, labels: null }, language), court });
  const times = start !== null && end !== null ? `, ${start}–${end}` : '';
  return `${where}, ${clubDay(date, language)}${times}`;
};

/** The hours where a card paid the court. */
const priceText = (details: Details, language: Language): string | null => {
  const { price, start, end, paymentMethod, pricing } = details;
  const words = evidenceTexts[language];
  if (price === null) return null;
  const isByCard = price === 0 && (pricing?.paymentMethod ?? paymentMethod) === 'VOUCHER';
  return isByCard && start !== null && end !== null
    ? words.byCard(hoursText(endMinute(end) - minuteOfDay(start), language))
    : words.price(euros(price, language));
};

const factsOf = ({ details, texts, reason }: EvidenceFacts, language: Language): readonly string[] => {
  const words = evidenceTexts[language];
  const parsed = v.parse(detailsSchema, details);
  const { was, ...now } = parsed;
  const before = was && placeText({ ...now, ...was }, language);
  const why = texts?.['reason'] ?? reason;
  return [
    placeText(now, language),
    before ? words.before(before) : null,
    priceText(parsed, language),
    why ? writtenReason(why, sentences[language]) : null,
  ].filter((fact) => fact !== null);
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
  { language, isForAdmin, actors }: Wording,
): Evidence['entries'] =>
  facts.map((entry, index) => {
    const { action, cause, role, actorId, details, texts, occurredAt } = entry;
    const actor = actorId === null ? null : (actors.get(actorId) ?? null);
    const spoken = { action, cause, role, actor, details: JSON.stringify({ ...details, ...texts }) };
    const inLog = extract.events[index] ?? null;
    return {
      at: clubInstant(epochMilliseconds(occurredAt), language),
      sentence: writtenSentence(spoken, isForAdmin, sentences[language]),
      facts: factsOf(entry, language),
      log: logLines(entry, inLog, language),
      isProven: isSame(entry, inLog),
    };
  });
