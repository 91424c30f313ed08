import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { CommandAnswer, Position } from '@platzwart/contracts/core';
import { servicePassCheck } from '@platzwart/service-process/service-pass';
import * as v from 'valibot';
import { listenOnFreePort } from './listenOnFreePort.ts';
import { everybody } from './personas.ts';

const commandSchema = v.object({
  type: v.string(),
  actor: v.nullable(v.string()),
  idempotencyKey: v.nullable(v.string()),
  correlationId: v.string(),
  data: v.unknown(),
});
export type ReceivedCommand = v.InferOutput<typeof commandSchema>;
const signInSchema = v.object({
  credential: v.string(),
  password: v.string(),
  secondFactor: v.nullable(v.string()),
  address: v.string(),
  correlationId: v.string(),
});
export type ReceivedSignIn = v.InferOutput<typeof signInSchema>;
const sessionUsesSchema = v.object({
  sessions: v.array(v.looseObject({ sessionId: v.string(), tokenVersion: v.number() })),
});
type ReceivedSessionUse = v.InferOutput<typeof sessionUsesSchema>['sessions'][number];
const signOutSchema = v.object({ sessionId: v.string(), until: v.string() });
export type ReceivedSignOut = v.InferOutput<typeof signOutSchema>;

export type CommandDouble = Readonly<{
  url: string;
  commands: ReceivedCommand[];
  signIns: ReceivedSignIn[];
  signOuts: ReceivedSignOut[];
  sessionUses: ReceivedSessionUse[];
  /** From now on there is an event about people at this position of the log. */
  writePeople: (position: Position) => void;
  /** Sets the response to later calls. */
  answerWith: (answer: (command: ReceivedCommand) => Promise<CommandAnswer> | CommandAnswer) => void;
  /** What the log has, in the place of the nothing that it has at first. */
  answerEventsWith: (answer: (body: unknown) => unknown) => void;
  answerSignInsWith: (answer: (signInRequest: ReceivedSignIn) => unknown) => void;
  close: () => Promise<void>;
}>;

export const serviceSecret = 'a-secret-between-two-services-0123456789';
const isPass = servicePassCheck({
  ...{ secret: serviceSecret, issuer: 'graphql-gateway', audience: 'command-service' },
  now: Date.now,
});
export const password = 'platzwart';
export const authenticator = { secret: 'ORSXG5A', uri: 'otpauth://totp/Platzwart:anna?secret=ORSXG5A' };
export const recoveryCodes = ['7QK2-M9XD', 'H4TR-2PWC'];

const signInByPassword = ({ credential, password: given }: ReceivedSignIn): unknown => {
  const normalized = credential.trim().toLowerCase();
  const person = everybody.find(({ email, memberNumber }) => email === normalized || memberNumber === normalized);
  if (!person || given !== password) return { outcome: 'rejected', code: 'ERR_INVALID_CREDENTIALS' };
  return { outcome: 'signed-in', personId: person.personId, tokenVersion: person.tokenVersion };
};

/** A double of the command-service that accepts one password and stores nothing. */
export const commandDouble = async (): Promise<CommandDouble> => {
  const commands: ReceivedCommand[] = [];
  const signIns: ReceivedSignIn[] = [];
  const signOuts: ReceivedSignOut[] = [];
  const sessionUses: ReceivedSessionUse[] = [];
  let lastPosition: Position | null = null;
  let eventsInLog: (body: unknown) => unknown = () => ({ head: null, events: [] });
  let signIn: (signInRequest: ReceivedSignIn) => unknown = signInByPassword;
  let answer: (command: ReceivedCommand) => Promise<CommandAnswer> | CommandAnswer = () => ({
    outcome: 'accepted',
    position: null,
    ids: [],
  });
  const answerTo = async (path: string, body: unknown): Promise<unknown> => {
    if (path === '/commands') {
      const command = v.parse(commandSchema, body);
      commands.push(command);
      return answer(command);
    }
    if (path === '/second-factor/set-up') return { outcome: 'accepted', ...authenticator };
    if (path === '/second-factor/enable') return { outcome: 'accepted', position: null, codes: recoveryCodes };
    if (path === '/people/position') return { position: lastPosition };
    if (path === '/log/events') return eventsInLog(body);
    if (path === '/sessions/used') {
      sessionUses.push(...v.parse(sessionUsesSchema, body).sessions);
      return { outcome: 'accepted' };
    }
    if (path === '/sign-out') {
      signOuts.push(v.parse(signOutSchema, body));
      return { outcome: 'accepted' };
    }
    const signInRequest = v.parse(signInSchema, body);
    signIns.push(signInRequest);
    return signIn(signInRequest);
  };
  const server: Server = createServer((request, response) => {
    const respond = (status: number, body: unknown): unknown => response.writeHead(status).end(JSON.stringify(body));
    if (request.url === '/health/ready') return respond(200, { status: 'ok', problems: [], remarks: [] });
    const answerAuthorized = async (): Promise<unknown> => {
      if (!(await isPass(request.headers.authorization))) return respond(401, {});
      return respond(200, await answerTo(request.url ?? '', await json(request)));
    };
    answerAuthorized().catch(() => respond(500, {}));
  });
  const url = await listenOnFreePort(server);
  return {
    url,
    commands,
    signIns,
    signOuts,
    sessionUses,
    writePeople: (position) => {
      lastPosition = position;
    },
    answerWith: (next) => {
      answer = next;
    },
    answerEventsWith: (next) => {
      eventsInLog = next;
    },
    answerSignInsWith: (next) => {
      signIn = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
