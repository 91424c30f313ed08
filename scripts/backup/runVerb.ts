import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { StartRefused } from '../host/startRefused.ts';
import { readEnvironmentFile } from '../prepare/prepareHouse.mjs';
import type { Site } from './whereDataAre.ts';

const refused = 78;

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** What was said behind the verb. Throws StartRefused with `usage` where it is nothing that the verb knows. */
export const wordsBehindVerb = <Known extends Options>(options: Known, usage: string) => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new StartRefused(usage);
  }
};

/** Runs a verb of package.json: what it throws as StartRefused is told in a sentence, exit code 78. */
export const runVerb = async (verb: (site: Site) => Promise<void>): Promise<void> => {
  readEnvironmentFile();
  try {
    await verb({ house: fileURLToPath(new URL('../../', import.meta.url)), env: process.env });
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`\n${error.message}\n\n`);
    process.exitCode = refused;
  }
};
