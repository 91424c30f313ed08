import { Map as PersistentMap } from 'immutable';
import { addDays, localDate } from '@platzwart/contracts/core';
import type { Call } from './call.ts';

/** What a call with an idempotency key came to. Only calls that wrote something are in the book. */
export type BookedAnswer = Readonly<{
  requestHash: string;
  commandId: string;
  /** Of the last event written. */
  position: string;
  ids: readonly string[];
  /** ISO 8601 instant of the decision. */
  at: string;
}>;

/** By UTC day of the decision, then by caller and key: a whole day is forgotten in one step. */
export type AnswerBook = PersistentMap<string, PersistentMap<string, BookedAnswer>>;

export const emptyBook: AnswerBook = PersistentMap();

/** For how long a repetition gets the first answer (reliability rule D3). */
const daysKept = 7;

/** A key stands for one person's wish: two persons may use the same one. */
export const wishOf = ({ actor, idempotencyKey }: Pick<Call, 'actor' | 'idempotencyKey'>): string | null =>
  idempotencyKey === null ? null : `${actor ?? 'system'} ${idempotencyKey}`;

const daysBefore = (instant: string, days: number): string => addDays(localDate(instant.slice(0, 10)), -days);

const dropOldDays = (book: AnswerBook): AnswerBook => {
  const oldest = daysBefore(
    [...book.keys()].reduce((one, other) => (one > other ? one : other)),
    daysKept,
  );
  return book.filter((_, day) => day >= oldest);
};

/** Several events of one call make one answer. */
const joined = (known: BookedAnswer | undefined, answer: BookedAnswer): BookedAnswer =>
  known?.commandId === answer.commandId ? { ...answer, ids: [...known.ids, ...answer.ids] } : answer;

export const noteAnswer = (book: AnswerBook, wish: string, answer: BookedAnswer): AnswerBook => {
  const day = answer.at.slice(0, 10);
  const answers = book.get(day);
  if (!answers) return dropOldDays(book.set(day, PersistentMap([[wish, answer]])));
  return book.set(day, answers.set(wish, joined(answers.get(wish), answer)));
};

/** The answer given under `wish` in the seven days before `now`. */
export const findAnswer = (book: AnswerBook, wish: string, now: string): BookedAnswer | null => {
  for (const answers of book.values()) {
    const found = answers.get(wish);
    if (found && found.at >= `${daysBefore(now, daysKept)}${now.slice(10)}`) return found;
  }
  return null;
};
