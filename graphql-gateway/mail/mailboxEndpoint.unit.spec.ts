import { type Server, createServer, get } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenOnFreePort } from '../testing/listenOnFreePort.ts';
import { mailboxEndpoint } from './mailboxEndpoint.ts';

const servers: Server[] = [];
const asked: string[] = [];
let url: URL;
beforeAll(async () => {
  const mailService = createServer(({ url: path = '' }, response) => {
    asked.push(path);
    response.end();
  });
  const { handle } = mailboxEndpoint(await listenOnFreePort(mailService));
  const gateway = createServer((request, response) => handle(request, response));
  url = new URL(await listenOnFreePort(gateway));
  servers.push(mailService, gateway);
});
afterAll(() => servers.forEach((server) => server.close()));

/** `fetch` would resolve the dots itself. */
const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get({ port: url.port, host: '127.0.0.1', path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once('error', reject);
  });

it('The mailbox shows pages of the mailbox, and nothing else of the mail-service', async () => {
  expect([await statusOf('/dev/mailbox'), await statusOf('/dev/mailbox/0b?format=html')]).toEqual([200, 200]);
  const outside = [
    '..',
    '../metrics',
    '%2e%2e/metrics',
    'x/../../health',
    '..%5cmetrics',
    '..\\metrics',
    '..//metrics',
  ];
  const statuses = await Promise.all(outside.map((path) => statusOf(`/dev/mailbox/${path}`)));
  expect(asked.filter((path) => !path.startsWith('/mailbox'))).toEqual([]);
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(outside.length - 1);
});
