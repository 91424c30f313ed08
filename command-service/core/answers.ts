import type { CoreErrorCode } from '@platzwart/contracts/core';
import { type AnswerBook, findAnswer, wishOf } from './answerBook.ts';
import type { Call } from './call.ts';
import type { Answer } from './commandStream.ts';

/** An answer of the runtime itself, outside any module's rules. */
export const refusal = (code: CoreErrorCode, ...fields: readonly string[]): Answer<never> => ({
  outcome: 'rejected',
  code,
  fields,
});

/** ERR_DB_CONNECTION and ERR_SERVER say nothing about the wish, only about the moment: the next try may go well. */
export const isPassing = (answer: Answer<string>): boolean =>
  answer.outcome === 'rejected' && (answer.code === 'ERR_DB_CONNECTION' || answer.code === 'ERR_SERVER');

/** The same key with other content (reliability rule D3). */
const keyUsedOtherwise = refusal('ERR_INVALID_INPUT', 'Idempotency-Key');

/** `first`, where `call` wants what was wanted then; else the refusal of a key used for two things. */
export const sameWishOnly = <Code extends string>(
  call: Pick<Call, 'requestHash'>,
  first: Readonly<{ requestHash: string; answer: Answer<Code> }>,
): Answer<Code> => (first.requestHash === call.requestHash ? first.answer : keyUsedOtherwise);

/** The answer that the log holds for this caller and key; null where it holds none. */
export const answerInBook = (book: AnswerBook, call: Call): Answer<never> | null => {
  const wish = wishOf(call);
  const found = wish === null ? null : findAnswer(book, wish, call.now);
  if (!found) return null;
  const { requestHash, position, ids } = found;
  return sameWishOnly(call, { requestHash, answer: { outcome: 'accepted', position, ids } });
};
