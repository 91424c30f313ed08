import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Exit code for unknown arguments. */
const misunderstood = 2;

type Options = NonNullable<ParseArgsConfig['options']>;

const refuse = (usage: string): never => {
  console.error(`This is understood: ${usage}`);
  return process.exit(misunderstood);
};

/** Parses the arguments after `npm run … --`. Ends the process with `usage` at an unknown one. */
export const parseCommandLine = <Declared extends Options>(options: Declared, usage: string) => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return refuse(usage);
  }
};

/** `word` as a non-negative integer, `otherwise` where it is not given. Ends the process with `usage` at anything else. */
export const parseCount = (word: string | undefined, otherwise: number, usage: string): number => {
  if (word === undefined) return otherwise;
  return /^\d{1,9}$/.test(word) ? Number(word) : refuse(usage);
};
