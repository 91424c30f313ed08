import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Exit code of a verb that was asked for something it does not know. */
const misunderstood = 2;

type Options = NonNullable<ParseArgsConfig['options']>;

const refuse = (usage: string): never => {
  console.error(`This is understood: ${usage}`);
  return process.exit(misunderstood);
};

/** The words behind `npm run … --`. Ends the process with `usage` where there is one that `options` does not know. */
export const wordsAsked = <Known extends Options>(options: Known, usage: string) => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return refuse(usage);
  }
};

/** `word` as a whole number from 0 on, `otherwise` where nobody said it. Ends the process with `usage` at anything else. */
export const countAsked = (word: string | undefined, otherwise: number, usage: string): number => {
  if (word === undefined) return otherwise;
  return /^\d{1,9}$/.test(word) ? Number(word) : refuse(usage);
};
