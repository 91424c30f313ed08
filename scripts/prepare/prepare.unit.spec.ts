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
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '26.10.0'])('may be %s', (version) => {
    expect(nodeVersionComplaint(version)).toBeUndefined();
  });

  it.each(['12.22.12', '18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.9.0'])(
    'is refused in one sentence: %s',
    (version) => {
      expect(nodeVersionComplaint(version)).toMatch(
        /^Platzwart needs Node 20\.19, .* this is Node [\d.]+: install one from .* or run "nvm install" in this folder\.$/,
      );
    },
  );

  it('has the range of package.json', () => {
    const manifest = readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8');
    expect(manifest).toContain('"node": "^20.19.0 || ^22.12.0 || >=24.0.0"');
  });
});

describe('npm ci', () => {
  let root: string;
  const lock = (file: string, packages: unknown) => writeFileSync(join(root, file), JSON.stringify({ packages }));
  const wanted = {
    '': { name: 'platzwart' },
    client: { version: '0.0.0' },
    'node_modules/pg': { version: '8.1.0' },
    'client/node_modules/react': { version: '19.0.0' },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'platzwart-prepare-'));
    mkdirSync(join(root, 'node_modules'));
    lock('package-lock.json', wanted);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is needed where nothing is installed', () => {
    expect(isInstalled(root)).toBe(false);
  });

  it('is not needed where everything is installed; optional packages may be for another system', () => {
    lock('node_modules/.package-lock.json', {
      'node_modules/pg': { version: '8.1.0' },
      'client/node_modules/react': { version: '19.0.0' },
    });
    expect(isInstalled(root)).toBe(true);
  });

  it.each([
    ['a package is missing', { 'node_modules/pg': { version: '8.1.0' } }],
    [
      'a package is older',
      { 'node_modules/pg': { version: '8.0.0' }, 'client/node_modules/react': { version: '19.0.0' } },
    ],
  ])('is needed where %s', (_what, installed) => {
    lock('node_modules/.package-lock.json', installed);
    expect(isInstalled(root)).toBe(false);
  });
});

describe('A build', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const manifest: unknown = JSON.parse(
    readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8'),
  );
  const { workspaces } = v.parse(v.object({ workspaces: v.array(v.string()) }), manifest);
  const folders = [...workspaces.filter((name) => name !== 'tests'), 'scripts'];

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'platzwart-prepare-'));
    for (const folder of folders) write(`${folder}/main.ts`, 'export {};');
    write('package-lock.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([...folders.map((name) => `${name}/main.ts`), 'contracts/booking/new.ts', 'package-lock.json'])(
    'is needed where %s changes',
    (file) => {
      const before = stampOfSources(root);
      write(file, 'export const changed = true;');
      expect(stampOfSources(root)).not.toBe(before);
    },
  );

  it.each([
    'client/dist/index.html',
    'client/a.unit.spec.ts',
    'client/__generated__/a.ts',
    'client/node_modules/a/index.js',
  ])('is not needed where only %s changes', (file) => {
    const before = stampOfSources(root);
    write(file, 'anything');
    expect(stampOfSources(root)).toBe(before);
  });

  it('is not needed where a file was rewritten with the same content', () => {
    const before = stampOfSources(root);
    utimesSync(join(root, 'client/main.ts'), 1, 1);
    expect(stampOfSources(root)).toBe(before);
  });
});
