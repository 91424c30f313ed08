import publishedOperations from '@platzwart/contracts/persisted-operations.json' with { type: 'json' };
import { configured } from '@platzwart/service-process/configured';
import { listen } from '@platzwart/service-process/listen';
import { serviceLog } from '@platzwart/service-process/log';
import { StartRefused, refuseToStart } from '@platzwart/service-process/refusal';
import { sayPreparedOnce } from '@platzwart/service-process/successor';
import type { Logger } from 'pino';
import { type Configuration, configurationSchema } from './config.ts';
import { commandClient } from './core/commandClient.ts';
import { type Database, openDatabase } from './core/database.ts';
import { demoLogins } from './demoLogins.ts';
import { type Gateway, createGateway } from './gateway.ts';
import { followReadModels } from './live/followReadModels.ts';
import { tracesOfPositions } from './live/tracesOfPositions.ts';
import { describeForLog } from './logging.ts';
import { forwardSpans } from './operations/browserSpans.ts';
import { gatewayMetrics } from './operations/gatewayMetrics.ts';
import { operationsServer } from './operations/operationsServer.ts';
import { readHouse } from './operations/readiness.ts';
import { readModelStates } from './operations/readModelStates.ts';
import { openReadSide } from './readSide.ts';
import { openSite } from './site/openSite.ts';

const orRefuse = async (database: Database, url: string): Promise<void> => {
  try {
    await database.rows('select 1');
  } catch {
    const { hostname, port, pathname } = new URL(url);
    const place = `${hostname}:${port || 5432}${pathname}`;
    throw new StartRefused(`The database ${place} cannot be reached: start PostgreSQL, or correct DATABASE_URL.`);
  }
};

/** Connects the gateway with what it reads and asks; not listening yet. */
const openGateway = async (config: Configuration, log: Logger) => {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isDemo = config.PLATZWART_MODE === 'demo';
  const warn = (error: unknown): void => log.warn(describeForLog(error), 'the read models are out of reach');
  const database = openDatabase({ url: config.DATABASE_URL, onIdleError: warn });
  await orRefuse(database, config.DATABASE_URL);
  const readSide = openReadSide(database, Date.now);
  const traces = tracesOfPositions();
  const { watch, endedSessions } = readSide;
  const following = followReadModels({
    url: config.DATABASE_URL,
    ...{ watch, endedSessions },
    onTrouble: warn,
    onNotice: traces.note,
  });
  const readiness = () =>
    readHouse({
      areReadModelsCurrent: following.isCurrent,
      isStopping: () => gateway.isStopping(),
      commandServiceUrl: config.COMMAND_SERVICE_URL,
      projectionServiceUrl: config.PROJECTION_SERVICE_URL,
      mailServiceUrl: config.MAIL_SERVICE_URL,
    });
  const gateway: Gateway = createGateway({
    readSide,
    commands: commandClient({ url: config.COMMAND_SERVICE_URL, secret: config.SERVICE_SECRET }),
    readModels: readModelStates(config.PROJECTION_SERVICE_URL),
    sessionSecret: config.SESSION_SECRET,
    now: Date.now,
    isDemo,
    documents: {
      published: new Map(Object.entries(publishedOperations)),
      onlyPublished: (config.DOCUMENTS ?? (isDemo ? 'open' : 'allow-listed')) === 'allow-listed',
    },
    demoLogins: isDemo ? demoLogins : [],
    socketsPerPerson: config.SOCKETS_PER_PERSON,
    connectionsPerPlace: config.CONNECTIONS_PER_PLACE,
    trustedProxyHops: config.TRUSTED_PROXY_HOPS,
    site: await openSite({ folder: config.CLIENT_DIR ?? null, isProduction: !isDemo }),
    onAnswered: (operation, correlationId) => log.debug({ operation, correlationId }, 'answered'),
    traceOf: traces.of,
    forwardSpans: endpoint === undefined ? null : forwardSpans(endpoint),
    mailboxAt: isDemo ? config.MAIL_SERVICE_URL : null,
    isWell: async () => (await readiness()).status === 'ok',
    onServerError: (cause, correlationId) => log.error({ ...describeForLog(cause), correlationId }, 'ERR_SERVER'),
  });
  const close = async (): Promise<void> => {
    await gateway.close();
    await following.stop();
    await database.close();
  };
  return { gateway, readiness, close };
};

const serve = async (): Promise<void> => {
  const config = configured(configurationSchema);
  const log = serviceLog({ name: 'graphql-gateway', level: config.LOG_LEVEL });
  const { gateway, readiness, close } = await openGateway(config, log);
  const operations = operationsServer({ readiness, registry: gatewayMetrics(gateway.figures, gateway.open) });
  const onTaken = sayPreparedOnce();
  await listen(gateway.server, { port: config.PORT, host: config.HOST, setting: 'PORT' }, onTaken);
  if (config.OPERATIONS_PORT !== undefined) {
    const place = { port: config.OPERATIONS_PORT, host: config.OPERATIONS_HOST, setting: 'OPERATIONS_PORT' };
    await listen(operations, place, onTaken);
  }
  onTaken?.();
  log.info({ port: config.PORT, mode: config.PLATZWART_MODE }, 'graphql-gateway is up');

  const stop = async (): Promise<void> => {
    // Whoever comes after needs this port too, and nobody is in the middle of anything there.
    operations.close();
    operations.closeAllConnections();
    await close();
    log.info('graphql-gateway has stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
};

await serve().catch(refuseToStart);
