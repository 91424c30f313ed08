import { Map as PersistentMap } from 'immutable';
import * as v from 'valibot';
import type { AnswerBook } from './answerBook.ts';

const answerSchema = v.object({
  requestHash: v.string(),
  commandId: v.string(),
  position: v.string(),
  ids: v.array(v.string()),
  at: v.string(),
});
const bookSchema = v.array(v.tuple([v.string(), v.array(v.tuple([v.string(), answerSchema]))]));

/** Raise it with every change of what is kept. */
export const answerBookShape = 2;

export const encodeBook = (book: AnswerBook): unknown => [...book].map(([day, answers]) => [day, [...answers]]);

/** Throws on what `encodeBook` of this shape has not written. */
export const decodeBook = (snapshot: unknown): AnswerBook =>
  PersistentMap(v.parse(bookSchema, snapshot).map(([day, answers]) => [day, PersistentMap(answers)]));
