import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { OperationTypeNode } from 'graphql';
import { languageOf } from '../core/language.ts';
import { maskError } from '../core/maskError.ts';
import type { MakeContext } from '../core/requestContext.ts';
import { type Viewer, audienceOf } from '../core/viewer.ts';
import type { WhoIsAsking } from '../core/whoIsAsking.ts';
import type { FindDocument } from '../documents/allowedDocuments.ts';
import type { AnswerCache } from '../answers/answerCache.ts';
import type { AdmitDocument } from '../documents/documentGate.ts';
import type { Answer, Execute, OnServerError } from '../answers/executeOverYoga.ts';
import { decodeRequest, idempotencyKeyOf } from './graphqlRequest.ts';
import { readBody } from './readBody.ts';
import { respondWithBytes, respondWithCode } from './respond.ts';
import type { TopicsOfAnswer } from '../answers/topicsOfAnswers.ts';

export type GraphqlDoorOptions = Readonly<{
  whoIsAsking: WhoIsAsking;
  findDocument: FindDocument;
  admit: AdmitDocument;
  topicsOfAnswer: TopicsOfAnswer;
  answers: AnswerCache;
  execute: Execute;
  makeContext: MakeContext;
  onServerError: OnServerError;
}>;

/** Bytes of a request; a full order of fifty blocks is a tenth of it. */
const longestBody = 100_000;
const json = /^application\/json *(?:;|$)/i;

/** The HTTP door to the API: POST and JSON only, queries and mutations only, one call at a time. */
export const graphqlDoor = (options: GraphqlDoorOptions) => {
  const answer = answerRequests(options);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const status = statusOfRefusal(request);
    if (status) {
      respondWithCode(response.setHeader('allow', 'POST'), status, 'ERR_INVALID_INPUT');
      return;
    }
    const body = await readBody(request, longestBody);
    if (body) respondWithBytes(response, 200, await answer(request, body));
    else respondWithCode(response.setHeader('connection', 'close'), 413, 'ERR_INVALID_INPUT');
  };
};

/** 405 for anything but POST, 415 for anything but JSON: no page of somebody else's can send that without being asked. */
const statusOfRefusal = ({ method, headers }: IncomingMessage): 405 | 415 | null => {
  if (method !== 'POST') return 405;
  return json.test(headers['content-type'] ?? '') ? null : 415;
};

const answerRequests = (options: GraphqlDoorOptions) => {
  const { whoIsAsking, answers, onServerError } = options;
  const answerAnew = newAnswers(options);
  return async (request: IncomingMessage, body: Buffer): Promise<Buffer> => {
    const correlationId = randomUUID();
    try {
      const asked = whoIsAsking(request.headers.authorization);
      const { viewer } = asked instanceof Promise ? await asked : asked;
      // Each byte of the body is one character of the key, so that no two bodies share one.
      const key = `${viewer.principal} ${body.toString('latin1')}`;
      return answers.stored(key) ?? (await answerAnew({ request, body, viewer, key, correlationId }));
    } catch (error) {
      const masked = maskError(error, (cause) => onServerError(cause, correlationId));
      return Buffer.from(JSON.stringify({ errors: [masked] }));
    }
  };
};

type NewCall = Readonly<{ request: IncomingMessage; body: Buffer; viewer: Viewer; key: string; correlationId: string }>;

const newAnswers = ({ findDocument, admit, topicsOfAnswer, answers, execute, makeContext }: GraphqlDoorOptions) => {
  return async ({ request, body, viewer, key, correlationId }: NewCall): Promise<Buffer> => {
    const { operationName, variables, ...reference } = decodeRequest(body);
    const query = findDocument(reference);
    const admitted = admit({ query, operationName }, [OperationTypeNode.QUERY, OperationTypeNode.MUTATION]);
    const headers = request.headers;
    const idempotencyKey = idempotencyKeyOf(headers['idempotency-key']);
    const language = languageOf(headers['accept-language']);
    const answerTo = (asker: Viewer): Promise<Answer> => {
      const context = makeContext({ viewer: asker, language, idempotencyKey, correlationId });
      return execute({ admitted, query, operationName, variables, context });
    };
    const topics = topicsOfAnswer(admitted, variables);
    // What is kept for an audience is made without any person's eyes: it cannot hold what only one of them may see.
    if (topics) return answers.fill(key, topics, () => answerTo(audienceOf(viewer)));
    return Buffer.from((await answerTo(viewer)).text);
  };
};
