import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { OperationTypeNode } from 'graphql';
import { acceptedEncoding, type Encoding } from '../core/encodings.ts';
import { languageOf } from '../core/language.ts';
import { maskError } from '../core/maskError.ts';
import type { MakeContext } from '../core/requestContext.ts';
import type { SessionUses } from '../core/sessionUses.ts';
import { type Viewer, audienceOf } from '../core/viewer.ts';
import type { Asker, WhoIsAsking } from '../core/whoIsAsking.ts';
import type { FindDocument } from '../documents/allowedDocuments.ts';
import type { AnswerCache } from '../answers/answerCache.ts';
import type { EncodedAnswer, KeptAnswer } from '../answers/keptAnswer.ts';
import type { AdmitDocument, AdmittedDocument } from '../documents/documentGate.ts';
import type { Answer, Execute, OnServerError } from '../answers/executeOverYoga.ts';
import { decodeRequest, idempotencyKeyOf } from './graphqlRequest.ts';
import { readBody } from './readBody.ts';
import { respondWithAnswer, respondWithCode } from './respond.ts';
import type { TopicsOfAnswer } from '../answers/topicsOfAnswers.ts';
import type { Figures } from '../operations/figures.ts';
import { traceCall } from '../operations/tracing.ts';
import type { OperationName } from '../operations/operationName.ts';

export type GraphqlDoorOptions = Readonly<{
  whoIsAsking: WhoIsAsking;
  findDocument: FindDocument;
  admit: AdmitDocument;
  topicsOfAnswer: TopicsOfAnswer;
  answers: AnswerCache;
  execute: Execute;
  makeContext: MakeContext;
  sessionUses: Pick<SessionUses, 'note'>;
  /** Where a call comes from, as the throttle of sign-ins tells one place from another. */
  addressOf: (request: IncomingMessage) => string;
  onServerError: OnServerError;
  figures: Pick<Figures, 'noteStored' | 'noteAnswer'>;
  operationName: OperationName;
  /** Told of every call that was not answered from memory: what it is counted under, and its id in all logs. */
  onAnswered: (operation: string, correlationId: string) => void;
}>;

/** Bytes of a request; a full order of fifty blocks is a tenth of it. */
const longestBody = 100_000;
/** Of an ADMIN's, who may send the list of all members. */
const longestList = 2_000_000;
const longestOf = ({ viewer }: Asker): number => (viewer.principal === 'ADMIN' ? longestList : longestBody);
const json = /^application\/json *(?:;|$)/i;

const notPost = { status: 405, further: ['allow', 'POST'] };
const notJson = { status: 415 };
const tooLong = { status: 413, further: ['connection', 'close'] };

/** The HTTP door to the API: POST and JSON only, queries and mutations only, one call at a time. */
export const graphqlDoor = (options: GraphqlDoorOptions) => {
  const { whoIsAsking, answers, figures, sessionUses } = options;
  const answerAnew = newAnswers(options);

  const answer = ({ request, response, asker }: Heard, body: Buffer): void => {
    // What is stored is sent at once: no promise, no parsing.
    const encoding = acceptedEncoding(request.headers['accept-encoding'], () => true);
    const stored = asker instanceof Promise ? undefined : answers.stored(keyOf(asker.viewer, body));
    const ready = stored && inEncoding(stored, encoding);
    if (stored && ready && !(ready instanceof Promise)) {
      respondWithAnswer(response, ready);
      figures.noteStored(stored.plain.bytes);
      return;
    }
    const began = performance.now();
    void answerAnew({ request, body, asker, encoding }).then(({ operation, plain, sent, further }) => {
      respondWithAnswer(response, sent, further);
      figures.noteAnswer(operation, plain.bytes, began);
    });
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const refusal = refusalOf(request);
    if (refusal) {
      respondWithCode(response, 'ERR_INVALID_INPUT', refusal);
      return;
    }
    const asker = whoIsAsking(request.headers.authorization);
    const read = (longest: number): void =>
      readBody(request, longest, (body) => {
        if (body) answer({ request, response, asker }, body);
        else respondWithCode(response, 'ERR_INVALID_INPUT', tooLong);
      });
    const hear = (known: Asker): void => {
      if (known.session) sessionUses.note(known.session, request.headers['user-agent']);
      read(longestOf(known));
    };
    if (asker instanceof Promise) asker.then(hear, () => read(longestBody));
    else hear(asker);
  };
};

type Heard = Readonly<{ request: IncomingMessage; response: ServerResponse; asker: Asker | Promise<Asker> }>;

/** No page of somebody else's can send a POST of JSON without being asked first, which our answer to OPTIONS refuses. */
const refusalOf = ({ method, headers }: IncomingMessage): typeof notPost | typeof notJson | null => {
  if (method !== 'POST') return notPost;
  return json.test(headers['content-type'] ?? '') ? null : notJson;
};

/** Each byte of the body is one character of the key, so that no two bodies share one. */
const keyOf = ({ principal }: Viewer, body: Buffer): string => `${principal} ${body.toString('latin1')}`;

const inEncoding = (kept: KeptAnswer, encoding: Encoding | null): EncodedAnswer | Promise<EncodedAnswer> =>
  encoding ? kept.in(encoding) : kept.plain;

/** `operation`: what the call is counted under. `sent`: `plain`, or what it shrank to. `further`: headers of this answer alone. */
type Answered = Readonly<{
  operation: string;
  plain: EncodedAnswer;
  sent: EncodedAnswer;
  further?: readonly string[];
}>;

const asItIs = (operation: string, text: string, further: readonly string[] = []): Answered => {
  const plain = { bytes: Buffer.from(text), encoding: null };
  return { operation, plain, sent: plain, further };
};

/**
 * Whoever sits down at this computer next finds no page in its memory (reliability T22). Not `storage`: the client clears what is a
 * person's, and leaves how this screen is to look; not `cookies`: the club's other sites have theirs.
 */
const goodbye = ['clear-site-data', '"cache"'];
const furtherOf = ({ rootFields }: AdmittedDocument): readonly string[] =>
  rootFields.some(({ name }) => name.value === 'logout') ? goodbye : [];

type NewCall = Readonly<{
  request: IncomingMessage;
  body: Buffer;
  asker: Asker | Promise<Asker>;
  encoding: Encoding | null;
}>;

/** Never rejects: what goes wrong is an answer too. */
const newAnswers = (options: GraphqlDoorOptions) => {
  const { onServerError, onAnswered } = options;
  const compute = computedAnswers(options);
  return async (call: NewCall): Promise<Answered> => {
    const correlationId = randomUUID();
    try {
      return await traceCall(call.request.headers, async (span) => {
        const answered = await compute(call, correlationId);
        span.updateName(answered.operation).setAttribute('platzwart.correlation_id', correlationId);
        onAnswered(answered.operation, correlationId);
        return answered;
      });
    } catch (error) {
      const masked = maskError(error, (cause) => onServerError(cause, correlationId));
      return asItIs('unknown', JSON.stringify({ errors: [masked] }));
    }
  };
};

const computedAnswers = (options: GraphqlDoorOptions) => {
  const { findDocument, admit, topicsOfAnswer, answers, execute, makeContext, operationName: nameOf } = options;
  return async ({ request, body, asker, encoding }: NewCall, correlationId: string): Promise<Answered> => {
    const { headers } = request;
    const { viewer, session } = await asker;
    const { operationName, variables, ...reference } = decodeRequest(body);
    const query = findDocument(reference);
    const admitted = admit({ query, operationName }, [OperationTypeNode.QUERY, OperationTypeNode.MUTATION]);
    const idempotencyKey = idempotencyKeyOf(headers['idempotency-key']);
    const language = languageOf(headers['accept-language']);
    const from = { address: options.addressOf(request), userAgent: headers['user-agent'] };
    const caller = { session, ...from, language, idempotencyKey, correlationId };
    const answerTo = (eyes: Viewer): Promise<Answer> => {
      const context = makeContext({ viewer: eyes, ...caller });
      return execute({ admitted, query, operationName, variables, context });
    };
    const topics = topicsOfAnswer(admitted, variables);
    // One person's answer may hold a secret beside what its sender chose: how well it shrinks would tell of it (BREACH).
    if (!topics) return asItIs(nameOf(admitted), (await answerTo(viewer)).text, furtherOf(admitted));
    // What is kept for an audience is made without any person's eyes: it cannot hold what only one of them may see.
    const kept = await answers.fill(keyOf(viewer, body), topics, () => answerTo(audienceOf(viewer)));
    return { operation: nameOf(admitted), plain: kept.plain, sent: await inEncoding(kept, encoding) };
  };
};
