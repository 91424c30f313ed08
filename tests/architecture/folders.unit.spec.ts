import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './cruiseRepository.ts';

const notOurs = new Set(['node_modules', 'dist', '__generated__']);
/** Builds that another one has replaced are kept beside it. */
const isOurs = (name: string): boolean => !notOurs.has(name) && !name.startsWith('dist.');

/** A feature has the folder name of its events and commands in every workspace; these have none. */
const featuresWithoutContract = ['mail', 'payment', 'season', 'waiting-list'];

/** The folders that each workspace may have beside its features. */
const places: Readonly<Record<string, readonly string[]>> = {
  'command-service': ['core', 'ledger', 'processes', 'demo', 'http', 'operations', 'testing'],
  'projection-service': ['core', 'operations', 'testing'],
  'mail-service': ['core', 'templates', 'transport', 'mailbox', 'operations', 'testing'],
  'graphql-gateway': [
    'core',
    'http',
    'ws',
    'documents',
    'live',
    'responseCache',
    'site',
    'operations',
    'composed',
    'testing',
  ],
  client: ['core', 'ui', 'app', 'courtPlan', 'public', 'test', 'vite'],
};

const foldersIn = (path: string): readonly string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isOurs(entry.name))
    .map(({ name }) => name);

const filesBelow = (path: string): readonly string[] =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    if (!isOurs(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)];
  });

const sources = (): readonly string[] =>
  ['contracts', ...Object.keys(places), 'service-process', 'database', 'vault', 'event-store', 'scripts', 'tests']
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file));

it.each(Object.entries(places))('%s has only feature folders and the listed other folders', (workspace, own) => {
  const features = [...foldersIn('contracts').filter((name) => name !== 'core'), ...featuresWithoutContract];
  expect(foldersIn(workspace).filter((name) => ![...features, ...own].includes(name))).toEqual([]);
});

it('every file name tells the content', () => {
  const empty = /^(?:utils?|helpers?|common|misc|types|shared)\.tsx?$|Manager\.tsx?$|\d\.tsx?$/;
  expect(sources().filter((file) => empty.test(basename(file)))).toEqual([]);
});

it('only a feature in contracts has an index.ts', () => {
  const entry = /^contracts\/[^/]+\/index\.ts$/;
  expect(sources().filter((file) => basename(file) === 'index.ts' && !entry.test(file))).toEqual([]);
});

it('every spec names its level', () => {
  const level = /\.(?:unit|int|ui)\.spec\.tsx?$|^tests\/(?:stories|races)\//;
  expect(sources().filter((file) => /\.spec\.tsx?$/.test(file) && !level.test(file))).toEqual([]);
});
