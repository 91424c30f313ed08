import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sendGraphql, outcomeOf } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { listenOnFreePort } from '../testing/listenOnFreePort.ts';
import { admin, anna } from '../testing/personas.ts';
import { readModelStates } from '../core/readModelStates.ts';

const query = '{ readModels { id name version position behind rebuilding } }';

describe('The state of the read models', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
  });
  afterAll(() => instance.close());

  it('is shown to an ADMIN', async () => {
    const { data } = await sendGraphql(instance.url, { query, token: await instance.tokenOf(admin) });
    expect(data).toMatchObject({
      readModels: [{ name: 'court_plan', version: 1, position: '0005', behind: 0, rebuilding: null }],
    });
  });

  it('is refused to all other callers', async () => {
    expect(outcomeOf(await sendGraphql(instance.url, { query, token: await instance.tokenOf(anna) }))).toBe(
      'ERR_NOT_AUTHORIZED',
    );
    expect(outcomeOf(await sendGraphql(instance.url, { query }))).toBe('LOGIN_REQUIRED');
  });

  const projectionService = (status: number, body: unknown): Promise<string> => {
    const server = createServer((_, response) => response.writeHead(status).end(JSON.stringify(body)));
    onTestFinished(() => void server.close());
    return listenOnFreePort(server);
  };

  it('is requested from the projection-service, also while that is unhealthy', async () => {
    const state = { name: 'people', version: 2, position: null, behind: 7, rebuilding: 0.5 };
    const url = await projectionService(503, { status: 'failing', readModels: [{ ...state, status: 'catching-up' }] });
    expect(await readModelStates(url)()).toEqual([state]);
  });

  it('is unknown where the projection-service does not report it', async () => {
    const url = await projectionService(200, {});
    await expect(readModelStates(url)()).rejects.toMatchObject({ code: 'ERR_DB_CONNECTION' });
  });
});
