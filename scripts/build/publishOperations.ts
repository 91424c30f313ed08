import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { clientOperations, differences } from './clientOperations.ts';

const file = fileURLToPath(new URL('../../contracts/persisted-operations.json', import.meta.url));
const listSchema = v.record(v.string(), v.string());

/**
 * Writes contracts/persisted-operations.json whole, from the artifacts: relay-compiler adds only those operations whose artifact it
 * writes. With `--check` it fails instead where list and artifacts differ.
 */
const operations = await clientOperations();
if (process.argv.includes('--check')) {
  const found = differences(v.parse(listSchema, JSON.parse(readFileSync(file, 'utf8'))), operations);
  if (found.length > 0) {
    console.error([...found, 'npm run relay writes contracts/persisted-operations.json anew.'].join('\n'));
    process.exitCode = 1;
  }
} else writeFileSync(file, `${JSON.stringify(operations, undefined, 2)}\n`);
