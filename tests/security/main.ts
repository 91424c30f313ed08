import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { freePort } from '../support/freePort.ts';
import { openHouse } from '../support/runningClub.ts';
import { wordsAsked } from '../support/wordsAsked.ts';
import type { Size, Suite, Target } from './suite.ts';
import { suites } from './suites.ts';

/**
 * `npm run security`: attacks a house of its own at its doors; `-- tokens sockets` for some suites, `--small` for a few attempts of
 * each. Exit code 1 where one came through.
 */
const usage = `npm run security [-- [--small] [${suites.map(({ name }) => name).join(' | ')}] …]`;
const { values, positionals } = wordsAsked({ small: { type: 'boolean' } }, usage);
if (!positionals.every((word) => suites.some(({ name }) => name === word))) {
  console.error(`This is understood: ${usage}`);
  process.exit(2);
}
const size: Size = values.small === true ? 'small' : 'full';
const chosen = suites.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

/** True where nothing came through. */
const attack = async ({ name, says, run }: Suite, target: Target): Promise<boolean> => {
  const { cases, violations } = await run(target, size);
  console.log(
    `  ${name.padEnd(14)} ${String(cases).padStart(6)} attempts, ${violations.length} came through   ${says}`,
  );
  for (const violation of violations.slice(0, 10)) console.log(`    ${violation}`);
  return violations.length === 0;
};

const secretsSchema = v.object({ SESSION_SECRET: v.string() });

// Each attempt comes from where its suite wants it to come from, as if over a proxy.
const { club, close } = await openHouse(await freePort(), { TRUSTED_PROXY_HOPS: '1' });
try {
  const kept: unknown = JSON.parse(readFileSync(join(club.dataFolder, 'secrets.json'), 'utf8'));
  const target = { ...club, sessionSecret: v.parse(secretsSchema, kept).SESSION_SECRET };
  const results: boolean[] = [];
  for (const suite of chosen) results.push(await attack(suite, target));
  process.exitCode = results.every((isKept) => isKept) ? 0 : 1;
} finally {
  await close();
}
