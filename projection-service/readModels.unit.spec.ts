import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decoders, readModels } from './readModels.ts';
import corpusFile from './testing/eventCorpus.json' with { type: 'json' };

/** One event of every shape that was ever written to a log. Entries are added, never changed: logs do not change either. */
const corpus = v.parse(
  v.array(v.object({ type: v.string(), schemaVersion: v.number(), data: v.unknown() })),
  corpusFile,
);

const knows = (type: string, version: number): boolean => {
  try {
    decoders.get(type)?.(null, version);
    return true;
  } catch (error) {
    return !String(error).includes('is newer than this build');
  }
};
const versionsOf = (type: string): readonly number[] => {
  const versions = [1];
  while (knows(type, versions.length + 1)) versions.push(versions.length + 1);
  return versions;
};

describe('Every event that was ever written', () => {
  it.each(corpus)('is understood: $type of version $schemaVersion', ({ type, schemaVersion, data }) => {
    expect(decoders.get(type)?.(data, schemaVersion).type).toBe(type);
  });

  it.each([...decoders.keys()])('has an example of each version: %s', (type) => {
    expect(corpus.filter((event) => event.type === type).map((event) => event.schemaVersion)).toEqual(versionsOf(type));
  });

  it('goes unchanged into the read models where it is of today’s version', () => {
    for (const { type, schemaVersion, data } of corpus.filter((event) => !knows(event.type, event.schemaVersion + 1))) {
      expect(decoders.get(type)?.(data, schemaVersion).data).toEqual(data);
    }
  });
});

describe('The read models', () => {
  it('have names that can be schemas, each its own, and handle only events that can be decoded', () => {
    const names = readModels.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, handles, version } of readModels) {
      expect(name).toMatch(/^[a-z][a-z_]{0,40}$/);
      expect(version).toBeGreaterThan(0);
      for (const type of handles) expect([...decoders.keys()]).toContain(type);
    }
  });
});
