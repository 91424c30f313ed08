import { type Server, createServer, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../testing/listenOnFreePort.ts';
import { simulatorEndpoint } from './simulatorEndpoint.ts';

type Call = Readonly<{ method?: string; chunks?: readonly string[] }>;

describe('The pages of the simulated providers', () => {
  const servers: Server[] = [];
  const asked: string[] = [];
  let gatewayUrl: URL;
  let foreign: URL;
  const recorder = (name: string): Server =>
    createServer((request, response) => {
      void text(request).then((body) => {
        asked.push(`${name} ${request.method} ${request.url} ${body.length}`);
        response.end('page');
      });
    });
  beforeAll(async () => {
    const [simulator, stranger] = [recorder('simulator'), recorder('stranger')];
    foreign = new URL(await listenOnFreePort(stranger));
    const { handle } = simulatorEndpoint(await listenOnFreePort(simulator));
    const gateway = createServer((request, response) => handle(request, response));
    gatewayUrl = new URL(await listenOnFreePort(gateway));
    servers.push(simulator, stranger, gateway);
  });
  afterAll(() =>
    servers.forEach((server) => {
      server.closeAllConnections();
      server.close();
    }),
  );

  /** `fetch` would resolve dots and slashes itself. */
  const statusOf = (path: string, { method = 'GET', chunks = [] }: Call = {}): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const call = ask({ port: gatewayUrl.port, host: '127.0.0.1', path, method }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      call.once('error', reject);
      chunks.forEach((chunk) => call.write(chunk));
      call.end();
    });

  it.each(['', '?lang=de'])('are asked for by their id%s', async (query) => {
    expect(await statusOf(`/dev/payments/pay/a-1${query}`)).toBe(200);
    expect(asked.at(-1)).toBe(`simulator GET /pay/a-1${query} 0`);
  });

  it('are those of the simulator alone, whatever host an address names', async () => {
    const { host, port } = foreign;
    const addresses = [
      `/dev/payments//${host}/pay/x`,
      `/dev/payments///${host}/pay/x`,
      `/dev/payments/\\${host}/pay/x`,
      `/dev/payments\\\\${host}/pay/x`,
      `/dev/payments/%2f${host}/pay/x`,
      `/dev/payments/http://${host}/pay/x`,
      `/dev/paymentshttp://${host}/pay/x`,
      `/dev/payments@${host}/pay/x`,
      `/dev/payments:${port}/pay/x`,
      `http://${host}/dev/payments/pay/x`,
      '/dev/payments/./pay/x',
      '/dev/payments/x/../pay/x',
    ];
    const before = asked.length;
    const statuses = await Promise.all(addresses.map((path) => statusOf(path)));
    expect(statuses).toEqual(addresses.map(() => 404));
    expect(asked.length).toBe(before);
  });

  it('take the choice of a button, and no longer text, also where its length is not announced', async () => {
    const post = (chunks: readonly string[]) => statusOf('/dev/payments/pay/a-1', { method: 'POST', chunks });
    expect(await post(['choice', '=PAY'])).toBe(200);
    expect(asked.at(-1)).toBe('simulator POST /pay/a-1 10');
    const before = asked.length;
    expect(await post([' '.repeat(600), ' '.repeat(600)])).toBe(413);
    expect(asked.length).toBe(before);
  });

  it.each(['PUT', 'DELETE', 'OPTIONS'])('refuse %s', async (method) => {
    expect(await statusOf('/dev/payments/pay/a-1', { method })).toBe(405);
  });
});
