import { openHouse } from '../support/runningClub.ts';
import { freePort } from '../support/freePort.ts';
import { countAsked, wordsAsked } from '../support/wordsAsked.ts';
import { membersAtWork } from './membersAtWork.ts';
import { restartService } from './restartService.ts';

/** `npm run rolling`, `npm run rolling -- 10`: so many restarts of the services in turn, under load. */
const usage = 'npm run rolling [-- N]';
const restarts = countAsked(wordsAsked({}, usage).positionals[0], 50, usage);
const services = ['graphql-gateway', 'command-service', 'projection-service', 'mail-service'];

const { club, close } = await openHouse(await freePort());
const members = membersAtWork(club.url);
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
