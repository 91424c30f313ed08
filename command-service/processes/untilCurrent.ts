import type { Answer } from '../core/commandStream.ts';
import { reject } from '../core/decider.ts';

/** Enough for two processes that issue all the time, which happens during a restart. */
const attempts = 20;

const isOutdated = (answer: Answer<string>): boolean => answer.outcome === 'rejected' && answer.fields[0] === 'number';

/**
 * Documents are sealed before the ledger decides about them, so `send` writes and sends one from the ledger's state, and is repeated where
 * the ledger knows more by then: another document has taken the number, or a claim has changed. Refuses with `code` after 20 attempts.
 */
export const untilCurrent = async <Code extends string>(
  code: Code & ('ERR_INVOICE_NOT_CREATED' | 'ERR_INVOICE_NOT_UPDATED'),
  send: () => Promise<Answer<Code>>,
): Promise<Answer<Code>> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const answer = await send();
    if (!isOutdated(answer)) return answer;
  }
  return reject(code);
};
