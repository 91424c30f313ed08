import { expect, it } from 'vitest';
import { describeFresh } from './describeFresh.ts';
import { readDescription } from './loadRecording.ts';
import { readKnown, recordings } from './recording.ts';
import { storedNames } from './storedNames.ts';

const newest = recordings.at(-1) ?? '';
const hint = `This release stores other things than the newest recording, ${newest}: run "npm run record-release" and commit it`;

/** A stream that one of the two clubs has not written has no snapshot there. */
const ofSameParts = (
  some: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const streamOf = (part: string): string => part.split('.')[0] ?? '';
  const streams = new Set(Object.keys(others).map(streamOf));
  return Object.fromEntries(Object.entries(some).filter(([part]) => streams.has(streamOf(part))));
};

it('The newest recording was made by a release that stores what this one stores', { timeout: 480_000 }, async () => {
  const [recorded, today] = [readDescription(newest), await describeFresh()];
  const { database, schemas, readModels, snapshots } = today;
  expect({ database, schemas, readModels, snapshots: ofSameParts(snapshots, recorded.snapshots) }, hint).toEqual({
    database: recorded.database,
    schemas: recorded.schemas,
    readModels: recorded.readModels,
    snapshots: ofSameParts(recorded.snapshots, snapshots),
  });
  expect(storedNames(), hint).toEqual(readKnown(newest).names);
});
