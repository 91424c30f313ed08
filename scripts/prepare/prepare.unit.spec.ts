import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stampOfSources } from './build.mjs';
import { isInstalled } from './install.mjs';
import { nodeVersionComplaint } from './nodeVersion.mjs';

describe('The Node that starts Platzwart', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '26.10.0'])('%s fits', (version) => {
    expect(nodeVersionComplaint(version)).toBeUndefined();
  });

  it.each(['12.22.12', '18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.9.0'])(
    '%s is refused in one sentence',
    (version) => {
      expect(nodeVersionComplaint(version)).toMatch(
        /^Platzwart needs Node 20\.19, .* this is Node [\d.]+: install one from .* or run "nvm install" in this folder\.$/,
      );
    },
  );

  it('is the one that package.json asks for', () => {
    const manifest = readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8');
    expect(manifest).toContain('"node": "^20.19.0 || ^22.12.0 || >=24.0.0"');
  });
});

describe('Whether npm ci is needed', () => {
  let house: string;
  const lock = (file: string, packages: unknown) => writeFileSync(join(house, file), JSON.stringify({ packages }));
  const wanted = {
    '': { name: 'platzwart' },
    client: { version: '0.0.0' },
    'node_modules/pg': { version: '8.1.0' },
    'client/node_modules/react': { version: '19.0.0' },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  };

  beforeEach(() => {
    house = mkdtempSync(join(tmpdir(), 'platzwart-prepare-'));
    mkdirSync(join(house, 'node_modules'));
    lock('package-lock.json', wanted);
  });
  afterEach(() => rmSync(house, { recursive: true }));

  it('is, where nothing is installed', () => {
    expect(isInstalled(house)).toBe(false);
  });

  it('is not, where everything is there; what is optional may be for another system', () => {
    lock('node_modules/.package-lock.json', {
      'node_modules/pg': { version: '8.1.0' },
      'client/node_modules/react': { version: '19.0.0' },
    });
    expect(isInstalled(house)).toBe(true);
  });

  it.each([
    ['a package is missing', { 'node_modules/pg': { version: '8.1.0' } }],
    [
      'a package is older',
      { 'node_modules/pg': { version: '8.0.0' }, 'client/node_modules/react': { version: '19.0.0' } },
    ],
  ])('is, where %s', (_what, installed) => {
    lock('node_modules/.package-lock.json', installed);
    expect(isInstalled(house)).toBe(false);
  });
});

describe('Whether a build is needed', () => {
  let house: string;
  const write = (file: string, text: string) => {
    mkdirSync(join(house, file, '..'), { recursive: true });
    writeFileSync(join(house, file), text);
  };
  const manifest: unknown = JSON.parse(
    readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8'),
  );
  const { workspaces } = v.parse(v.object({ workspaces: v.array(v.string()) }), manifest);
  const folders = [...workspaces.filter((name) => name !== 'tests'), 'scripts'];

  beforeEach(() => {
    house = mkdtempSync(join(tmpdir(), 'platzwart-prepare-'));
    for (const folder of folders) write(`${folder}/main.ts`, 'export {};');
    write('package-lock.json', '{}');
  });
  afterEach(() => rmSync(house, { recursive: true }));

  it.each([...folders.map((name) => `${name}/main.ts`), 'contracts/booking/new.ts', 'package-lock.json'])(
    'is, where %s changes',
    (file) => {
      const before = stampOfSources(house);
      write(file, 'export const changed = true;');
      expect(stampOfSources(house)).not.toBe(before);
    },
  );

  it.each([
    'client/dist/index.html',
    'client/a.unit.spec.ts',
    'client/__generated__/a.ts',
    'client/node_modules/a/index.js',
  ])('is not, where only %s changes', (file) => {
    const before = stampOfSources(house);
    write(file, 'anything');
    expect(stampOfSources(house)).toBe(before);
  });

  it('is not, where a file was written anew as it was', () => {
    const before = stampOfSources(house);
    utimesSync(join(house, 'client/main.ts'), 1, 1);
    expect(stampOfSources(house)).toBe(before);
  });
});
