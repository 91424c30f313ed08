import { readConfiguration } from '@platzwart/contracts/core';
import { pino } from 'pino';
import { type Configuration, configurationSchema } from './config.ts';
import { readHealth } from './core/health.ts';
import { openContext } from './core/openContext.ts';
import type { AppliedPage } from './core/projectionContext.ts';
import { createProjections } from './core/projections.ts';
import { StartRefused, exitCodeOfRefusal, orRefuse } from './core/startRefusal.ts';
import { serveOperations } from './operations/operationsServer.ts';
import { openProjectionMetrics } from './operations/projectionMetrics.ts';
import { readModelLag } from './operations/readModelLag.ts';
import { correlationsIn } from './operations/correlations.ts';
import { tracePage } from './operations/tracing.ts';
import { decoders, readModels } from './readModels.ts';
import { sayPreparedOnce } from './successor.ts';

const configured = (): Configuration => {
  const configuration = readConfiguration(configurationSchema, process.env);
  if (!configuration.ok) throw new StartRefused(...configuration.problems);
  return configuration.value;
};

/** How long what is under way may take when the service is told to stop. */
const millisecondsToStop = 8_000;

/** Standard output may lie on a full disk: then the service goes on, at most a megabyte of its log waits, the rest is lost. */
const logStream = () => pino.destination({ dest: 1, maxLength: 1_000_000 }).on('error', () => undefined);

const serve = async (): Promise<void> => {
  const { DATABASE_URL, EVENTSTOREDB_URL, HOST, PROJECTION_PORT, LOG_LEVEL } = configured();
  const log = pino({ name: 'projection-service', level: LOG_LEVEL }, logStream());
  const addresses = { databaseUrl: DATABASE_URL, eventStoreDbUrl: EVENTSTOREDB_URL };
  const metrics = openProjectionMetrics();
  const { registry } = metrics;
  const onApplied = (page: AppliedPage): void => {
    metrics.onApplied(page);
    tracePage(page);
    log.debug({ events: page.events.length, seconds: page.seconds, correlationIds: correlationsIn(page) }, 'applied');
  };
  const context = { ...(await openContext(addresses, { models: readModels, decoders, log })), onApplied };
  const projections = createProjections(context);
  const health = () => readHealth(context, projections);
  metrics.watch(readModelLag({ store: context.store, health, now: Date.now }), projections.isLeading);
  const sayPrepared = sayPreparedOnce();
  const operations = serveOperations(
    { health, metrics: registry },
    { host: HOST, port: PROJECTION_PORT, onTaken: sayPrepared },
  );
  const server = await orRefuse(`Port ${PROJECTION_PORT} (PROJECTION_PORT)`, operations);
  sayPrepared?.();

  const ending = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ending.abort());
  ending.signal.addEventListener('abort', () => {
    setTimeout(() => process.exit(1), millisecondsToStop).unref();
    // Whoever comes after needs the port; what is being projected is finished meanwhile.
    server.close();
    server.closeAllConnections();
  });
  log.info({ port: PROJECTION_PORT, readModels: readModels.map(({ name }) => name) }, 'projection-service is up');
  await projections.run(ending.signal);
  await context.store.close();
  await context.pool.end();
  log.info({}, 'projection-service has stopped');
};

const refuse = (error: unknown): never => {
  if (!(error instanceof StartRefused)) throw error;
  for (const sentence of error.sentences) process.stderr.write(`${sentence}\n`);
  process.exit(exitCodeOfRefusal);
};

await serve().catch(refuse);
