import { Agent as PlainAgent, type IncomingMessage, request as requestPlainly } from 'node:http';
import { Agent as SecureAgent, request as requestSecurely } from 'node:https';
import { servicePass } from '@platzwart/service-process/service-pass';
import { traceHeaders } from '../operations/tracing.ts';

export type CommandLine = Readonly<{
  /**
   * The JSON that the command-service answers, whatever the status. Rejects where there is none before `patience` aborts, or
   * where the connection fails with the error's code: whether the request has had an effect may then be unknown.
   */
  ask: (path: string, body: unknown, patience: AbortSignal) => Promise<unknown>;
}>;

type Options = Readonly<{ url: string; secret: string }>;
type Manner = Readonly<{ signal: AbortSignal; authorization: string }>;

/** Connections to the command-service, kept open from call to call. */
export const openCommandLine = ({ url, secret }: Options): CommandLine => {
  const isSecure = url.startsWith('https:');
  const agent = new (isSecure ? SecureAgent : PlainAgent)({ keepAlive: true });
  const pass = servicePass({ secret, issuer: 'graphql-gateway', audience: 'command-service', now: Date.now });

  const post = (path: string, text: string, { signal, authorization }: Manner): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const form = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      const options = { method: 'POST', agent, signal, headers: { ...form, authorization, ...traceHeaders() } };
      const request = (isSecure ? requestSecurely : requestPlainly)(new URL(path, url), options);
      request.once('response', resolve).once('error', reject).end(text);
    });

  /** Where one got no answer, those that wait may be dead as well: the next call shall not find it out again. */
  const forgetIdle = (): void => {
    for (const idle of Object.values(agent.freeSockets)) idle?.forEach((socket) => socket.destroy());
  };

  return {
    ask: async (path, body, patience) => {
      try {
        const manner = { signal: patience, authorization: await pass() };
        return await jsonOf(await post(path, JSON.stringify(body), manner));
      } catch (error) {
        if (patience.aborted) forgetIdle();
        throw error;
      }
    },
  };
};

const jsonOf = async (response: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  return JSON.parse(text);
};
