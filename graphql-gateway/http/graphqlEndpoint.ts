import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { OperationTypeNode } from 'graphql';
import { buildHeader } from '@platzwart/contracts/core';
import { acceptedEncoding, type Encoding } from '../core/encodings.ts';
import type { Endpoint } from '../core/endpoint.ts';
import { languageOf } from '../core/language.ts';
import { type OnServerError, maskError } from '../core/maskError.ts';
import { Refusal } from '../core/refusal.ts';
import type { MakeContext } from '../core/requestContext.ts';
import type { SessionUses } from '../core/sessionUses.ts';
import { type Viewer, audienceOf } from '../core/viewer.ts';
import type { Caller, Authenticate } from '../core/authentication.ts';
import type { FindDocument } from '../documents/allowedDocuments.ts';
import type { ResponseCache } from '../responseCache/responseCache.ts';
import type { EncodedResponse, CachedResponse } from '../responseCache/cachedResponse.ts';
import type { ValidateOperation } from '../documents/operationValidator.ts';
import type { GraphqlResponse, Execute } from '../documents/executeWithYoga.ts';
import type { ExecutionTurns } from '../core/executionTurns.ts';
import { cacheKeysOf, requestText } from './cacheKeys.ts';
import { decodeRequest, idempotencyKeyOf } from './graphqlRequest.ts';
import { signOutHeaders } from './signOutHeaders.ts';
import { readBody } from '../core/readBody.ts';
import { respondWithEncoded, respondWithCode } from './respond.ts';
import type { ResolveCacheTopics } from '../responseCache/cacheTopicsResolver.ts';
import type { Counters } from '../operations/counters.ts';
import { traceCall } from '../core/tracing.ts';
import type { OnRefused } from '../operations/refusalLog.ts';
import type { OperationName } from '../operations/operationName.ts';

export type GraphqlEndpointOptions = Readonly<{
  authenticate: Authenticate;
  findDocument: FindDocument;
  validate: ValidateOperation;
  resolveCacheTopics: ResolveCacheTopics;
  responseCache: ResponseCache;
  execute: Execute;
  makeContext: MakeContext;
  sessionUses: Pick<SessionUses, 'note'>;
  /** The address that a call comes from, by which failed sign-ins are throttled. */
  addressOf: (request: IncomingMessage) => string;
  takeTurn: ExecutionTurns;
  onServerError: OnServerError;
  counters: Pick<Counters, 'countCached' | 'countResponse'>;
  operationName: OperationName;
  onRefused: OnRefused;
  /** The id of the client's build that is served, told with each answer; null where none is. */
  clientBuild: string | null;
  /** Called after every call that was not served from the cache, with the name it is counted under and its id in all logs. */
  onExecuted: (operation: string, correlationId: string) => void;
}>;

/** Maximum bytes of a request; a full order of fifty blocks is a tenth of it. */
const maxBodyBytes = 100_000;
/** Maximum bytes of an ADMIN's request, which may contain the list of all members. */
const maxAdminBodyBytes = 2_000_000;
const limitOf = ({ viewer }: Caller): number => (viewer.principal === 'ADMIN' ? maxAdminBodyBytes : maxBodyBytes);
const json = /^application\/json *(?:;|$)/i;

const notPost = { status: 405, extraHeaders: ['allow', 'POST'] };
const notJson = { status: 415 };
const tooLong = { status: 413, extraHeaders: ['connection', 'close'] };

/** The HTTP endpoint of the API: POST and JSON only, queries and mutations only, one call at a time. */
export const graphqlEndpoint = (options: GraphqlEndpointOptions): Endpoint => {
  const { authenticate, responseCache, counters, sessionUses, clientBuild, onRefused } = options;
  const buildResponse = responseBuilder(options);
  const report = async (caller: Exchange['caller'], code: string, operation: string): Promise<void> => {
    const session = await Promise.resolve(caller)
      .then((known) => known.session)
      .catch(() => null);
    onRefused({ code, operation, personId: session?.personId ?? null });
  };
  const ofBuild = clientBuild === null ? [] : [buildHeader, clientBuild];

  const respond = ({ request, response, caller }: Exchange, body: Buffer): void => {
    // A cached response is sent without a promise and without parsing.
    const encoding = acceptedEncoding(request.headers['accept-encoding'], () => true);
    const cached = caller instanceof Promise ? undefined : responseCache.get(requestText(caller.viewer, body));
    const encoded = cached && encodedAs(cached, encoding);
    if (cached && encoded && !(encoded instanceof Promise)) {
      respondWithEncoded(response, encoded, { extraHeaders: ofBuild });
      counters.countCached(cached.plain.bytes);
      return;
    }
    const startedAt = performance.now();
    void buildResponse({ request, body, caller, encoding }).then(({ operation, plain, sent, ...head }) => {
      respondWithEncoded(response, sent, { ...head, extraHeaders: [...ofBuild, ...(head.extraHeaders ?? [])] });
      const refused = counters.countResponse(operation, plain.bytes, startedAt);
      if (refused !== null) void report(caller, refused, operation);
    });
  };
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const refusal = refusalOf(request);
    if (refusal) {
      respondWithCode(response, 'ERR_INVALID_INPUT', refusal);
      return;
    }
    const caller = authenticate(request.headers.authorization);
    const read = (maxBytes: number): void =>
      readBody(request, maxBytes, (body) => {
        if (body) respond({ request, response, caller }, body);
        else respondWithCode(response, 'ERR_INVALID_INPUT', tooLong);
      });
    const readFor = (authenticated: Caller): void => {
      if (authenticated.session) sessionUses.note(authenticated.session, request.headers['user-agent']);
      read(limitOf(authenticated));
    };
    if (caller instanceof Promise) caller.then(readFor, () => read(maxBodyBytes));
    else readFor(caller);
  };
  return { path: '/graphql', covers: 'exact', reportsRefusals: true, handle };
};

type Exchange = Readonly<{ request: IncomingMessage; response: ServerResponse; caller: Caller | Promise<Caller> }>;

/** A page of another origin cannot POST JSON without a preflight, which our reply to OPTIONS refuses. */
const refusalOf = ({ method, headers }: IncomingMessage): typeof notPost | typeof notJson | null => {
  if (method !== 'POST') return notPost;
  return json.test(headers['content-type'] ?? '') ? null : notJson;
};

const encodedAs = (cached: CachedResponse, encoding: Encoding | null): EncodedResponse | Promise<EncodedResponse> =>
  encoding ? cached.in(encoding) : cached.plain;

/** `operation`: the name the call is counted under. `sent`: `plain`, or the compressed body. `status` and `extraHeaders`: of this reply only. */
type BuiltResponse = Readonly<{
  operation: string;
  plain: EncodedResponse;
  sent: EncodedResponse;
  status?: number;
  extraHeaders?: readonly string[];
}>;

const uncompressed = (operation: string, text: string, extraHeaders: readonly string[] = []): BuiltResponse => {
  const plain = { bytes: Buffer.from(text), encoding: null };
  return { operation, plain, sent: plain, extraHeaders };
};

type GraphqlCall = Readonly<{
  request: IncomingMessage;
  body: Buffer;
  caller: Caller | Promise<Caller>;
  encoding: Encoding | null;
}>;

/** Never rejects: an error becomes a reply. */
const responseBuilder = (options: GraphqlEndpointOptions) => {
  const { onServerError, onExecuted } = options;
  const compute = responseComputer(options);
  return async (call: GraphqlCall): Promise<BuiltResponse> => {
    const correlationId = randomUUID();
    try {
      return await traceCall(call.request.headers, async (span) => {
        const built = await compute(call, correlationId);
        span.updateName(built.operation).setAttribute('platzwart.correlation_id', correlationId);
        onExecuted(built.operation, correlationId);
        return built;
      });
    } catch (error) {
      const masked = maskError(error, { onServerError, correlationId });
      const status = error instanceof Refusal ? error.status : 200;
      return { ...uncompressed('unknown', JSON.stringify({ errors: [masked] })), status };
    }
  };
};

/** Charges the caller for the bytes of an executed answer; a cached one is free. */
type Spend = (bytes: number) => void;

const responseComputer = (options: GraphqlEndpointOptions) => {
  const { findDocument, validate, resolveCacheTopics, responseCache } = options;
  const { execute, makeContext, takeTurn, operationName: nameOf } = options;
  return async ({ request, body, caller, encoding }: GraphqlCall, correlationId: string): Promise<BuiltResponse> => {
    const { headers } = request;
    const { viewer, session } = await caller;
    const { operationName, variables, ...reference } = decodeRequest(body);
    const query = findDocument(reference);
    const validated = validate({ query, operationName }, [OperationTypeNode.QUERY, OperationTypeNode.MUTATION]);
    const idempotencyKey = idempotencyKeyOf(headers['idempotency-key']);
    const language = languageOf(headers['accept-language']);
    const from = { address: options.addressOf(request), userAgent: headers['user-agent'] };
    const requestDetails = { session, ...from, language, idempotencyKey, correlationId };
    const executeAs = async (asViewer: Viewer, spend: Spend): Promise<GraphqlResponse> => {
      const context = makeContext({ viewer: asViewer, ...requestDetails });
      const executed = await execute({ validated, query, operationName, variables, context });
      spend(executed.text.length);
      return executed;
    };
    const turn = { caller: session?.personId ?? from.address, address: from.address };
    const inTurn = <Result>(work: (spend: Spend) => Promise<Result>): Promise<Result> =>
      validated.operation.operation === OperationTypeNode.QUERY ? takeTurn(turn, work) : work(() => undefined);
    const topics = resolveCacheTopics(validated, variables);
    // One person's reply may hold a secret beside input of its sender: the compressed length would reveal it (BREACH).
    if (!topics) {
      const { text } = await inTurn((spend) => executeAs(viewer, spend));
      return uncompressed(nameOf(validated), text, signOutHeaders(validated));
    }
    // A response cached for an audience is made for a viewer without a person: it cannot hold data that only one person may see.
    const keys = cacheKeysOf(viewer, body, { validated, query, variables });
    // Whoever asks for the same is not made to wait in this caller's queue.
    const cached = await inTurn((spend) =>
      responseCache.getOrCompute(keys, topics, () => executeAs(audienceOf(viewer), spend)),
    );
    return { operation: nameOf(validated), plain: cached.plain, sent: await encodedAs(cached, encoding) };
  };
};
