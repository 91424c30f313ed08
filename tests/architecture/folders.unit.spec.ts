import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { house } from './cruiseHouse.ts';

const features = ['booking', 'voucher', 'invoice', 'user', 'club', 'website', 'door-code', 'mail'];
const notOurs = new Set(['node_modules', 'dist', '__generated__']);

/** The named places of each workspace beside its features. */
const places: Readonly<Record<string, readonly string[]>> = {
  contracts: ['core'],
  'command-service': ['core', 'processes', 'demo', 'http', 'operations', 'testing'],
  'projection-service': ['core', 'operations', 'testing'],
  'mail-service': ['core', 'letters', 'post', 'mailbox', 'operations', 'testing'],
  'graphql-gateway': ['core', 'doors', 'documents', 'live', 'answers', 'site', 'operations', 'testing'],
  client: ['core', 'ui', 'app', 'dashboard', 'public', 'test', 'vite'],
};

const foldersIn = (path: string): readonly string[] =>
  readdirSync(join(house, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notOurs.has(entry.name))
    .map(({ name }) => name);

const filesBelow = (path: string): readonly string[] =>
  readdirSync(join(house, path), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)];
  });

const sources = (): readonly string[] =>
  [...Object.keys(places), 'service-process', 'event-store', 'scripts', 'tests']
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file));

it.each(Object.entries(places))(
  'lists the club: %s has features and its named places, nothing else',
  (workspace, own) => {
    expect(foldersIn(workspace).filter((name) => ![...features, ...own].includes(name))).toEqual([]);
  },
);

it('names files after what is inside', () => {
  const empty = /^(?:utils?|helpers?|common|misc|types|shared)\.tsx?$|Manager\.tsx?$|\d\.tsx?$/;
  expect(sources().filter((file) => empty.test(basename(file)))).toEqual([]);
});

it('has an index.ts only as the door of a feature in contracts', () => {
  const door = /^contracts\/[^/]+\/index\.ts$/;
  expect(sources().filter((file) => basename(file) === 'index.ts' && !door.test(file))).toEqual([]);
});

it('tells of every spec which level it tests', () => {
  const level = /\.(?:unit|int|ui)\.spec\.tsx?$|^tests\/(?:stories|races)\//;
  expect(sources().filter((file) => /\.spec\.tsx?$/.test(file) && !level.test(file))).toEqual([]);
});
