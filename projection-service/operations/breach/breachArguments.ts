import { parseArgs } from 'node:util';
import { StartRefused } from '@platzwart/service-process/refusal';
import * as v from 'valibot';
import type { Breach } from './affectedPeople.ts';

const usage =
  'Say what happened: --copied INSTANT where somebody has a copy of the data, --account NUMBER --from INSTANT --to INSTANT where somebody was signed in as another; an instant is like 2026-11-20T18:30:00Z.';

const options = {
  copied: { type: 'string' },
  account: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;

const instant = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse), v.number());
const argumentsSchema = v.union([
  v.pipe(
    v.strictObject({ copied: instant }),
    v.transform(({ copied }): Breach => ({ kind: 'copied', at: copied })),
  ),
  v.pipe(
    v.strictObject({ account: v.pipe(v.string(), v.regex(/^[1-9]\d*$/)), from: instant, to: instant }),
    v.check(({ from, to }) => from <= to),
    v.transform(({ account, from, to }): Breach => ({ kind: 'account', memberNumber: account, from, to })),
  ),
]);

const parseOptions = (args: readonly string[]): unknown => {
  try {
    return { ...parseArgs({ args: [...args], options }).values };
  } catch {
    return null;
  }
};

/** Parses the arguments of `npm run breach-report --`. Throws StartRefused, with the usage, if they are invalid. */
export const parseBreach = (args: readonly string[]): Breach => {
  const parsed = v.safeParse(argumentsSchema, parseOptions(args));
  if (!parsed.success) throw new StartRefused(usage);
  return parsed.output;
};
