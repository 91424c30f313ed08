import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openVault } from './openVault.ts';
import type { SignInAttempt, AttemptReservation } from './signInAttempts.ts';
import { type VaultForSpec, anna, ben, vaultForSpec } from './specVault.ts';

const limits = { ofAccountAndAddress: 5, ofAddress: 30, ofUnknownAddresses: 10, windowSeconds: 900 };
const ten = Date.parse('2026-06-15T08:00:00Z');
const home = '203.0.113.7';
const stranger = (number: number): string => `198.51.100.${number}`;

describe('Sign-in attempts', () => {
  let spec: VaultForSpec;
  beforeEach(async () => {
    spec = await vaultForSpec();
  });
  afterEach(() => spec.close());

  const at = (seconds: number): string => new Date(ten + seconds * 1_000).toISOString();
  const reserve = (account: string, address: string, seconds = 0): Promise<AttemptReservation> =>
    spec.vault.signInAttempts.reserve({ account, owner: account, address }, limits, at(seconds));
  const succeed = (attempt: Omit<SignInAttempt, 'owner'>, seconds = 0) =>
    spec.vault.signInAttempts.succeeded({ owner: attempt.account, ...attempt }, at(seconds));
  const isFree = (reserved: AttemptReservation): boolean => 'attemptId' in reserved;
  const freeOf = (answers: readonly AttemptReservation[]): number => answers.filter(isFree).length;

  it('are limited to five per account and address in a quarter of an hour', async () => {
    for (let count = 0; count < 5; count += 1) expect(isFree(await reserve(anna, home, count * 60))).toBe(true);
    expect(await reserve(anna, home, 241)).toEqual({ retryAfterSeconds: 659 });
    expect(await reserve(anna, home, 899)).toEqual({ retryAfterSeconds: 1 });
    expect(isFree(await reserve(anna, home, 900))).toBe(true);
    expect(await reserve(anna, home, 901)).toEqual({ retryAfterSeconds: 59 });
  });

  it('name how many are left from this address, whatever happens at others', async () => {
    const leftOf = (reserved: AttemptReservation) => ('attemptsLeft' in reserved ? reserved.attemptsLeft : null);
    const left = [];
    for (let count = 0; count < 6; count += 1) {
      await reserve(anna, stranger(1));
      await reserve(ben, home);
      left.push(leftOf(await reserve(anna, home, count)));
    }
    expect(left).toEqual([4, 3, 2, 1, 0, null]);
    expect(leftOf(await reserve(anna, home, 901))).toBe(1);
  });

  it('are not delayed further by refused ones', async () => {
    for (let count = 0; count < 5; count += 1) await reserve(anna, home);
    for (let count = 0; count < 20; count += 1) expect(isFree(await reserve(anna, home, 600))).toBe(false);
    expect(isFree(await reserve(anna, home, 900))).toBe(true);
  });

  it('are limited to five, also concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => reserve(anna, home)));
    expect(freeOf(answers)).toBe(5);
  });

  it('are limited to thirty per address, whatever the accounts, also concurrently', async () => {
    const accounts = Array.from({ length: 60 }, (_, number) => `account ${number}`);
    expect(freeOf(await Promise.all(accounts.map((account) => reserve(account, home))))).toBe(30);
    expect(isFree(await reserve(anna, stranger(1)))).toBe(true);
  });

  it('are limited to ten per account over all addresses, also concurrently', async () => {
    const addresses = Array.from({ length: 40 }, (_, number) => stranger(number));
    expect(freeOf(await Promise.all(addresses.map((address) => reserve(anna, address))))).toBe(10);
    expect(isFree(await reserve(ben, stranger(1)))).toBe(true);
  });

  it('from unknown addresses never lock out a person who signed in from the same address before', async () => {
    await succeed({ account: anna, address: home });
    for (let number = 0; number < 30; number += 1) await reserve(anna, stranger(number));
    expect(isFree(await reserve(anna, stranger(31)))).toBe(false);
    expect(isFree(await reserve(anna, home))).toBe(true);
  });

  it('know the addresses of the owner, whatever the account is called', async () => {
    const { signInAttempts } = spec.vault;
    await signInAttempts.succeeded({ account: 'number of anna', owner: anna, address: home }, at(0));
    const byEmail = (address: string) =>
      signInAttempts.reserve({ account: 'e-mail of anna', owner: anna, address }, limits, at(0));
    for (let number = 0; number < 30; number += 1) await byEmail(stranger(number));
    expect(isFree(await byEmail(stranger(31)))).toBe(false);
    expect(isFree(await byEmail(home))).toBe(true);
  });

  it('from a known address do not count for unknown addresses', async () => {
    await succeed({ account: anna, address: home });
    for (let count = 0; count < 5; count += 1) await reserve(anna, home);
    const addresses = Array.from({ length: 20 }, (_, number) => stranger(number));
    expect(freeOf(await Promise.all(addresses.map((address) => reserve(anna, address))))).toBe(10);
  });

  it('of this account and address are removed by a success, and no others', async () => {
    for (let count = 0; count < 5; count += 1) await reserve(anna, home);
    for (let count = 0; count < 5; count += 1) await reserve(ben, home);
    await succeed({ account: anna, address: home });
    expect(isFree(await reserve(anna, home))).toBe(true);
    expect(isFree(await reserve(ben, home))).toBe(false);
  });

  it('can be removed', async () => {
    for (let count = 0; count < 10; count += 1) {
      const reserved = await reserve(anna, home);
      if ('attemptId' in reserved) await spec.vault.signInAttempts.release(reserved.attemptId);
      expect(isFree(reserved)).toBe(true);
    }
  });

  it('are counted across processes', async () => {
    for (let count = 0; count < 5; count += 1) await reserve(anna, home);
    const next = await openVault(spec.pool);
    const again = await next.signInAttempts.reserve({ account: anna, owner: anna, address: home }, limits, at(1));
    expect(again).toEqual({ retryAfterSeconds: 899 });
  });

  it('contain neither account nor address in plain text', async () => {
    await reserve(anna, home);
    await succeed({ account: ben, address: home });
    const { rows } = await spec.pool.query(
      'select t::text, k::text from vault.sign_in_tries t, vault.known_addresses k',
    );
    const texts = [anna, ben, home].flatMap((text) => [text, Buffer.from(text).toString('hex')]);
    expect(rows).toHaveLength(1);
    for (const text of texts) expect(JSON.stringify(rows)).not.toContain(text);
  });

  it('are removed after the window, known addresses when they expire', async () => {
    await reserve(anna, home);
    await reserve(anna, home, 600);
    await succeed({ account: ben, address: home });
    await spec.vault.signInAttempts.removeOld({ tries: at(300), successes: at(-1) });
    const count =
      'select (select count(*) from vault.sign_in_tries) as tries, (select count(*) from vault.known_addresses) as known';
    expect((await spec.pool.query(count)).rows).toEqual([{ tries: '1', known: '1' }]);
    await spec.vault.signInAttempts.removeOld({ tries: at(300), successes: at(1) });
    expect((await spec.pool.query(count)).rows).toEqual([{ tries: '1', known: '0' }]);
  });
});
