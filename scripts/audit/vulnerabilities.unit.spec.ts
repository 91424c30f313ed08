import { readFileSync } from 'node:fs';
import { validRange } from 'semver';
import { describe, expect, it } from 'vitest';
import { vulnerabilitiesIn, advisories } from './vulnerabilities.ts';
import { lockedPackages } from './lockedPackages.ts';

describe('The list of known vulnerabilities', () => {
  it('names for each package the first fixed version', () => {
    expect(advisories.filter(({ vulnerable }) => validRange(vulnerable) === null)).toEqual([]);
    expect(
      advisories.filter(({ advisory }) => !/^(?:CVE-\d{4}-\d{4,}|GHSA(?:-[\da-z]{4}){3})$/.test(advisory)),
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
    expect(vulnerabilitiesIn(lockedPackages(lock)).map((sentence) => sentence.split(' has ')[0])).toEqual([
      'ws 8.17.0',
      '@babel/runtime 7.26.9',
    ]);
  });

  it('finds none in what is installed here', () => {
    const lock: unknown = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
    expect(lockedPackages(lock).length).toBeGreaterThan(500);
    expect(vulnerabilitiesIn(lockedPackages(lock))).toEqual([]);
  });
});
