import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { type Limit, concurrencyLimit } from '../../core/concurrencyLimit.ts';
import { isOldHash, passwordsWithin } from './passwords.ts';

const passwords = passwordsWithin(concurrencyLimit(2));

describe('A password', () => {
  it('is hashed by Argon2id with 19 MiB and two passes, and its own salt', async () => {
    const [first, second] = [await passwords.hash('Sandplatz-07'), await passwords.hash('Sandplatz-07')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
    expect([isOldHash(first), await passwords.matches(first, 'Sandplatz-07')]).toEqual([false, true]);
  });

  it('is compared to the last character', async () => {
    const long = '🎾'.repeat(64);
    const phc = await passwords.hash(` ${long}`);
    expect(await passwords.matches(phc, ` ${long}`)).toBe(true);
    for (const other of [long, ` ${long} `, ` ${long.slice(0, -2)}`, ` ${long}🎾`])
      expect(await passwords.matches(phc, other)).toBe(false);
  });

  const umlauts = 'Grüße an Käthe 7';

  // decisions.md Q6
  it.each(['NFC', 'NFD'] as const)('is right however a keyboard composes it: chosen as %s', async (form) => {
    const phc = await passwords.hash(umlauts.normalize(form));
    for (const typed of ['NFC', 'NFD'] as const)
      expect(await passwords.matches(phc, umlauts.normalize(typed)), typed).toBe(true);
    expect(await passwords.matches(phc, 'Grusse an Kathe 7')).toBe(false);
  });

  it.each(['NFC', 'NFD'] as const)('whose hash is older than the one form is right, too: %s', async (form) => {
    const phc = await hash(umlauts.normalize(form));
    for (const typed of ['NFC', 'NFD'] as const)
      expect(await passwords.matches(phc, umlauts.normalize(typed)), typed).toBe(true);
  });

  // reliability T06
  it('with umlauts costs the same work where there is no hash as where it is wrong', async () => {
    const phc = await passwords.hash('Sandplatz-07');
    const checksOf = async (against: string | null): Promise<number> => {
      let checks = 0;
      const counting: Limit = (work) => {
        checks += 1;
        return work();
      };
      expect(await passwordsWithin(counting).matches(against, umlauts)).toBe(false);
      return checks;
    };
    expect(await checksOf(null)).toBe(await checksOf(phc));
  });

  // reliability T06
  it('matches nobody where there is no hash, with the same work', async () => {
    let checks = 0;
    const counting: Limit = (work) => {
      checks += 1;
      return work();
    };
    expect(await passwordsWithin(counting).matches(null, '')).toBe(false);
    expect(checks).toBe(1);
  });

  it.each([
    { memoryCost: 8_192, timeCost: 2, parallelism: 1 },
    { memoryCost: 19_456, timeCost: 1, parallelism: 1 },
  ])('with the parameters %j needs a new hash', async (weaker) => {
    expect(isOldHash(await hash('Sandplatz-07', weaker))).toBe(true);
  });
});
