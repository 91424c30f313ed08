import type { AnswerTopic, ChangedRow } from '../core/answerTopics.ts';
import { lru } from '../core/lru.ts';
import type { Answer } from './executeOverYoga.ts';

export type AnswerCache = Readonly<{
  /** The stored bytes, at once. */
  stored: (key: string) => Buffer | undefined;
  /** Computes once for all who ask meanwhile, and keeps the bytes where the answer is whole and nothing changed under it. */
  fill: (key: string, topics: readonly AnswerTopic[], compute: () => Promise<Answer>) => Promise<Buffer>;
  /** A read model has changed in these rows; null: anywhere. */
  forget: (model: string, rows: readonly ChangedRow[] | null) => void;
}>;

type Entry = { topics: readonly AnswerTopic[]; bytes: Buffer | null; computing: Promise<Buffer> | null };

const isTouched = ({ topics }: Entry, model: string, rows: readonly ChangedRow[] | null): boolean =>
  topics.some((topic) => topic.model === model && (rows === null || rows.some(topic.isTouchedBy)));

/** Answers as bytes, by audience and request, for as long as they are right. */
export const answerCache = (capacity: number): AnswerCache => {
  const entries = lru<Entry>(capacity);

  const start = (key: string, topics: readonly AnswerTopic[], compute: () => Promise<Answer>): Promise<Buffer> => {
    const entry: Entry = { topics, bytes: null, computing: null };
    const drop = (): void => {
      if (entries.peek(key) === entry) entries.delete(key);
    };
    entry.computing = compute().then(
      ({ text, isWhole }) => {
        const bytes = Buffer.from(text);
        entry.bytes = bytes;
        entry.computing = null;
        if (!isWhole) drop();
        return bytes;
      },
      (error: unknown) => {
        drop();
        throw error;
      },
    );
    entries.set(key, entry);
    return entry.computing;
  };

  return {
    stored: (key) => entries.get(key)?.bytes ?? undefined,
    fill: (key, topics, compute) => {
      const entry = entries.get(key);
      if (entry?.bytes) return Promise.resolve(entry.bytes);
      return entry?.computing ?? start(key, topics, compute);
    },
    forget: (model, rows) => {
      // An entry that is still being computed goes too: whoever asks from now on gets what is read from now on.
      for (const [key, entry] of entries.entries()) if (isTouched(entry, model, rows)) entries.delete(key);
    },
  };
};
