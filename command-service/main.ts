import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { orRefuse } from '@platzwart/database/connection-failure';
import { configured } from '@platzwart/service-process/configured';
import { listen } from '@platzwart/service-process/listen';
import { serviceLog } from '@platzwart/service-process/log';
import { StartRefused, refuseToStart } from '@platzwart/service-process/refusal';
import { createPreparedNotice } from '@platzwart/service-process/take-over';
import type { Logger } from 'pino';
import { configuredProviders } from './booking/payment/configuredProviders.ts';
import type { PaymentOptions } from './booking/payment/paymentOptions.ts';
import { startJobs } from './jobs.ts';
import { type Configuration, configurationSchema, hasDeliveredPassword, isWithoutTls } from './config.ts';
import type { CommandService } from './commandService.ts';
import { callBudget, callLimits, withinBudget } from './core/callBudget.ts';
import { secretDigestOf } from './core/hashes.ts';
import type { Log } from './core/log.ts';
import { httpServer } from './http/httpServer.ts';
import { routesOf } from './http/routes.ts';
import { openService } from './openService.ts';
import { proveInOwnProcess } from './operations/proofs/proofProcess.ts';
import { openCommandMetrics } from './operations/commandMetrics.ts';
import type { LogHeadOptions } from './processes/keepLogHead.ts';
import { settleMode } from './processes/modeOfData.ts';
import { withSignInAlarm } from './user/handlers/signInAlarm.ts';

const refuseLonelyRecipient = ({ LOG_HEAD_FILE, LOG_HEAD_TO }: Configuration): void => {
  if (LOG_HEAD_TO === undefined || LOG_HEAD_FILE !== undefined) return;
  throw new StartRefused('LOG_HEAD_TO: works with LOG_HEAD_FILE only, which is not set');
};

const refuseHalfPayment = (configuration: Configuration): void => {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, STRIPE_SECRET_KEY, PUBLIC_URL, PAYMENT_SIMULATOR } = configuration;
  if (Boolean(PAYPAL_CLIENT_ID) !== Boolean(PAYPAL_CLIENT_SECRET))
    throw new StartRefused('PAYPAL_CLIENT_ID: works with PAYPAL_CLIENT_SECRET only; set both, or neither');
  if (PAYMENT_SIMULATOR === '1' && configuration.PLATZWART_MODE !== 'demo')
    throw new StartRefused('PAYMENT_SIMULATOR: works with PLATZWART_MODE=demo only');
  const isOffered = [PAYPAL_CLIENT_ID, STRIPE_SECRET_KEY].some(Boolean) || PAYMENT_SIMULATOR === '1';
  if (isOffered && PUBLIC_URL === undefined)
    throw new StartRefused(
      'PUBLIC_URL: must be set where people pay online, because the provider sends them back to it',
    );
};

const validatedConfiguration = (): Configuration => {
  const configuration = configured(configurationSchema);
  const { SEED_DEMO, PLATZWART_MODE, EVENTSTOREDB_URL: address = '', EVENTSTOREDB_NETWORK } = configuration;
  refuseLonelyRecipient(configuration);
  refuseHalfPayment(configuration);
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

const logHeadOptions = ({ LOG_HEAD_FILE, LOG_HEAD_TO, SERVICE_SECRET }: Configuration): LogHeadOptions | null =>
  LOG_HEAD_FILE === undefined ? null : { file: LOG_HEAD_FILE, secret: SERVICE_SECRET, recipient: LOG_HEAD_TO ?? null };

const clock = (): string => new Date().toISOString();

/** Which people are the demo's is known to its code; loaded for a log of an older release only, which does not say its mode. */
const hasDemoPeople = async (service: CommandService): Promise<boolean> => {
  const demo = await import('./demo/seedDemoClub.ts');
  return demo.hasDemoPeople(service);
};

/** Loaded in demo mode only. */
const seedIfRequested = async (service: CommandService, isRequested: boolean, log: Log): Promise<void> => {
  if (!isRequested) return;
  const { needsDemoClub, seedDemoClub } = await import('./demo/seedDemoClub.ts');
  if (needsDemoClub(service)) log.info(await seedDemoClub(service, clock()), 'The demo club is seeded');
};

type Payment = Readonly<{
  payment: PaymentOptions;
  /** Called once the service listens: in a take-over the process before has the simulator's port until then. */
  listen: () => Promise<void>;
  close: () => Promise<void>;
}>;

const nothing = (): Promise<void> => Promise.resolve();

/** Configured providers, or in demo mode simulated ones, which are loaded then only. */
const openPayment = async (configuration: Configuration): Promise<Payment> => {
  const publicUrl = (configuration.PUBLIC_URL ?? '').replace(/\/+$/, '');
  if (configuration.PAYMENT_SIMULATOR === '0')
    return { payment: { providers: configuredProviders(configuration), publicUrl }, listen: nothing, close: nothing };
  const { paymentSimulator, simulatorSettings } = await import('./demo/payments/paymentSimulator.ts');
  const { simulatorWebhooks } = await import('./demo/payments/simulatedWebhooks.ts');
  const { PAYMENT_SIMULATOR_PORT: port, PAYMENT_SIMULATOR_FILE: file = null, HOST: host } = configuration;
  const server = paymentSimulator({
    ...{ publicUrl: `${publicUrl}/dev/payments`, file, now: Date.now },
    webhooksTo: `${publicUrl}/webhooks`,
  });
  const settings = { ...simulatorSettings(`http://127.0.0.1:${port}`), ...simulatorWebhooks };
  return {
    payment: { providers: configuredProviders(settings), publicUrl },
    listen: () => listen(server, { host, port, setting: 'PAYMENT_SIMULATOR_PORT' }, createPreparedNotice()),
    close: () => closeServer(server),
  };
};

type Receive = CommandService['receive'];

/** Logs types, codes and ids only: the content of commands is in the log of events, where personal data is sealed. */
const logCommands =
  (receive: Receive, log: Logger): Receive =>
  async (request) => {
    const answer = await receive(request);
    const code = answer.outcome === 'rejected' ? answer.code : undefined;
    const { type, correlationId } = request;
    log.debug({ type, correlationId, outcome: answer.outcome, code }, 'answered');
    return answer;
  };

/** Logs each sign-in attempt: the person's id, or the code of the refusal. */
const logSignIns =
  (signIn: CommandService['signIn'], log: Logger): CommandService['signIn'] =>
  async (request) => {
    const answer = await signIn(request);
    const { correlationId } = request;
    if (answer.outcome === 'signed-in') log.info({ correlationId, personId: answer.personId }, 'signed in');
    else log.info({ correlationId, code: answer.code }, 'sign-in refused');
    return answer;
  };

/** Time in milliseconds for running requests to finish when the service has to stop. */
const shutdownTimeout = 8_000;

const closeServer = async (server: Server): Promise<void> => {
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  server.close();
  await once(server, 'close');
  clearInterval(idle);
};

const serve = async (): Promise<void> => {
  const configuration = validatedConfiguration();
  const { LOG_LEVEL, SEED_DEMO, SERVICE_SECRET, HOST: host, COMMAND_PORT: port } = configuration;
  // The detail of a database error may quote the row that it is about, so it is not logged.
  const log = serviceLog({ name: 'command-service', level: LOG_LEVEL, redact: ['err.detail', 'err.where'] });
  const metrics = openCommandMetrics();
  const { payment, ...simulator } = await openPayment(configuration);
  const { service, close } = await openService(configuration, {
    ...{ log, clock, metrics },
    digestSecret: secretDigestOf(SERVICE_SECRET),
    logHead: logHeadOptions(configuration),
    proveLog: proveInOwnProcess(fileURLToPath(new URL('./verify-log.js', import.meta.url))),
    payment,
    dataFolder: configuration.DATA_DIR ?? null,
  });
  await settleMode(service, {
    mode: configuration.PLATZWART_MODE,
    removesDemoPeople: configuration.DEMO_PEOPLE === 'remove',
    hasDemoPeople: () => hasDemoPeople(service),
    newId: randomUUID,
    clock,
  });
  await orRefuse('The event store', seedIfRequested(service, SEED_DEMO === '1', log));
  const budget = callBudget({
    roleOf: (personId) => service.members.current().state.byId.get(personId)?.role ?? null,
    now: Date.now,
    limits: callLimits(configuration.MUTATIONS_PER_MINUTE),
  });
  const receive = logCommands(metrics.countCommands(withinBudget(budget, service.receive)), log);
  const signIn = logSignIns(withSignInAlarm({ log, clock })(metrics.countSignIns(service.signIn)), log);
  const notePaymentNews = metrics.countPaymentNews(service.notePaymentNews);
  const routes = routesOf({ ...service, receive, signIn, notePaymentNews }, metrics.registry);
  const server = httpServer({ routes, secret: SERVICE_SECRET, log });
  const announcePrepared = createPreparedNotice();
  await listen(server, { host, port, setting: 'COMMAND_PORT' }, announcePrepared);
  announcePrepared?.();
  await simulator.listen();
  const stopJobs = startJobs(service, log);
  log.info({ port }, 'command-service is up');

  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  setTimeout(() => process.exit(1), shutdownTimeout).unref();
  await Promise.all([closeServer(server), stopJobs()]);
  await simulator.close();
  await close();
  log.info('command-service has stopped');
};

await serve().catch(refuseToStart);
