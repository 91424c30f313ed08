import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { holesIn, knownHoles } from './audit/holesIn.ts';
import { lockedPackages } from './audit/lockedPackages.ts';

/**
 * `npm run audit`: known holes in what the lock file installs, by the list that is kept here and by the registry's own.
 * Where the registry does not answer that is said, and the list alone decides.
 */
const lock: unknown = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const packages = lockedPackages(lock);
const holes = holesIn(packages);
for (const hole of holes) console.error(`  ✗ ${hole}`);
console.log(`${packages.length} packages, ${knownHoles.length} known holes, ${holes.length} of them installed.`);

const { stdout } = spawnSync('npm', ['audit', '--json', '--audit-level', 'high'], { encoding: 'utf8' });
const answer = /"vulnerabilities"/.test(stdout) ? (/"high": (\d+)[^]*?"critical": (\d+)/.exec(stdout) ?? null) : null;
const found = answer && Number(answer[1]) + Number(answer[2]);
console.log(
  found === null
    ? 'NOT ASKED: the registry did not answer "npm audit".'
    : `npm audit: ${found} packages with a high or critical hole${found > 0 ? '; "npm audit" names them' : ''}.`,
);
process.exit(holes.length + (found ?? 0) > 0 ? 1 : 0);
