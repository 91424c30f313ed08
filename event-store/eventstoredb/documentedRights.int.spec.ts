import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appended, courtBooked, idsOf } from '../contract/sampleEvents.ts';
import { eventsUntil } from '../contract/follower.ts';
import { RightMissing } from '../eventStore.ts';
import { connectEventStoreDb } from './connectEventStoreDb.ts';
import { type StandInServer, startStandInServer } from './standIn/standInServer.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'platzwart-rights-'));
const [key, certificate] = [join(folder, 'node.key'), join(folder, 'ca.crt')];
const certificateOptions = [
  ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'],
  ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate],
];
const hasOpenssl = spawnSync('openssl', certificateOptions).status === 0;

const admin = { name: 'admin', password: 'changeit', groups: ['$admins'] };
const club = { name: 'platzwart', password: 'letters-and-digits-7' };
const other = { name: 'other', password: 'letters-and-digits-8' };

/** The script of docs/scaling.md, for the server at `port`. */
const script = (port: number): string => {
  const [, text = ''] =
    /```js\n(?<text>\/\/ rights\.mjs[^`]*)```/.exec(readFileSync(join(root, 'docs/scaling.md'), 'utf8')) ?? [];
  return text
    .replace('node1:2113', `127.0.0.1:${port}`)
    .replace('tlsCAFile=ca.crt', `tlsCAFile=${encodeURIComponent(certificate)}`);
};

describe.skipIf(!hasOpenssl)('The rights of docs/scaling.md (only where there is openssl)', () => {
  let server: StandInServer;
  const openAs = ({ name, password }: Readonly<{ name: string; password: string }>) =>
    connectEventStoreDb(
      `esdb://${name}:${password}@127.0.0.1:${server.port}?tls=true&tlsCAFile=${encodeURIComponent(certificate)}`,
    );
  /** Rejects where the script fails. */
  const follow = (): Promise<unknown> =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script(server.port)], { cwd: root });

  beforeAll(async () => {
    const files = { key: readFileSync(key), certificate: readFileSync(certificate) };
    server = await startStandInServer({ ...files, users: [admin, club, other], lacksBatchAppend: true });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('are needed: without them only $admins may read the whole log', async () => {
    await expect(openAs(club)).rejects.toThrow(new RightMissing('its user may not read $all, the whole log'));
  });

  it('let the club write and read its log, in which their own events are not', async () => {
    await follow();
    expect(server.log.streamOf('$settings')).toHaveLength(1);
    const store = await openAs(club);
    const event = courtBooked();
    appended(await store.append('ledger', 'none', [event]));
    expect(idsOf(await store.readAll({ after: null, limit: 10 }))).toEqual([event.id]);
    expect(idsOf(await eventsUntil(store, { after: null, ids: [event.id] }))).toEqual([event.id]);
    expect(await store.confirm('ledger', 0)).toEqual({ outcome: 'confirmed' });
    await store.close();
  });

  it('let nobody else read or write it', async () => {
    await expect(openAs(other)).rejects.toThrow(RightMissing);
  });

  it('are given by the newest event of $settings, whatever its type is', async () => {
    const onlyAdmins = { $userStreamAcl: { $r: ['$admins'], $w: ['$admins'] } };
    const data = Buffer.from(JSON.stringify(onlyAdmins));
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const written = { id, type: 'update-default-acl', contentType: 'application/json', data, metadata: data };
    server.log.append('$settings', 0, [written]);
    const store = await openAs(club);
    await expect(store.read('ledger')).rejects.toThrow(new RightMissing('its user may not read the stream ledger'));
    await store.close();
  });
});
