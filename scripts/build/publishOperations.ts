import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';
import * as v from 'valibot';
import { type Operations, clientOperations, differences } from './clientOperations.ts';
import { earlierOperations, inputsOf } from './outdatedOperations.ts';
import { changedReleases, readReleases, recordRelease, withinReach } from './releases.ts';

const fileOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string): unknown => JSON.parse(readFileSync(fileOf(path), 'utf8'));
const listSchema = v.record(v.string(), v.string());
const schema = buildSchema(readFileSync(fileOf('contracts/schema.graphql'), 'utf8'));
const lists = { client: 'contracts/persisted-operations.json', earlier: 'contracts/earlier-operations.json' };

const write = (path: string, operations: Operations): void =>
  writeFileSync(fileOf(path), `${JSON.stringify(operations, undefined, 2)}\n`);

const earlierThan = (operations: Operations): Operations =>
  earlierOperations(schema, withinReach(readReleases()), operations);

/** `npm run relay`: both lists of what production executes. relay-compiler adds only those operations whose artifact it writes. */
const publish = (operations: Operations): void => {
  write(lists.client, operations);
  write(lists.earlier, earlierThan(operations));
};

/** `--check`: a sentence for each list that is not fresh, and for each recorded release that was changed. */
const faults = (operations: Operations): readonly string[] => {
  const stale = differences(v.parse(listSchema, read(lists.client)), operations);
  const earlier = JSON.stringify(read(lists.earlier)) !== JSON.stringify(earlierThan(operations));
  const fresh = [...stale, ...(earlier ? [`${lists.earlier} is not fresh.`] : [])];
  return [...changedReleases(), ...fresh, ...(fresh.length > 0 ? ['npm run relay writes the lists anew.'] : [])];
};

/** `--release`: records what the client of this version sends, so that its open tabs are served for 180 days. */
const record = (operations: Operations): void => {
  const { version } = v.parse(v.object({ version: v.string() }), read('package.json'));
  const name = `${version}-${new Date().toISOString().slice(0, 10)}`;
  recordRelease({ name, operations, inputs: inputsOf(schema, operations) });
  console.log(`contracts/published-operations/${name}.json has ${Object.keys(operations).length} operations.`);
};

const operations = await clientOperations();
if (process.argv.includes('--check')) {
  const found = faults(operations);
  if (found.length > 0) {
    console.error(found.join('\n'));
    process.exitCode = 1;
  }
} else {
  if (process.argv.includes('--release')) record(operations);
  publish(operations);
}
