import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { freePort } from '../support/freePort.ts';
import { openHouse } from '../support/runningClub.ts';
import { wordsAsked } from '../support/wordsAsked.ts';
import type { Findings, Size, Suite, Target } from './suite.ts';
import { suites } from './suites.ts';

/**
 * `npm run security`: attacks a house of its own at its doors; `-- tokens sockets` for some suites, `--small` for a few attempts of
 * each, `--json FILE` for a report as that of `npm run chaos`. Exit code 1 where one came through.
 */
const usage = `npm run security [-- [--small] [--json FILE] [${suites.map(({ name }) => name).join(' | ')}] …]`;
const { values, positionals } = wordsAsked({ small: { type: 'boolean' }, json: { type: 'string' } }, usage);
if (!positionals.every((word) => suites.some(({ name }) => name === word))) {
  console.error(`This is understood: ${usage}`);
  process.exit(2);
}
const size: Size = values.small === true ? 'small' : 'full';
const isAsked = ({ name, onlyInFull = false }: Suite): boolean =>
  positionals.length === 0 ? size === 'full' || !onlyInFull : positionals.includes(name);
const chosen = suites.filter(isAsked);

/** An attack that falls over has found something, too. */
const fellOver = (error: unknown): Findings => ({ cases: 1, violations: [`It fell over: ${String(error)}`] });

const attack = async ({ name, says, run }: Suite, target: Target) => {
  const { cases, violations } = await run(target, size).catch(fellOver);
  console.log(
    `  ${name.padEnd(14)} ${String(cases).padStart(6)} attempts, ${violations.length} came through   ${says}`,
  );
  for (const violation of violations.slice(0, 10)) console.log(`    ${violation}`);
  return { title: `security, ${name}`, calls: cases, findings: [{ id: name, says, violations }] };
};

const secretsSchema = v.object({ SESSION_SECRET: v.string() });

// Each attempt comes from where its suite wants it to come from, as if over a proxy.
const { club, close } = await openHouse(await freePort(), { TRUSTED_PROXY_HOPS: '1' });
try {
  const kept: unknown = JSON.parse(readFileSync(join(club.dataFolder, 'secrets.json'), 'utf8'));
  const target = { ...club, sessionSecret: v.parse(secretsSchema, kept).SESSION_SECRET };
  const attacks: Awaited<ReturnType<typeof attack>>[] = [];
  for (const suite of chosen) attacks.push(await attack(suite, target));
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(attacks));
  const cameThrough = attacks.flatMap(({ findings }) => findings).flatMap(({ violations }) => violations);
  process.exitCode = cameThrough.length === 0 ? 0 : 1;
} finally {
  await close();
}
