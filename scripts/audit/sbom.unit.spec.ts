import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { lockedPackages } from './lockedPackages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const billSchema = v.object({
  bomFormat: v.literal('CycloneDX'),
  components: v.array(v.looseObject({ purl: v.string() })),
});

it('npm run sbom lists every package of the lock file', { timeout: 60_000 }, () => {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const listed = new Set(
    v.parse(billSchema, JSON.parse(stdout)).components.map(({ purl }) => decodeURIComponent(purl)),
  );
  const lock: unknown = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'));
  const missing = lockedPackages(lock).filter(({ name, version }) => !listed.has(`pkg:npm/${name}@${version}`));
  expect(missing).toEqual([]);
});
