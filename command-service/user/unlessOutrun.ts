import type { AccountAnswer } from './accountNeeds.ts';

const maxTries = 3;

/**
 * What is sealed is sealed as a whole: where somebody else was quicker to change it, the members refuse with ERR_USER_NOT_UPDATED, and
 * it is tried again from what the other one left.
 */
export const unlessOutrun = async (tryOnce: () => Promise<AccountAnswer>): Promise<AccountAnswer> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await tryOnce();
    const isOutrun = answer.outcome === 'rejected' && answer.code === 'ERR_USER_NOT_UPDATED';
    if (!isOutrun || tries === maxTries) return answer;
  }
};
