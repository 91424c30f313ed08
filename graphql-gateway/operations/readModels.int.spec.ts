import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sendGraphql, outcomeOf } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { listenOnFreePort } from '../testing/listenOnFreePort.ts';
import { admin, anna } from '../testing/personas.ts';
import { poolOn } from '../../tests/support/poolOn.ts';
import { listen, socketClient } from '../testing/listener.ts';
import { readModelStates } from '../core/readModelStates.ts';

const query =
  '{ readModels { id name version position behind rebuilding status lastEventAt lastRebuild { tables { isSame } } } }';

describe('The state of the read models', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
  });
  afterAll(() => instance.close());

  it('is shown to an ADMIN', async () => {
    const { data } = await sendGraphql(instance.url, { query, token: await instance.tokenOf(admin) });
    expect(data).toMatchObject({
      readModels: [
        { name: 'court_plan', version: 1, position: '0005', behind: 0, rebuilding: null },
        { name: 'people' },
      ],
    });
  });

  it('is refused to all other callers', async () => {
    expect(outcomeOf(await sendGraphql(instance.url, { query, token: await instance.tokenOf(anna) }))).toBe(
      'ERR_NOT_AUTHORIZED',
    );
    expect(outcomeOf(await sendGraphql(instance.url, { query }))).toBe('LOGIN_REQUIRED');
  });

  it('can be rebuilt by an ADMIN: the request waits in the checkpoint for the projection-service', async () => {
    const rebuild = async (name: string, who = admin) =>
      outcomeOf(
        await sendGraphql(instance.url, {
          query: `mutation { rebuildReadModel(name: "${name}") { code } }`,
          token: await instance.tokenOf(who),
        }),
      );
    const requested = async (): Promise<unknown> => {
      const pool = poolOn(instance.databaseUrl);
      const { rows } = await pool.query('select name from read_models.checkpoints where rebuild_requested is not null');
      await pool.end();
      return rows;
    };
    expect(await rebuild('standings')).toBe('ERR_INVALID_INPUT');
    expect(await rebuild('bookings', anna)).toBe('ERR_NOT_AUTHORIZED');
    expect(await requested()).toEqual([]);
    expect(await rebuild('bookings')).toBe('data');
    expect(await rebuild('bookings')).toBe('data');
    expect(await requested()).toEqual([{ name: 'bookings' }]);
  });

  it('is told live to an ADMIN, also of several that are at the same position', async () => {
    const client = socketClient(instance.url, await instance.tokenOf(admin));
    const listening = listen(client, { query: 'subscription { readModelChanged { name behind rebuilding } }' });
    await listening.untilReceived(2);
    expect(listening.frames).toEqual([
      { data: { readModelChanged: { name: 'court_plan', behind: 0, rebuilding: null } } },
      { data: { readModelChanged: { name: 'people', behind: 0, rebuilding: null } } },
    ]);
    await client.dispose();
  });

  const projectionService = (status: number, body: unknown): Promise<string> => {
    const server = createServer((_, response) => response.writeHead(status).end(JSON.stringify(body)));
    onTestFinished(() => void server.close());
    return listenOnFreePort(server);
  };

  it('is requested from the projection-service, also while that is unhealthy', async () => {
    const state = {
      ...{ name: 'people', version: 2, position: null, behind: 7, rebuilding: 0.5, status: 'catching-up' },
      ...{ problem: null, isRequested: false, lastRebuild: null },
    };
    const url = await projectionService(503, { status: 'failing', readModels: [state] });
    expect(await readModelStates(url)()).toEqual([state]);
  });

  it('is unknown where the projection-service does not report it', async () => {
    const url = await projectionService(200, {});
    await expect(readModelStates(url)()).rejects.toMatchObject({ code: 'ERR_DB_CONNECTION' });
  });
});
