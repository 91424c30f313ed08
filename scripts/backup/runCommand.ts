import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { StartRefused } from '../host/startRefused.ts';
import { readEnvironmentFile } from '../prepare/prepareInstallation.mjs';
import type { Installation } from './dataLocation.ts';

const refused = 78;

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** Parses the arguments of the command. Throws StartRefused with `usage` where they are not valid. */
export const parseCommandArguments = <Declared extends Options>(options: Declared, usage: string) => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new StartRefused(usage);
  }
};

/** Runs a command of package.json: prints a StartRefused as a sentence and exits with code 78. */
export const runCommand = async (verb: (installation: Installation) => Promise<void>): Promise<void> => {
  readEnvironmentFile();
  try {
    await verb({ root: fileURLToPath(new URL('../..', import.meta.url)), env: process.env });
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`\n${error.message}\n\n`);
    process.exitCode = refused;
  }
};
