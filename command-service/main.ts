import { once } from 'node:events';
import type { Server } from 'node:http';
import { configured } from '@platzwart/service-process/configured';
import { listen } from '@platzwart/service-process/listen';
import { serviceLog } from '@platzwart/service-process/log';
import { StartRefused, refuseToStart } from '@platzwart/service-process/refusal';
import { sayPreparedOnce } from '@platzwart/service-process/successor';
import type { Logger } from 'pino';
import { doChores } from './chores.ts';
import { type Configuration, configurationSchema, hasDeliveredPassword, isWithoutTls } from './config.ts';
import type { CommandService } from './commandService.ts';
import type { Log } from './core/log.ts';
import { awaitsDemoClub, seedDemoClub } from './demo/seedDemoClub.ts';
import { httpServer } from './http/httpServer.ts';
import { routesOf } from './http/routes.ts';
import { openService } from './openService.ts';
import { openCommandMetrics } from './operations/commandMetrics.ts';
import { alarmOver } from './user/signInAlarm.ts';

const configuredWell = (): Configuration => {
  const configuration = configured(configurationSchema);
  const { SEED_DEMO, PLATZWART_MODE, EVENTSTOREDB_URL: address = '', EVENTSTOREDB_NETWORK } = configuration;
  if (PLATZWART_MODE === 'demo') return configuration;
  if (SEED_DEMO === '1') throw new StartRefused('SEED_DEMO: works with PLATZWART_MODE=demo only');
  if (hasDeliveredPassword(address))
    throw new StartRefused('EVENTSTOREDB_URL: must not hold the password that every EventStoreDB is delivered with');
  if (isWithoutTls(address) && EVENTSTOREDB_NETWORK !== 'private')
    throw new StartRefused(
      'EVENTSTOREDB_URL: needs TLS in production; where nobody but our services reaches that network, set EVENTSTOREDB_NETWORK=private',
    );
  return configuration;
};

const clock = (): string => new Date().toISOString();

const seedWhereWanted = async (service: CommandService, wanted: boolean, log: Log): Promise<void> => {
  if (wanted && awaitsDemoClub(service)) log.info(await seedDemoClub(service, clock()), 'The demo club is seeded');
};

type Receive = CommandService['receive'];

/** Types, codes and ids alone: what a command is about is in the log of events, sealed where it is somebody's. */
const told =
  (receive: Receive, log: Logger): Receive =>
  async (request) => {
    const answer = await receive(request);
    const code = answer.outcome === 'rejected' ? answer.code : undefined;
    const { type, correlationId } = request;
    log.debug({ type, correlationId, outcome: answer.outcome, code }, 'answered');
    return answer;
  };

/** Each one, by ids: who came in when, and what kept others out. */
const toldOfSignIn =
  (signIn: CommandService['signIn'], log: Logger): CommandService['signIn'] =>
  async (wish) => {
    const answer = await signIn(wish);
    const { correlationId } = wish;
    if (answer.outcome === 'signed-in') log.info({ correlationId, personId: answer.personId }, 'signed in');
    else log.info({ correlationId, code: answer.code }, 'sign-in refused');
    return answer;
  };

/** How long what is under way may take when the service is told to stop, in milliseconds. */
const timeToStop = 8_000;

const closed = async (server: Server): Promise<void> => {
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  server.close();
  await once(server, 'close');
  clearInterval(idle);
};

const serve = async (): Promise<void> => {
  const configuration = configuredWell();
  const { LOG_LEVEL, SEED_DEMO, SERVICE_SECRET, HOST: host, COMMAND_PORT: port } = configuration;
  // A database error's detail may quote the row it is about.
  const log = serviceLog({ name: 'command-service', level: LOG_LEVEL, redact: ['err.detail', 'err.where'] });
  const metrics = openCommandMetrics();
  const { service, close } = await openService(configuration, { log, clock, metrics });
  await seedWhereWanted(service, SEED_DEMO === '1', log);
  const receive = told(metrics.counted(service.receive), log);
  const signIn = toldOfSignIn(alarmOver({ log, clock })(metrics.countedSignIns(service.signIn)), log);
  const routes = routesOf({ ...service, receive, signIn }, metrics.registry);
  const server = httpServer({ routes, secret: SERVICE_SECRET, log });
  const sayPrepared = sayPreparedOnce();
  await listen(server, { host, port, setting: 'COMMAND_PORT' }, sayPrepared);
  sayPrepared?.();
  const endChores = doChores(service, log);
  log.info({ port }, 'command-service is up');

  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  setTimeout(() => process.exit(1), timeToStop).unref();
  await Promise.all([closed(server), endChores()]);
  await close();
  log.info('command-service has stopped');
};

await serve().catch(refuseToStart);
