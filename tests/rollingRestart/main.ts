import { startInstance } from '../support/runningClub.ts';
import { freePort } from '../support/freePort.ts';
import { parseCount, parseCommandLine } from '../support/parseCommandLine.ts';
import { simulateMembers } from './simulatedMembers.ts';
import { restartService } from './restartService.ts';

/** `npm run test:rolling-restart`, `npm run test:rolling-restart -- 10`: restarts the services in turn, that many times, under load. */
const usage = 'npm run test:rolling-restart [-- N]';
const restarts = parseCount(parseCommandLine({}, usage).positionals[0], 50, usage);
const services = ['graphql-gateway', 'command-service', 'projection-service', 'mail-service'];

const { club, close } = await startInstance(await freePort());
const members = simulateMembers(club.url);
for (let nr = 0; nr < restarts; nr += 1) {
  const service = services[nr % services.length] ?? '';
  const began = performance.now();
  await restartService(club.dataFolder, service);
  const { calls, failed, slowest } = members.tally();
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(
    `${String(nr + 1).padStart(3)} ${service.padEnd(20)} ${seconds} s · ${calls} calls, ${failed.length} failed, slowest ${slowest.toFixed(0)} ms`,
  );
}
const left = await members.stop();
const { calls, failed } = members.tally();
await close();
console.log(`${restarts} restarts, ${calls} calls, ${failed.length} failed, ${left.length} left over`);
for (const each of new Set(failed)) console.log(`  ${each}`);
process.exit(failed.length === 0 && left.length === 0 ? 0 : 1);
