import { randomUUID } from 'node:crypto';
import { OperationTypeNode } from 'graphql';
import type { Language, SiteQuery } from '@platzwart/contracts/core';
import type { ExecutionTurns } from '../core/executionTurns.ts';
import type { MakeContext } from '../core/requestContext.ts';
import { anonymous } from '../core/viewer.ts';
import type { FindDocument } from '../documents/allowedDocuments.ts';
import type { Execute, GraphqlResponse } from '../documents/executeWithYoga.ts';
import type { ValidateOperation } from '../documents/operationValidator.ts';
import { cacheKeysOf, requestText } from '../http/cacheKeys.ts';
import type { ResolveCacheTopics } from '../responseCache/cacheTopicsResolver.ts';
import type { ResponseCache } from '../responseCache/responseCache.ts';

export type VisitorQueriesOptions = Readonly<{
  findDocument: FindDocument;
  validate: ValidateOperation;
  resolveCacheTopics: ResolveCacheTopics;
  responseCache: ResponseCache;
  execute: Execute;
  makeContext: MakeContext;
  takeTurn: ExecutionTurns;
}>;

/** Whose request it is that a page is rendered for, by network address. */
export type PageVisitor = Readonly<{ address: string; language: Language }>;

/** The GraphQL answer to a query as JSON, the one that a visitor without a session would get from the API. */
export type AskAsVisitor = (query: SiteQuery, visitor: PageVisitor) => Promise<Buffer>;

/** The queries of pages share the rules, the turns and the cache of the API. */
export const visitorQueries = (options: VisitorQueriesOptions): AskAsVisitor => {
  const { findDocument, validate, resolveCacheTopics, responseCache, execute, makeContext, takeTurn } = options;
  return async ({ query, variables }, { address, language }) => {
    const body = Buffer.from(JSON.stringify({ query, variables }));
    const known = responseCache.get(requestText(anonymous, body));
    if (known) return known.plain.bytes;
    const validated = validate({ query: findDocument({ query }), operationName: null }, [OperationTypeNode.QUERY]);
    const asked = { validated, query, variables };
    const executed = (): Promise<GraphqlResponse> =>
      takeTurn({ caller: address, address }, async (spend) => {
        const nobody = { viewer: anonymous, session: null, userAgent: undefined, idempotencyKey: null };
        const context = makeContext({ ...nobody, address, language, correlationId: randomUUID() });
        const answer = await execute({ ...asked, operationName: null, context });
        spend(answer.text.length);
        return answer;
      });
    const topics = resolveCacheTopics(validated, variables);
    if (!topics) return Buffer.from((await executed()).text);
    const cached = await responseCache.getOrCompute(cacheKeysOf(anonymous, body, asked), topics, executed);
    return cached.plain.bytes;
  };
};
