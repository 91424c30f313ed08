import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { freePort } from '../support/freePort.ts';
import { startInstance } from '../support/runningClub.ts';
import { parseCommandLine } from '../support/parseCommandLine.ts';
import type { Findings, Size, Suite, Target } from './suite.ts';
import { suites } from './suites.ts';

/**
 * `npm run security`: attacks a running instance from outside; `-- tokens sockets` for some suites, `--small` for a few attempts of each,
 * `--json FILE` for a report like that of `npm run test:chaos`. Exit code 1 where an attempt succeeded.
 */
const usage = `npm run security [-- [--small] [--json FILE] [${suites.map(({ name }) => name).join(' | ')}] …]`;
const { values, positionals } = parseCommandLine({ small: { type: 'boolean' }, json: { type: 'string' } }, usage);
if (!positionals.every((word) => suites.some(({ name }) => name === word))) {
  console.error(`This is understood: ${usage}`);
  process.exit(2);
}
const size: Size = values.small === true ? 'small' : 'full';
const isAsked = ({ name, onlyInFull = false }: Suite): boolean =>
  positionals.length === 0 ? size === 'full' || !onlyInFull : positionals.includes(name);
const chosen = suites.filter(isAsked);

/** A suite that crashes counts as a finding. */
const crashed = (error: unknown): Findings => ({ cases: 1, violations: [`The suite crashed: ${String(error)}`] });

const attack = async ({ name, says, run }: Suite, target: Target) => {
  const { cases, violations, notes = [] } = await run(target, size).catch(crashed);
  console.log(
    `  ${name.padEnd(14)} ${String(cases).padStart(6)} attempts, ${violations.length} came through   ${says}`,
  );
  for (const note of notes) console.log(`    (${note})`);
  for (const violation of violations.slice(0, 10)) console.log(`    ${violation}`);
  return { title: `security, ${name}`, calls: cases, findings: [{ id: name, says, violations }] };
};

const secretsSchema = v.object({ SESSION_SECRET: v.string() });

// Each suite chooses the client address of an attempt by X-Forwarded-For.
const { club, close } = await startInstance(await freePort(), { TRUSTED_PROXY_HOPS: '1' });
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
