import { createHash } from 'node:crypto';
import { kioskCodeSchema, kioskPairingSchema } from '@platzwart/contracts/link';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { poolOn } from '../../../tests/support/poolOn.ts';
import { type Instance, startInstance, testTime } from '../../testing/instance.ts';
import { admin, anna } from '../../testing/personas.ts';
import { outcomeOf, sendGraphql } from '../../testing/sendGraphql.ts';

const code = 'WDJBMJHT';
const token = 'P'.repeat(43);
const chromeOnAndroid = 'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/120.0 Safari/537.36';

describe('Pairing a screen', () => {
  let instance: Instance;
  let pool: ReturnType<typeof poolOn>;
  let now = testTime;
  let address = 0;
  const from = () => ({ 'x-forwarded-for': `198.51.100.${address}`, 'user-agent': chromeOnAndroid });
  const request = (method = 'POST') => fetch(`${instance.url}/kiosk-pairing`, { method, headers: from() });
  const planStatus = async () => (await fetch(`${instance.url}/kiosk-plan/${token}`, { headers: from() })).status;
  const ask = async (query: string, who = admin) =>
    sendGraphql(instance.url, { query, token: await instance.tokenOf(who) });
  const lookUp = (typed: string, who = admin) =>
    ask(`{ kioskPairing(code: "${typed}") { code browser system requested_at } }`, who);
  const pair = (typed: string, name = 'Clubhaus', who = admin) =>
    ask(`mutation { pairKiosk(code: "${typed}", name: "${name}") { code } }`, who);

  beforeAll(async () => {
    instance = await startInstance({ now: () => now });
    pool = poolOn(instance.databaseUrl);
  });
  beforeEach(async () => {
    address += 1;
    now += 600_000;
    instance.commands.commands.length = 0;
    instance.commands.answerWith(() => ({ outcome: 'accepted', position: null, ids: [] }));
    await pool.query('delete from vault.kiosk_pairings');
    await pool.query(
      `insert into vault.kiosk_pairings
         (pairing_id, code, token_hash, browser, system, address_digest, requested_at, expires_at)
       values (gen_random_uuid(), $1, $2, 'CHROME', 'ANDROID', 'somewhere', $3::timestamptz, $3::timestamptz + interval '10 minutes')`,
      [code, createHash('sha256').update(token).digest(), new Date(now).toISOString()],
    );
  });
  afterAll(async () => {
    await pool.end();
    await instance.close();
  });

  it('gives each screen a code and a secret, of which the service behind gets the hash', async () => {
    const newPairing = async () => {
      const answer = await request();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
      return v.parse(kioskPairingSchema, await answer.json());
    };
    const [first, second] = [await newPairing(), await newPairing()];
    expect(v.parse(kioskCodeSchema, first.code)).toBe(first.code);
    expect([first.code === second.code, first.token === second.token]).toEqual([false, false]);
    const [sent] = instance.commands.commands;
    const tokenHash = createHash('sha256').update(first.token).digest('hex');
    expect(sent).toMatchObject({
      ...{ type: 'RequestKioskPairing', actor: null },
      data: { code: first.code, tokenHash, browser: 'CHROME', system: 'ANDROID' },
    });
    expect(JSON.stringify(sent)).not.toContain(first.token);
  });

  it('is asked for by POST, twenty times in a minute from one address, and fails without the service behind', async () => {
    expect((await request('GET')).status).toBe(405);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await request()).status));
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect((await request()).status).toBe(429);
    expect(instance.commands.commands).toHaveLength(20);
    address += 100;
    instance.commands.answerWith(() => ({ outcome: 'rejected', code: 'ERR_TOO_MANY_CHANGES', fields: [] }));
    expect((await request()).status).toBe(429);
    instance.commands.answerWith(() => ({ outcome: 'rejected', code: 'ERR_DB_CONNECTION', fields: [] }));
    expect((await request()).status).toBe(503);
    expect(instance.serverErrors).toEqual([]);
  });

  it('lets the screen ask for its plan as often as it likes, until its code has ended', async () => {
    const statuses = await Promise.all(Array.from({ length: 25 }, planStatus));
    expect(new Set(statuses)).toEqual(new Set([202]));
    now += 600_000;
    expect(await planStatus()).toBe(404);
  });

  it('shows an ADMIN which screen has the code, and nobody else', async () => {
    const shown = { code, browser: 'CHROME', system: 'ANDROID', requested_at: new Date(now).toISOString() };
    expect((await lookUp(' wdjb-mjht ')).data).toEqual({ kioskPairing: shown });
    expect(outcomeOf(await lookUp(code, anna))).toBe('ERR_NOT_AUTHORIZED');
    expect(outcomeOf(await pair(code, 'Clubhaus', anna))).toBe('ERR_NOT_AUTHORIZED');
    now += 600_000;
    expect(outcomeOf(await lookUp(code))).toBe('ERR_KIOSK_CODE_INVALID');
  });

  it('is confirmed by an ADMIN with a name', async () => {
    expect((await pair('wdjb mjht')).data).toEqual({ pairKiosk: { code: 'SUC_KIOSK_PAIRED' } });
    expect(instance.commands.commands).toMatchObject([
      { type: 'PairKiosk', actor: admin.personId, data: { code, name: 'Clubhaus' } },
    ]);
    expect((await pair(code, ' ')).errors?.[0]?.extensions).toMatchObject({ code: 'ERR_INVALID_INPUT', field: 'name' });
    expect((await pair('WDJB-MJH0')).errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'ERR_KIOSK_CODE_INVALID', field: 'code' },
    });
  });

  it('does not let an ADMIN guess codes: twenty that no screen shows, then ten minutes of none', async () => {
    instance.commands.answerWith(() => ({ outcome: 'rejected', code: 'ERR_KIOSK_CODE_INVALID', fields: ['code'] }));
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(outcomeOf(await lookUp('BBBBBBBB'))).toBe('ERR_KIOSK_CODE_INVALID');
      expect(outcomeOf(await pair('BBBBBBBB'))).toBe('ERR_KIOSK_CODE_INVALID');
    }
    expect(outcomeOf(await lookUp(code))).toBe('ERR_TOO_MANY_CHANGES');
    expect(outcomeOf(await pair(code))).toBe('ERR_TOO_MANY_CHANGES');
    expect(instance.commands.commands).toHaveLength(10);
  });
});
