import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { root } from './cruiseRepository.ts';

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      resolved: v.optional(v.string()),
      optionalDependencies: v.optional(v.record(v.string(), v.string())),
      engines: v.optional(v.union([v.record(v.string(), v.string()), v.array(v.string())])),
    }),
  ),
});

const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
const { packages } = v.parse(lockSchema, JSON.parse(text));

it('uses the public registry only', () => {
  const elsewhere = Object.entries(packages).flatMap(([name, { resolved }]) =>
    resolved === undefined || resolved.startsWith('https://registry.npmjs.org/') || !resolved.includes('://')
      ? []
      : [name],
  );
  expect(elsewhere).toEqual([]);
  expect(text.match(/https?:\/\/[^"/]*(?:localhost|127\.0\.0\.1|:\d+\/)/g) ?? []).toEqual([]);
});

it('contains the binaries of every system, so that it installs on macOS and Windows, too', () => {
  const known = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !known.has(name))
      .map((name) => `${name} of ${path}`),
  );
  expect(missing).toEqual([]);
});
