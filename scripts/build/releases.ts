import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Operations } from './clientOperations.ts';

/**
 * What the client of one release sends. `name`: its version and day, e.g. `0.1.0-2026-11-26`. `inputs`: the types of its variables, as they
 * were, in GraphQL's schema language.
 */
export type Release = Readonly<{ name: string; operations: Operations; inputs: string }>;

const releaseFolder = fileURLToPath(new URL('../../contracts/published-operations/', import.meta.url));
/** In the form of `sha256sum`, so that `sha256sum -c` checks it as well. */
const sumsFile = 'SHA256SUMS';
const contentSchema = v.strictObject({ operations: v.record(v.string(), v.string()), inputs: v.string() });

/** A tab that is open for longer than this was reloaded by a restart of its browser. */
const reachInDays = 180;

const dayOf = (name: string): Date => {
  const day = /^\d+\.\d+\.\d+-(\d{4}-\d\d-\d\d)$/.exec(name)?.[1];
  if (day === undefined) throw new Error(`${name} is not named as <version>-<yyyy-mm-dd>`);
  return new Date(`${day}T00:00:00Z`);
};
const daysBetween = (from: string, to: string): number => (dayOf(to).getTime() - dayOf(from).getTime()) / 86_400_000;
const byDay = (one: string, other: string): number => daysBetween(other, one) || one.localeCompare(other);

const digestOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const releaseFiles = (folder: string): readonly string[] =>
  readdirSync(folder).filter((file) => file.endsWith('.json'));

/** The recorded releases, the oldest first. Throws where a file of the folder is none. */
export const readReleases = (folder = releaseFolder): readonly Release[] =>
  releaseFiles(folder)
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted(byDay)
    .map((name) => {
      const content: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
      return { name, ...v.parse(contentSchema, content) };
    });

/** Those of at most 180 days before the newest: by the releases' own days, so that the same commit always executes the same. */
export const withinReach = <Named extends Pick<Release, 'name'>>(releases: readonly Named[]): readonly Named[] => {
  const newest = releases.at(-1);
  return newest ? releases.filter(({ name }) => daysBetween(name, newest.name) <= reachInDays) : [];
};

const sumsOf = (folder: string): string =>
  releaseFiles(folder)
    .toSorted()
    .map((file) => `${digestOf(readFileSync(join(folder, file)))}  ${file}\n`)
    .join('');

/** A sentence for every recorded release that is not what it was when it was recorded, or is gone. */
export const changedReleases = (folder = releaseFolder): readonly string[] => {
  const now = new Set(sumsOf(folder).split('\n'));
  const recorded = readFileSync(join(folder, sumsFile), 'utf8').split('\n');
  const changed = recorded.filter((line) => !now.has(line)).map((line) => `${line.slice(66)} was changed or deleted.`);
  const added = [...now].filter((line) => !recorded.includes(line)).map((line) => `${line.slice(66)} is not recorded.`);
  return changed.length > 0 ? changed : added;
};

/**
 * Records a release, which open tabs may be of from now on; another recording of the newest one, on its own day, replaces it. Refuses every
 * other change.
 */
export const recordRelease = ({ name, ...content }: Release, folder = releaseFolder): void => {
  const newest = readReleases(folder).at(-1);
  if (newest && newest.name !== name && byDay(name, newest.name) < 0)
    throw new Error(`${name} is older than ${newest.name}, which is recorded: releases are only added.`);
  const changed = changedReleases(folder).filter((sentence) => !sentence.startsWith(name));
  if (changed.length > 0) throw new Error(changed.join('\n'));
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(content, undefined, 2)}\n`);
  writeFileSync(join(folder, sumsFile), sumsOf(folder));
};
