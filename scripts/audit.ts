import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { vulnerabilitiesIn, advisories } from './audit/vulnerabilities.ts';
import { lockedPackages } from './audit/lockedPackages.ts';

/**
 * `npm run audit`: known vulnerabilities of the packages in the lock file, from our own list and from the registry.
 * Where the registry does not answer it says so, and our list alone decides.
 */
const lock: unknown = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const packages = lockedPackages(lock);
const vulnerabilities = vulnerabilitiesIn(packages);
for (const vulnerability of vulnerabilities) console.error(`  ✗ ${vulnerability}`);
console.log(
  `${packages.length} packages, ${advisories.length} known vulnerabilities, ${vulnerabilities.length} of them installed.`,
);

const { stdout } = spawnSync('npm', ['audit', '--json', '--audit-level', 'high'], { encoding: 'utf8' });
const answer = /"vulnerabilities"/.test(stdout) ? (/"high": (\d+)[^]*?"critical": (\d+)/.exec(stdout) ?? null) : null;
const found = answer && Number(answer[1]) + Number(answer[2]);
console.log(
  found === null
    ? 'NOT ASKED: the registry did not answer "npm audit".'
    : `npm audit: ${found} packages with a high or critical hole${found > 0 ? '; "npm audit" names them' : ''}.`,
);
process.exit(vulnerabilities.length + (found ?? 0) > 0 ? 1 : 0);
