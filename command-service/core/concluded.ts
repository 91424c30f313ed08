import { type AnswerBook, noteAnswer, wishOf } from './answerBook.ts';
import type { Draft, Verdict } from './draft.ts';
import type { Warm } from './warmState.ts';

const noted = <Code extends string>(
  book: AnswerBook,
  { call, answer }: Verdict<Code>,
  position: string,
): AnswerBook => {
  const wish = wishOf(call);
  const given = answer(position);
  if (wish === null || given.outcome === 'rejected') return book;
  const { requestHash, commandId, now } = call;
  return noteAnswer(book, wish, { requestHash, commandId, position, ids: given.ids, at: now });
};

/** The state that a draft has become by being appended, its last event at `position`. */
export const concluded = <State, Code extends string>(draft: Draft<State, Code>, position: string): Warm<State> => ({
  state: draft.state,
  revision: draft.place.revision - 1,
  hash: draft.place.previousHash,
  answers: draft.verdicts
    .filter(({ writes }) => writes)
    .reduce((book, verdict) => noted(book, verdict, position), draft.base.answers),
});
