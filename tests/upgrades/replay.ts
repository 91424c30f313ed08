import { writtenSentence } from '@platzwart/contracts/history-sentence';
import { historySentencesDe } from '@platzwart/contracts/history-sentences/de';
import { historySentencesEn } from '@platzwart/contracts/history-sentences/en';
import { createHash } from 'node:crypto';
import { withoutAddedDetails } from './addedDetails.ts';
import type { OpenedRecording } from './openedRecording.ts';
import { type Question, entriesIn } from './recording.ts';

/** A field whose answer an update changes, or takes away, on purpose: it is left out of a question to recordings up to that one. */
type ChangedField = Readonly<{ question: string; field: string; upTo: string; why: string }>;

const changed: readonly ChangedField[] = [
  {
    ...{ question: 'dashboardInfos', field: 'smallBusiness', upTo: '2026-11-26' },
    why: 'a club is a small business in periods, which have a field of their own',
  },
  {
    ...{ question: 'bookingInfos', field: 'voucherHours', upTo: '2026-11-23' },
    why: 'no release sold hour cards yet; a card has the usual ten hours until the club decides otherwise',
  },
];

const withoutFields = (value: unknown, fields: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((each) => withoutFields(each, fields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      fields.includes(name) ? [] : [[name, withoutFields(each, fields)]],
    ),
  );
};

/** The question as this release can be asked, and the part of the answer that has to be the same. */
const stillAsked = (recording: string, question: Question): Question => {
  const fields = changed
    .filter((each) => each.question === question.name && recording <= each.upTo)
    .map(({ field }) => field);
  const query = fields.reduce((text, field) => text.replaceAll(new RegExp(`\\b${field}\\b`, 'g'), ''), question.query);
  return { ...question, query, answer: withoutFields(question.answer, fields) };
};

type Replayed = Readonly<{ question: Question; answer: unknown }>;

/** What this release answers to the questions of the recording; the codes of its errors where it refuses one. */
export const replayQuestions = async ({ name, answers, ask }: OpenedRecording): Promise<readonly Replayed[]> => {
  const replayed: Replayed[] = [];
  for (const recorded of answers.questions) {
    const question = stillAsked(name, recorded);
    const { query, variables, as } = question;
    const { data, errors } = await ask({ query, variables, ...(as !== null && { as }) });
    replayed.push({ question, answer: errors ?? withoutAddedDetails(question.answer, data) });
  }
  return replayed;
};

/** The sentences, German and English, in which this release tells what it answers. */
export const retell = (replayed: readonly Replayed[]) =>
  replayed
    .flatMap(({ answer }) => entriesIn(answer))
    .map((entry) => [historySentencesDe, historySentencesEn].map((texts) => writtenSentence(entry, true, texts)));

/** SHA-256 of each file of the recording, by its path, as it is served now; the status where it is not. */
export const replayFiles = async ({
  answers,
  tokenOf,
  url,
}: OpenedRecording): Promise<Readonly<Record<string, string>>> => {
  const found: Record<string, string> = {};
  for (const { path, as } of answers.files) {
    const answer = await fetch(new URL(path, url), { headers: { authorization: `Bearer ${await tokenOf(as)}` } });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    found[path] = answer.ok ? createHash('sha256').update(bytes).digest('hex') : String(answer.status);
  }
  return found;
};
