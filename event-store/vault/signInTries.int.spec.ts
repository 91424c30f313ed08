import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openVault } from '../vault.ts';
import type { Attempt, Reserved } from './signInTries.ts';
import { type VaultForSpec, anna, ben, vaultForSpec } from './specVault.ts';

const limits = { ofPair: 5, ofAddress: 30, ofStrangers: 10, windowSeconds: 900 };
const ten = Date.parse('2026-06-15T08:00:00Z');
const home = '203.0.113.7';
const stranger = (number: number): string => `198.51.100.${number}`;

describe('Tries to sign in', () => {
  let spec: VaultForSpec;
  beforeEach(async () => {
    spec = await vaultForSpec();
  });
  afterEach(() => spec.close());

  const at = (seconds: number): string => new Date(ten + seconds * 1_000).toISOString();
  const reserve = (account: string, address: string, seconds = 0): Promise<Reserved> =>
    spec.vault.signInTries.reserve({ account, address }, limits, at(seconds));
  const succeed = (attempt: Attempt, seconds = 0) => spec.vault.signInTries.succeeded(attempt, at(seconds));
  const isFree = (reserved: Reserved): boolean => 'tryId' in reserved;
  const freeOf = (answers: readonly Reserved[]): number => answers.filter(isFree).length;

  it('are five of an account from one address, and more when the first of them is a quarter of an hour old', async () => {
    for (let count = 0; count < 5; count += 1) expect(isFree(await reserve(anna, home, count * 60))).toBe(true);
    expect(await reserve(anna, home, 241)).toEqual({ retryAfterSeconds: 659 });
    expect(await reserve(anna, home, 899)).toEqual({ retryAfterSeconds: 1 });
    expect(isFree(await reserve(anna, home, 900))).toBe(true);
    expect(await reserve(anna, home, 901)).toEqual({ retryAfterSeconds: 59 });
  });

  it('are not lengthened by those that were refused', async () => {
    for (let count = 0; count < 5; count += 1) await reserve(anna, home);
    for (let count = 0; count < 20; count += 1) expect(isFree(await reserve(anna, home, 600))).toBe(false);
    expect(isFree(await reserve(anna, home, 900))).toBe(true);
  });

  it('are no more than five, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => reserve(anna, home)));
    expect(freeOf(answers)).toBe(5);
  });

  it('are thirty from one address, whatever the accounts, also at once', async () => {
    const accounts = Array.from({ length: 60 }, (_, number) => `account ${number}`);
    expect(freeOf(await Promise.all(accounts.map((account) => reserve(account, home))))).toBe(30);
    expect(isFree(await reserve(anna, stranger(1)))).toBe(true);
  });

  it('are ten of an account from all addresses together, also at once', async () => {
    const addresses = Array.from({ length: 40 }, (_, number) => stranger(number));
    expect(freeOf(await Promise.all(addresses.map((address) => reserve(anna, address))))).toBe(10);
    expect(isFree(await reserve(ben, stranger(1)))).toBe(true);
  });

  it('of strangers never keep out who has signed in from the same address before', async () => {
    await succeed({ account: anna, address: home });
    for (let number = 0; number < 30; number += 1) await reserve(anna, stranger(number));
    expect(isFree(await reserve(anna, stranger(31)))).toBe(false);
    expect(isFree(await reserve(anna, home))).toBe(true);
  });

  it('from a known address leave the strangers their number', async () => {
    await succeed({ account: anna, address: home });
    for (let count = 0; count < 5; count += 1) await reserve(anna, home);
    const addresses = Array.from({ length: 20 }, (_, number) => stranger(number));
    expect(freeOf(await Promise.all(addresses.map((address) => reserve(anna, address))))).toBe(10);
  });

  it('of this account and address are forgotten by a success, and no others', async () => {
    for (let count = 0; count < 5; count += 1) await reserve(anna, home);
    for (let count = 0; count < 5; count += 1) await reserve(ben, home);
    await succeed({ account: anna, address: home });
    expect(isFree(await reserve(anna, home))).toBe(true);
    expect(isFree(await reserve(ben, home))).toBe(false);
  });

  it('can be taken back', async () => {
    for (let count = 0; count < 10; count += 1) {
      const reserved = await reserve(anna, home);
      if ('tryId' in reserved) await spec.vault.signInTries.release(reserved.tryId);
      expect(isFree(reserved)).toBe(true);
    }
  });

  it('are counted on by the next process', async () => {
    for (let count = 0; count < 5; count += 1) await reserve(anna, home);
    const next = await openVault(spec.pool);
    const again = await next.signInTries.reserve({ account: anna, address: home }, limits, at(1));
    expect(again).toEqual({ retryAfterSeconds: 899 });
  });

  it('leave neither account nor address to read', async () => {
    await reserve(anna, home);
    await succeed({ account: ben, address: home });
    const { rows } = await spec.pool.query(
      'select t::text, k::text from vault.sign_in_tries t, vault.known_addresses k',
    );
    const texts = [anna, ben, home].flatMap((text) => [text, Buffer.from(text).toString('hex')]);
    expect(rows).toHaveLength(1);
    for (const text of texts) expect(JSON.stringify(rows)).not.toContain(text);
  });

  it('are removed when they count no longer, known addresses after their time', async () => {
    await reserve(anna, home);
    await reserve(anna, home, 600);
    await succeed({ account: ben, address: home });
    await spec.vault.signInTries.removeOld({ tries: at(300), successes: at(-1) });
    const count =
      'select (select count(*) from vault.sign_in_tries) as tries, (select count(*) from vault.known_addresses) as known';
    expect((await spec.pool.query(count)).rows).toEqual([{ tries: '1', known: '1' }]);
    await spec.vault.signInTries.removeOld({ tries: at(300), successes: at(1) });
    expect((await spec.pool.query(count)).rows).toEqual([{ tries: '1', known: '0' }]);
  });
});
