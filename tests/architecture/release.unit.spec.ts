import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productVersion } from '@platzwart/service-process/product-version';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { root } from './cruiseRepository.ts';

const manifestSchema = v.object({ version: v.string(), workspaces: v.optional(v.array(v.string()), []) });
const manifestIn = (folder: string) =>
  v.parse(manifestSchema, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));

const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const releases = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/gm)].map(
  ([, version = '', day = '']) => ({ version, day }),
);

it('The program says the version of package.json, as every workspace does', () => {
  const versions = ['.', ...manifestIn('.').workspaces].map((folder) => manifestIn(folder).version);
  expect(new Set(versions)).toEqual(new Set([productVersion]));
});

it('The lock file names the same version', () => {
  const lock = v.parse(
    v.object({ version: v.string(), packages: v.object({ '': v.object({ version: v.string() }) }) }),
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  );
  expect([lock.version, lock.packages[''].version]).toEqual([productVersion, productVersion]);
});

it('The newest section of the changelog is this version, and older ones follow by day', () => {
  expect(releases[0]?.version).toBe(productVersion);
  expect(changelog.match(/^## /gm)).toHaveLength(releases.length);
  const days = releases.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().toReversed());
});

it('A section of the changelog groups its entries by the headings of Keep a Changelog', () => {
  const headings = [...changelog.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
  const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
  expect(headings.filter((heading) => !known.includes(heading ?? ''))).toEqual([]);
});
