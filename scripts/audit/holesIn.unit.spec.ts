import { readFileSync } from 'node:fs';
import { validRange } from 'semver';
import { describe, expect, it } from 'vitest';
import { holesIn, knownHoles } from './holesIn.ts';
import { lockedPackages } from './lockedPackages.ts';

describe('The list of known holes', () => {
  it('says of each package from which version on it is mended', () => {
    expect(knownHoles.filter(({ vulnerable }) => validRange(vulnerable) === null)).toEqual([]);
    expect(
      knownHoles.filter(({ advisory }) => !/^(?:CVE-\d{4}-\d{4,}|GHSA(?:-[\da-z]{4}){3})$/.test(advisory)),
    ).toEqual([]);
  });

  it('finds them wherever a package is installed', () => {
    const lock = {
      packages: {
        '': { version: '1.0.0' },
        'tests/node_modules/ws': { version: '8.17.0' },
        'node_modules/a/node_modules/@babel/runtime': { version: '7.26.9' },
        'node_modules/ws': { version: '8.17.1' },
      },
    };
    expect(holesIn(lockedPackages(lock)).map((sentence) => sentence.split(' has ')[0])).toEqual([
      'ws 8.17.0',
      '@babel/runtime 7.26.9',
    ]);
  });

  it('finds none in what is installed here', () => {
    const lock: unknown = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
    expect(lockedPackages(lock).length).toBeGreaterThan(500);
    expect(holesIn(lockedPackages(lock))).toEqual([]);
  });
});
