import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '../testing/instance.ts';
import { anna } from '../testing/personas.ts';
import { rawSocket } from '../testing/rawSocket.ts';
import { post } from '../testing/sendGraphql.ts';
import { openSite } from './openSite.ts';

const build = '0.2.0+4f3a9c21';
const plan = JSON.stringify({
  query: `{ bookingsInPeriod(fromDate: "2026-06-15", toDate: "2026-06-15", choosenSport: "TENNIS") { _id } }`,
});

describe('The build of the client that is served', () => {
  let folder: string;
  let instance: Instance;
  let token: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'platzwart-build-'));
    await writeFile(
      join(folder, 'index.html'),
      `<title>Club</title>\n<meta name="platzwart-build" content="${build}" />`,
    );
    instance = await startInstance({ site: await openSite({ folder, isProduction: false }) });
    token = await instance.tokenOf(anna);
  });
  afterAll(async () => {
    await instance.close();
    await rm(folder, { recursive: true });
  });

  const buildOf = ({ headers }: Response): string | null => headers.get('platzwart-build');

  it('is told with every answer: executed, cached, refused', async () => {
    const authorization = `Bearer ${token}`;
    const answers = [
      await post(instance.url, plan, { authorization }),
      await post(instance.url, plan, { authorization }),
      await post(instance.url, plan),
      await post(instance.url, '{"query":"{"}'),
    ];
    expect(instance.gateway.counters.fromCache()).toBe(1);
    expect(answers.map(buildOf)).toEqual([build, build, build, build]);
  });

  it('is told to a screen in the club house, whatever it gets', async () => {
    expect(buildOf(await fetch(`${instance.url}/kiosk-plan/nobody`))).toBe(build);
  });

  it('is told in the greeting of a socket', async () => {
    const raw = await rawSocket(instance.url);
    raw.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
    expect(await raw.receive()).toEqual({ type: 'connection_ack', payload: { build } });
    raw.socket.terminate();
  });

  it('is not told where no client is served', async () => {
    expect((await openSite({ folder: null, isProduction: false })).build).toBeNull();
    const bare = await startInstance();
    expect(buildOf(await post(bare.url, plan))).toBeNull();
    const raw = await rawSocket(bare.url);
    raw.send({ type: 'connection_init', payload: { authorization: `Bearer ${await bare.tokenOf(anna)}` } });
    expect(await raw.receive()).toEqual({ type: 'connection_ack' });
    raw.socket.terminate();
    await bare.close();
  });
});
