import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import outdated from '../../contracts/outdated-operations.json' with { type: 'json' };
import earlier from '../../contracts/earlier-operations.json' with { type: 'json' };
import { earlierOperations, inputsOf, misfitsOf } from './outdatedOperations.ts';
import { changedReleases, readReleases, recordRelease, withinReach } from './releases.ts';

const today = buildSchema(
  readFileSync(new URL('../../contracts/schema.graphql', import.meta.url), { encoding: 'utf8' }),
);

describe('The recorded releases', () => {
  it('are what they were when they were recorded', () => {
    expect(changedReleases()).toEqual([]);
  });

  // Keep what open tabs use as a deprecated field or argument where that does no harm; otherwise say in the list why not.
  it('send nothing that no longer fits today’s schema, except what contracts/outdated-operations.json gives a reason for', () => {
    const misfits = withinReach(readReleases()).map((release) => [release.name, misfitsOf(today, release)] as const);
    const found = Object.fromEntries(misfits.map(([name, each]) => [name, Object.keys(each).toSorted()]));
    const listed: Readonly<Record<string, Readonly<Record<string, string>>>> = outdated;
    expect(found).toEqual(
      Object.fromEntries(misfits.map(([name]) => [name, Object.keys(listed[name] ?? {}).toSorted()])),
    );
    for (const reasons of Object.values(listed))
      for (const reason of Object.values(reasons)) expect(reason.length).toBeGreaterThan(20);
  });

  it('have the booking of a member and the live plan of each, which production still executes', () => {
    const texts = Object.values(earlier);
    for (const name of ['mutation useBookCourtsMutation', 'subscription usePlanSubscriptionSubscription'])
      expect(texts.some((text) => text.startsWith(name))).toBe(true);
  });
});

const schema = buildSchema(`
  input Block { court: Int! start: String }
  input Order { block: Block! method: Method }
  enum Method { CARD INVOICE }
  type Query { plan(order: Order): Int old: Int @deprecated(reason: "Use plan.") }`);
const later = buildSchema(`
  input Block { court: Int! end: String! }
  input Order { block: Block! method: Method }
  enum Method { CARD }
  type Query { plan(order: Order): Int }`);
const operations = { a1: 'query plan($order: Order) { plan(order: $order) }', b2: 'query old { old }' };

describe('What no longer fits', () => {
  const inputs = inputsOf(schema, operations);

  it('is nothing as long as the schema only grows', () => {
    expect(misfitsOf(schema, { operations, inputs })).toEqual({});
    expect(earlierOperations(schema, [{ operations }], {})).toEqual(operations);
  });

  it('is an operation whose field is gone, and every value that a variable can no longer have', () => {
    expect(misfitsOf(later, { operations, inputs })).toEqual({
      'old b2': 'Cannot query field "old" on type "Query".',
      'Block.start was removed.': 'FIELD_REMOVED',
      'A required field end on input type Block was added.': 'REQUIRED_INPUT_FIELD_ADDED',
      'INVOICE was removed from enum type Method.': 'VALUE_REMOVED_FROM_ENUM',
    });
  });

  it('is not executed, and neither is what today’s client sends listed twice', () => {
    expect(earlierOperations(later, [{ operations }], {})).toEqual({ a1: operations.a1 });
    expect(earlierOperations(later, [{ operations }], { a1: operations.a1 })).toEqual({});
  });
});

describe('Recording a release', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'platzwart-releases-'));
    writeFileSync(join(folder, 'SHA256SUMS'), '');
    recordRelease({ name: '0.9.0-2026-05-01', operations, inputs: '' }, folder);
    recordRelease({ name: '0.10.0-2026-05-02', operations, inputs: '' }, folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const namesIn = (): readonly string[] => readReleases(folder).map(({ name }) => name);

  it('adds a file, after those of earlier days', () => {
    expect(namesIn()).toEqual(['0.9.0-2026-05-01', '0.10.0-2026-05-02']);
    expect(changedReleases(folder)).toEqual([]);
  });

  it('replaces the newest release on its own day, and no earlier one', () => {
    recordRelease({ name: '0.10.0-2026-05-02', operations: {}, inputs: '' }, folder);
    expect(readReleases(folder).at(-1)?.operations).toEqual({});
    expect(() => recordRelease({ name: '0.9.0-2026-05-01', operations: {}, inputs: '' }, folder)).toThrow(/only added/);
    expect(changedReleases(folder)).toEqual([]);
  });

  it('is refused, and the check fails, where an earlier one was changed or deleted', () => {
    const file = join(folder, '0.9.0-2026-05-01.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('query old', 'query new'));
    expect(changedReleases(folder)).toEqual(['0.9.0-2026-05-01.json was changed or deleted.']);
    expect(() => recordRelease({ name: '0.11.0-2026-05-03', operations, inputs: '' }, folder)).toThrow(/was changed/);
    rmSync(file);
    expect(changedReleases(folder)).toEqual(['0.9.0-2026-05-01.json was changed or deleted.']);
  });

  it('names what is beside them without having been recorded', () => {
    writeFileSync(join(folder, '0.8.0-2026-04-01.json'), '{}');
    expect(changedReleases(folder)).toEqual(['0.8.0-2026-04-01.json is not recorded.']);
  });

  it('ends the time of those that are more than 180 days older than the newest, whatever day it is', () => {
    const named = (day: string) => ({ name: `1.0.0-${day}` });
    expect(withinReach([named('2026-05-31'), named('2026-06-01'), named('2026-11-28')])).toEqual([
      named('2026-06-01'),
      named('2026-11-28'),
    ]);
    expect(withinReach([])).toEqual([]);
  });
});
