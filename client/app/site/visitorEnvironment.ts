import type { GraphQLResponse } from 'relay-runtime';
import type { SiteQuery } from '@platzwart/contracts/core';
import { decodeResponse } from '../../core/relay/graphqlResponse.ts';
import { createRelayEnvironment } from '../../core/relay/relayEnvironment.ts';

/**
 * Relay for one rendering: a query that has an answer gets it at once, so that its component never suspends; any other is noted in
 * `missing` and never answered.
 */
export const visitorEnvironment = (answerTo: (query: SiteQuery) => unknown) => {
  const missing: SiteQuery[] = [];
  const environment = createRelayEnvironment(({ text }, variables): GraphQLResponse | Promise<GraphQLResponse> => {
    const query = { query: text ?? '', variables };
    const answer = answerTo(query);
    if (answer !== undefined) return decodeResponse(answer);
    missing.push(query);
    return new Promise(() => undefined);
  });
  return { environment, missing };
};
