import { clubHistory, clubHistoryEvents } from '@platzwart/contracts/message-catalogue';
import { readModelNames } from '@platzwart/contracts/catalogue';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readModels } from './readModels.ts';
import corpusFile from './testing/eventCorpus.json' with { type: 'json' };

/** One event of every shape that was ever written to a log. Entries are added, never changed, because logs never change. */
const corpus = v.parse(
  v.array(v.object({ type: v.string(), schemaVersion: v.number(), data: v.unknown() })),
  corpusFile,
);

describe('Every event that was ever written', () => {
  it.each(corpus)('can be decoded: $type of version $schemaVersion', ({ type, schemaVersion, data }) => {
    expect(clubHistory.decode(type, data, schemaVersion).type).toBe(type);
  });

  it.each(clubHistoryEvents)('has an example of each version: $type', ({ type, schemaVersion }) => {
    const versions = corpus.filter((event) => event.type === type).map((event) => event.schemaVersion);
    expect(versions).toEqual(Array.from({ length: schemaVersion }, (_, version) => version + 1));
  });

  it('reaches the read models unchanged if it has today’s version', () => {
    const current = corpus.filter(({ type, schemaVersion }) => clubHistory.schemaVersionOf(type) === schemaVersion);
    for (const { type, schemaVersion, data } of current)
      expect(clubHistory.decode(type, data, schemaVersion).data).toEqual(data);
  });
});

describe('The read models', () => {
  it('have distinct names that are valid schema names, and handle only events that can be decoded', () => {
    const names = readModels.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.toSorted()).toEqual(readModelNames.toSorted());
    for (const { name, handles, version } of readModels) {
      expect(name).toMatch(/^[a-z][a-z_]{0,40}$/);
      expect(version).toBeGreaterThan(0);
      for (const type of handles) expect(clubHistory.definitionOf(type)).not.toBeNull();
    }
  });
});
