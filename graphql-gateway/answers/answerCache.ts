import QuickLRU from 'quick-lru';
import type { AnswerTopic, ChangedRow } from '../core/answerTopics.ts';
import type { Answer } from './executeOverYoga.ts';
import { type KeptAnswer, keptAnswer } from './keptAnswer.ts';

export type AnswerCache = Readonly<{
  /** What is stored, at once. */
  stored: (key: string) => KeptAnswer | undefined;
  /** Computes once for all who ask meanwhile, and keeps the answer where it is whole and nothing changed under it. */
  fill: (key: string, topics: readonly AnswerTopic[], compute: () => Promise<Answer>) => Promise<KeptAnswer>;
  /** A read model has changed in these rows; null: anywhere. */
  forget: (model: string, rows: readonly ChangedRow[] | null) => void;
}>;

type Entry = { topics: readonly AnswerTopic[]; kept: KeptAnswer | null; computing: Promise<KeptAnswer> | null };

const isTouched = ({ topics }: Entry, model: string, rows: readonly ChangedRow[] | null): boolean =>
  topics.some((topic) => topic.model === model && (rows === null || rows.some(topic.isTouchedBy)));

/**
 * Answers by audience and request, for as long as they are right: at least the `capacity` that were asked for last, at most
 * twice as many.
 */
export const answerCache = (capacity: number): AnswerCache => {
  const entries = new QuickLRU<string, Entry>({ maxSize: capacity });

  const start = (key: string, topics: readonly AnswerTopic[], compute: () => Promise<Answer>): Promise<KeptAnswer> => {
    const entry: Entry = { topics, kept: null, computing: null };
    const drop = (): void => {
      if (entries.peek(key) === entry) entries.delete(key);
    };
    entry.computing = compute().then(
      ({ text, isWhole }) => {
        const kept = keptAnswer(text);
        entry.kept = kept;
        entry.computing = null;
        if (!isWhole) drop();
        return kept;
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
    stored: (key) => entries.get(key)?.kept ?? undefined,
    fill: (key, topics, compute) => {
      const entry = entries.get(key);
      if (entry?.kept) return Promise.resolve(entry.kept);
      return entry?.computing ?? start(key, topics, compute);
    },
    forget: (model, rows) => {
      // An entry that is still being computed goes too: whoever asks from now on gets what is read from now on.
      for (const [key, entry] of entries) if (isTouched(entry, model, rows)) entries.delete(key);
    },
  };
};
