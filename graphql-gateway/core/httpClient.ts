import { Agent as PlainAgent, type IncomingMessage, request as requestPlainly } from 'node:http';
import { Agent as SecureAgent, request as requestSecurely } from 'node:https';
import { servicePass } from '@platzwart/service-process/service-pass';
import { traceHeaders } from './tracing.ts';

export type HttpClient = Readonly<{
  /**
   * The JSON response of the command-service, with any status. Rejects where no response came before `abortSignal` aborts, or
   * where the connection fails, with the error's code: whether the request had an effect may then be unknown.
   */
  post: (path: string, body: unknown, abortSignal: AbortSignal) => Promise<unknown>;
}>;

type HttpClientOptions = Readonly<{ url: string; secret: string }>;
type RequestOptions = Readonly<{ signal: AbortSignal; authorization: string }>;

/** Connections to the command-service, kept open between calls. */
export const openHttpClient = ({ url, secret }: HttpClientOptions): HttpClient => {
  const isSecure = url.startsWith('https:');
  const agent = new (isSecure ? SecureAgent : PlainAgent)({ keepAlive: true });
  const pass = servicePass({ secret, issuer: 'graphql-gateway', audience: 'command-service', now: Date.now });

  const sendRequest = (
    path: string,
    text: string,
    { signal, authorization }: RequestOptions,
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const form = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      const options = { method: 'POST', agent, signal, headers: { ...form, authorization, ...traceHeaders() } };
      const request = (isSecure ? requestSecurely : requestPlainly)(new URL(path, url), options);
      request.once('response', resolve).once('error', reject).end(text);
    });

  /** After a request without a response, idle connections may be dead as well: they are closed, so that the next call opens a new one. */
  const forgetIdle = (): void => {
    for (const idle of Object.values(agent.freeSockets)) idle?.forEach((socket) => socket.destroy());
  };

  return {
    post: async (path, body, abortSignal) => {
      try {
        const requestOptions = { signal: abortSignal, authorization: await pass() };
        return await jsonOf(await sendRequest(path, JSON.stringify(body), requestOptions));
      } catch (error) {
        if (abortSignal.aborted) forgetIdle();
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
