import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type VaultForSpec, anna, ben, vaultForSpec } from './specVault.ts';

const limits = { ofAccountAndAddress: 5, ofAddress: 30, ofUnknownAddresses: 10, windowSeconds: 900 };
const now = '2026-06-15T08:00:00Z';

let spec: VaultForSpec;
beforeAll(async () => {
  spec = await vaultForSpec();
});
afterAll(() => spec.close());

/** One of everything. */
const settle = async (personId: string) => {
  const { vault } = spec;
  const [passwordId, codeId, factorId] = [randomUUID(), randomUUID(), randomUUID()];
  const sealed = await vault.seal(personId, 'Adresse');
  await vault.passwords.keep(passwordId, personId, '$argon2id$');
  await vault.codes.keep({ codeId, personId, purpose: 'INIT_CODE', code: 'PLATZ7WA', expiresAt: now });
  await vault.secondFactors.keep({ factorId, personId, secret: 'JBSWY3DPEHPK3PXP' });
  await vault.secondFactors.keepRecoveryCodes(factorId, [{ recoveryCodeId: randomUUID(), code: 'rot-sand-42' }]);
  await vault.emailChanges.grant({ personId, email: 'neu@platzwart.example', at: now }, () => true);
  await vault.refused.note([personId], now);
  await vault.openSessions.note([
    {
      ...{
        sessionId: randomUUID(),
        personId,
        tokenVersion: 0,
        browser: 'EDGE',
        system: 'WINDOWS',
      },
      ...{ startedAt: now, until: now, usedAt: now },
    },
  ]);
  await vault.links.renewCalendar(personId, {
    linkId: randomUUID(),
    tokenHash: randomUUID().replaceAll('-', '').repeat(2),
    madeAt: now,
  });
  await vault.signInAttempts.succeeded({ account: personId, owner: personId, address: '203.0.113.7' }, now);
  await vault.signInAttempts.reserve({ account: personId, owner: personId, address: '203.0.113.8' }, limits, now);
  return { personId, sealed, passwordId, codeId, factorId };
};

const namesSchema = v.array(v.object({ name: v.string() }));
const countSchema = v.tuple([v.object({ rows: v.string() })]);

const rowsByTable = async (): Promise<Readonly<Record<string, number>>> => {
  const { rows: tables } = await spec.pool.query(
    `select tablename as name from pg_tables where schemaname = 'vault' and tablename not in ('schema_version', 'digest_key', 'forgotten')`,
  );
  const counts = v.parse(namesSchema, tables).map(async ({ name: table }): Promise<[string, number]> => {
    const { rows } = await spec.pool.query(`select count(*) as rows from vault.${table}`);
    return [table, Number(v.parse(countSchema, rows)[0].rows)];
  });
  return Object.fromEntries(await Promise.all(counts));
};

it('An erased person has no row left in any table of the vault, and other people keep theirs', async () => {
  const bens = await settle(ben);
  const alone = await rowsByTable();
  const { personId, sealed } = await settle(anna);
  await spec.vault.forget(anna);
  await spec.vault.forget(anna);
  expect(await rowsByTable()).toEqual({ ...alone, ended_sessions: 0, erasure_notices: 0 });
  expect(await spec.vault.unseal([{ personId, sealed }, bens])).toEqual([null, 'Adresse']);
  expect(await spec.vault.passwords.of(bens.passwordId)).toBe('$argon2id$');
  expect(await spec.vault.codes.textOf(bens.codeId)).toBe('PLATZ7WA');
  expect(await spec.vault.secondFactors.secretOf(bens.factorId)).toBe('JBSWY3DPEHPK3PXP');
});

it('An erased person gets no new key: what is sealed later cannot be opened, like what was sealed before', async () => {
  const { sealed } = await settle(anna);
  await spec.vault.forget(anna);
  const later = await spec.vault.sealAll([{ personId: anna, plain: 'Bemerkung' }]);
  const texts = [sealed, ...later, await spec.vault.seal(anna, 'Grund')];
  expect(await spec.vault.withKey([anna])).toEqual([]);
  expect(await spec.vault.unseal(texts.map((text) => ({ personId: anna, sealed: text })))).toEqual([null, null, null]);
});
