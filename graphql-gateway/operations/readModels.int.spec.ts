import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ask, outcomeOf } from '../testing/ask.ts';
import { type House, openHouse } from '../testing/house.ts';
import { listenAnywhere } from '../testing/listenAnywhere.ts';
import { admin, anna } from '../testing/personas.ts';
import { readModelStates } from './readModelStates.ts';

const query = '{ readModels { id name version position behind rebuilding } }';

describe('The state of the read models', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it('is told to an admin', async () => {
    const { data } = await ask(house.url, { query, token: await house.tokenOf(admin) });
    expect(data).toMatchObject({
      readModels: [{ name: 'court_plan', version: 1, position: '0005', behind: 0, rebuilding: null }],
    });
  });

  it('is told to nobody else', async () => {
    expect(outcomeOf(await ask(house.url, { query, token: await house.tokenOf(anna) }))).toBe('ERR_NOT_AUTHORIZED');
    expect(outcomeOf(await ask(house.url, { query }))).toBe('LOGIN_REQUIRED');
  });

  const projectionService = (status: number, body: unknown): Promise<string> => {
    const server = createServer((_, response) => response.writeHead(status).end(JSON.stringify(body)));
    onTestFinished(() => void server.close());
    return listenAnywhere(server);
  };

  it('is asked of the projection-service, also while that is not well', async () => {
    const state = { name: 'people', version: 2, position: null, behind: 7, rebuilding: 0.5 };
    const url = await projectionService(503, { status: 'failing', readModels: [{ ...state, status: 'catching-up' }] });
    expect(await readModelStates(url)()).toEqual([state]);
  });

  it('is not known where the projection-service says nothing of it', async () => {
    const url = await projectionService(200, {});
    await expect(readModelStates(url)()).rejects.toMatchObject({ code: 'ERR_DB_CONNECTION' });
  });
});
