import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { CommandAnswer } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { listenAnywhere } from './listenAnywhere.ts';

const commandSchema = v.object({
  type: v.string(),
  actor: v.nullable(v.string()),
  idempotencyKey: v.nullable(v.string()),
  correlationId: v.string(),
  data: v.unknown(),
});
export type ReceivedCommand = v.InferOutput<typeof commandSchema>;
const credentialsSchema = v.object({ personId: v.nullable(v.string()), password: v.string() });
export type ReceivedCredentials = v.InferOutput<typeof credentialsSchema>;

export type CommandDouble = Readonly<{
  url: string;
  commands: ReceivedCommand[];
  credentials: ReceivedCredentials[];
  /** What is answered from now on. */
  answerWith: (answer: (command: ReceivedCommand) => Promise<CommandAnswer> | CommandAnswer) => void;
  close: () => Promise<void>;
}>;

export const serviceSecret = 'a-secret-between-two-services-0123456789';
export const password = 'platzwart';
export const authenticator = { secret: 'ORSXG5A', uri: 'otpauth://totp/Platzwart:anna?secret=ORSXG5A' };
export const recoveryCodes = ['7QK2-M9XD', 'H4TR-2PWC'];

/** A command-service that knows one password and writes nothing down. */
export const commandDouble = async (): Promise<CommandDouble> => {
  const commands: ReceivedCommand[] = [];
  const credentials: ReceivedCredentials[] = [];
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
    const given = v.parse(credentialsSchema, body);
    credentials.push(given);
    return { matches: given.personId !== null && given.password === password };
  };
  const server: Server = createServer((request, response) => {
    const respond = (status: number, body: unknown): unknown => response.writeHead(status).end(JSON.stringify(body));
    if (request.url === '/health/ready') return respond(200, { status: 'ok', problems: [], remarks: [] });
    if (request.headers.authorization !== `Bearer ${serviceSecret}`) return respond(401, {});
    json(request)
      .then((body) => answerTo(request.url ?? '', body))
      .then((body) => respond(200, body))
      .catch(() => respond(500, {}));
  });
  const url = await listenAnywhere(server);
  return {
    url,
    commands,
    credentials,
    answerWith: (next) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
