import { setTimeout as pause } from 'node:timers/promises';
import { type Call, type GraphqlAnswer, callGraphql } from '../support/graphqlClient.ts';

/** As in client/core/relay/fetchWithRetry.ts. */
const pauses = [100, 300, 900, 1_800];

/** A call with the client's retry: an unanswered call is sent again unchanged. */
export const callWithRetry = async (url: string, call: Call): Promise<GraphqlAnswer> => {
  for (const wait of pauses) {
    const answer = await callGraphql(url, call).catch(() => undefined);
    if (answer) return answer;
    await pause(wait);
  }
  return callGraphql(url, call);
};
