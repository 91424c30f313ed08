import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { storedNamesSchema } from './storedNames.ts';

const loginSchema = v.object({ email: v.string(), password: v.string() });

/** A question that the release answered before it was stopped: the same one is asked again after the update. */
const questionSchema = v.object({
  name: v.string(),
  /** A person of `people`; null without a session. */
  as: v.nullable(v.string()),
  query: v.string(),
  variables: v.record(v.string(), v.unknown()),
  answer: v.unknown(),
});

/** A file of the club, such as the PDF of an invoice: its path and the SHA-256 of its bytes. */
const fileSchema = v.object({ path: v.string(), as: v.string(), sha256: v.string() });

/** What an entry of a history is told in: a German and an English sentence. */
export const sentencesSchema = v.array(v.tuple([v.string(), v.string()]));
const entrySchema = v.looseObject({ action: v.string(), cause: v.string(), details: v.string() });
const logSchema = v.object({ clubLog: v.object({ entries: v.array(entrySchema) }) });

/** The entries in an answer to the question for the club log; none in any other. */
export const entriesIn = (answer: unknown) => {
  const log = v.safeParse(logSchema, answer);
  return log.success ? log.output.clubLog.entries : [];
};

export const answersSchema = v.object({
  questions: v.array(questionSchema),
  files: v.array(fileSchema),
  /** Of the entries of the club log, in their order. */
  sentences: sentencesSchema,
});
export type Answers = v.InferOutput<typeof answersSchema>;
export type Question = Readonly<v.InferOutput<typeof questionSchema>>;
export type FileOfClub = Readonly<v.InferOutput<typeof fileSchema>>;

/** What only somebody knows who was there: passwords, tokens, and what has to go on after the update. Null: the release had no such thing. */
export const knownSchema = v.object({
  commit: v.string(),
  version: v.string(),
  /** When it was stopped, by its own clock. */
  stoppedAt: v.string(),
  people: v.record(v.string(), loginSchema),
  /** Tokens of anna. */
  sessions: v.object({ open: v.string(), ended: v.nullable(v.string()) }),
  secondFactor: v.nullable(
    v.object({ who: v.string(), secret: v.string(), recoveryCode: v.string(), usedRecoveryCode: v.string() }),
  ),
  /** A booking that was acknowledged; whoever repeats it gets the same answer. */
  repeated: v.object({ query: v.string(), variables: v.unknown(), key: v.string(), answer: v.unknown() }),
  /** Addressees of the e-mails that wait, in order. */
  waiting: v.array(v.string()),
  /** The e-mail that waits has the code for a new password of this person. */
  resetting: v.nullable(v.string()),
  /** An order whose courts are held until it is paid. */
  order: v.nullable(v.string()),
  /** Words about somebody who was erased: they are nowhere. */
  erased: v.array(v.string()),
  /** Somebody who is to be erased after the update, by member number. */
  leaving: v.nullable(v.object({ userID: v.string(), words: v.array(v.string()) })),
  /** Paths that whoever has them may read: calendar, kiosk. */
  links: v.array(v.string()),
  /** Names in its data; null where it was recorded by the code of another release. */
  names: v.nullable(storedNamesSchema),
});
export type Known = Readonly<v.InferOutput<typeof knownSchema>>;

const folder = fileURLToPath(new URL('recordings', import.meta.url));

/** Names of the recordings, the oldest first: each is the day of its release. */
export const recordings: readonly string[] = readdirSync(folder).toSorted();
export const recordingFolder = (name: string): string => `${folder}/${name}`;

export const fileNames = {
  ...{ known: 'known.json', description: 'description.json', answers: 'answers.json.br', rows: 'rows.json.br' },
  /** What the data folder held beside the database. */
  dataFolder: 'data-folder',
} as const;

/** Reads a file of a recording; one whose name ends with `.br` is compressed. */
export const readRecorded = (name: string, file: keyof typeof fileNames): unknown => {
  const content = readFileSync(`${recordingFolder(name)}/${fileNames[file]}`);
  return JSON.parse((fileNames[file].endsWith('.br') ? brotliDecompressSync(content) : content).toString('utf8'));
};

export const readAnswers = (name: string): Answers => v.parse(answersSchema, readRecorded(name, 'answers'));
export const readKnown = (name: string): Known => v.parse(knownSchema, readRecorded(name, 'known'));
