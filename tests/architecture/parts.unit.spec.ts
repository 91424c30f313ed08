import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { root } from './cruiseRepository.ts';

const dependencies = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.object({
  workspaces: v.optional(v.array(v.string()), []),
  license: v.optional(v.string()),
  dependencies,
  devDependencies: dependencies,
});
const manifestIn = (folder: string) =>
  v.parse(manifestSchema, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));

const folders = ['.', ...manifestIn('.').workspaces];
const asked = folders.flatMap((folder) => {
  const manifest = manifestIn(folder);
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([name]) => !name.startsWith('@platzwart/'),
  );
});

const licenceOf = (name: string): string | undefined => {
  const folder = folders.find((each) => existsSync(join(root, each, 'node_modules', name, 'package.json'))) ?? '.';
  return manifestIn(join(folder, 'node_modules', name)).license;
};

const text = readFileSync(join(root, 'docs/adr/0013-parts-we-chose.md'), 'utf8');
const told = new Map(
  [...text.matchAll(/^\| `(.+?)`\s+\| .+ \| (\S+(?: AND \S+)*)\s+\|$/gm)].map(([, name = '', licence = '']) => [
    name,
    licence,
  ]),
);

it('lists every dependency with its purpose, and no other', () => {
  const names = [...new Set(asked.map(([name]) => name))];
  expect(names.filter((name) => !told.has(name))).toEqual([]);
  expect([...told.keys()].filter((name) => !names.includes(name))).toEqual([]);
});

it('lists the licence of each dependency', () => {
  expect([...told].filter(([name, licence]) => licenceOf(name) !== licence)).toEqual([]);
});

it('accepts permissive licences only', () => {
  const free = ['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'OFL-1.1', 'MPL-2.0'];
  const licences = [...told.values()].flatMap((licence) => licence.split(' AND '));
  expect(licences.filter((licence) => !free.includes(licence))).toEqual([]);
});

it('pins every dependency exactly, with one version in all workspaces', () => {
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  const first = new Map(asked.toReversed());
  expect(asked.filter(([name, version]) => first.get(name) !== version)).toEqual([]);
});
