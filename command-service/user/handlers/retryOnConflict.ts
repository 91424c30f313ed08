import type { AccountAnswer } from './accountDependencies.ts';

const maxAttempts = 3;

/**
 * Personal data is sealed as a whole: where a concurrent command has changed it first, the members refuse with ERR_USER_NOT_UPDATED, and
 * the change is repeated with the new data.
 */
export const retryOnConflict = async (attempt: () => Promise<AccountAnswer>): Promise<AccountAnswer> => {
  for (let attempts = 1; ; attempts += 1) {
    const answer = await attempt();
    const isConflict = answer.outcome === 'rejected' && answer.code === 'ERR_USER_NOT_UPDATED';
    if (!isConflict || attempts === maxAttempts) return answer;
  }
};
