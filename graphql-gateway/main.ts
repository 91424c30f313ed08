import { readConfiguration } from '@platzwart/contracts/core';
import publishedOperations from '@platzwart/contracts/persisted-operations.json' with { type: 'json' };
import { pino } from 'pino';
import { type Configuration, configurationSchema } from './config.ts';
import { commandClient } from './core/commandClient.ts';
import { type Database, openDatabase } from './core/database.ts';
import { demoLogins } from './demoLogins.ts';
import { healthOf } from './doors/health.ts';
import { createGateway } from './gateway.ts';
import { listen } from './listen.ts';
import { followReadModels } from './live/followReadModels.ts';
import { describeForLog } from './logging.ts';
import { openReadSide } from './readSide.ts';
import { openSite } from './site/openSite.ts';
import { StartRefused, refuseStart } from './startRefusal.ts';

const configured = (): Configuration => {
  const configuration = readConfiguration(configurationSchema, process.env);
  if (!configuration.ok) throw new StartRefused(configuration.problems);
  return configuration.value;
};

const orRefuse = async (database: Database, url: string): Promise<void> => {
  try {
    await database.rows('select 1');
  } catch {
    const { hostname, port, pathname } = new URL(url);
    const place = `${hostname}:${port || 5432}${pathname}`;
    throw new StartRefused([`The database ${place} cannot be reached: start PostgreSQL, or correct DATABASE_URL.`]);
  }
};

const serve = async (): Promise<void> => {
  const config = configured();
  const isDemo = config.PLATZWART_MODE === 'demo';
  const log = pino({ name: 'graphql-gateway', level: config.LOG_LEVEL });
  const warn = (error: unknown): void => log.warn(describeForLog(error), 'the read models are out of reach');

  const database = openDatabase({ url: config.DATABASE_URL, onIdleError: warn });
  await orRefuse(database, config.DATABASE_URL);
  const readSide = openReadSide(database);
  const following = followReadModels({ url: config.DATABASE_URL, watch: readSide.watch, onTrouble: warn });
  const gateway = createGateway({
    readSide,
    commands: commandClient({ url: config.COMMAND_SERVICE_URL, secret: config.SERVICE_SECRET }),
    sessionSecret: config.SESSION_SECRET,
    now: Date.now,
    isDemo,
    documents: {
      published: new Map(Object.entries(publishedOperations)),
      onlyPublished: (config.DOCUMENTS ?? (isDemo ? 'open' : 'allow-listed')) === 'allow-listed',
    },
    demoLogins: isDemo ? demoLogins : [],
    socketsPerPerson: config.SOCKETS_PER_PERSON,
    site: await openSite({ folder: config.CLIENT_DIR ?? null, isProduction: !isDemo }),
    health: () =>
      healthOf({
        areReadModelsCurrent: following.isCurrent,
        commandServiceUrl: config.COMMAND_SERVICE_URL,
        projectionServiceUrl: config.PROJECTION_SERVICE_URL,
      }),
    onServerError: (cause, correlationId) => log.error({ ...describeForLog(cause), correlationId }, 'ERR_SERVER'),
  });
  await listen(gateway.server, { port: config.PORT, host: config.HOST });
  log.info({ port: config.PORT, mode: config.PLATZWART_MODE }, 'graphql-gateway is up');

  const stop = async (): Promise<void> => {
    await gateway.close();
    await following.stop();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
};

await serve().catch(refuseStart);
