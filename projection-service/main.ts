import { completeLater } from '@platzwart/database/complete-later';
import { configured } from '@platzwart/service-process/configured';
import { listen } from '@platzwart/service-process/listen';
import { serviceLog } from '@platzwart/service-process/log';
import { operationsServer } from '@platzwart/service-process/operations-server';
import { refuseToStart } from '@platzwart/service-process/refusal';
import { createPreparedNotice, isGoingBack } from '@platzwart/service-process/take-over';
import { configurationSchema } from './config.ts';
import { buildAhead } from './core/buildAhead.ts';
import { readHealth } from './core/health.ts';
import { migrationsOf, openContext } from './core/openContext.ts';
import type { AppliedPage } from './core/projectionContext.ts';
import { createProjections } from './core/projections.ts';
import { openProjectionMetrics } from './operations/projectionMetrics.ts';
import { readModelLag } from './operations/readModelLag.ts';
import { correlationsIn } from './operations/correlations.ts';
import { tracePage } from './operations/tracing.ts';
import { readModels } from './readModels.ts';

/** Time in which running work must finish after the service is told to stop. */
const millisecondsToStop = 8_000;

const serve = async (): Promise<void> => {
  const { HOST, PROJECTION_PORT, LOG_LEVEL, ...address } = configured(configurationSchema);
  const log = serviceLog({ name: 'projection-service', level: LOG_LEVEL });
  const metrics = openProjectionMetrics();
  const { registry } = metrics;
  const onApplied = (page: AppliedPage): void => {
    metrics.onApplied(page);
    tracePage(page);
    log.debug({ events: page.events.length, seconds: page.seconds, correlationIds: correlationsIn(page) }, 'applied');
  };
  const ending = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ending.abort());
  const announcePrepared = createPreparedNotice();
  const opened = await openContext(address, { models: readModels, log, acceptsNewer: isGoingBack() });
  const context = { ...opened, onApplied };
  completeLater({ ownerUrl: address.DATABASE_URL, migrations: migrationsOf(address), log });
  const projections = createProjections(context);
  const health = () => readHealth(context, projections);
  metrics.watch(readModelLag(health), projections.isLeading);
  const server = operationsServer({ health, metrics: registry });
  const ahead = announcePrepared ? await buildAhead(context, ending.signal) : null;
  // It was to take over, and is discarded.
  const discard = (): void => void Promise.resolve(ahead?.hasEnded).finally(() => process.exit(0));
  ending.signal.addEventListener('abort', discard);
  await ahead?.isReady;
  await listen(server, { host: HOST, port: PROJECTION_PORT, setting: 'PROJECTION_PORT' }, announcePrepared);
  announcePrepared?.();
  ending.signal.removeEventListener('abort', discard);

  ending.signal.addEventListener('abort', () => {
    setTimeout(() => process.exit(1), millisecondsToStop).unref();
    // The next process needs the port. A page that is being projected is finished meanwhile.
    server.close();
    server.closeAllConnections();
  });
  log.info({ port: PROJECTION_PORT, readModels: readModels.map(({ name }) => name) }, 'projection-service is up');
  await projections.run(ending.signal);
  await context.store.close();
  await Promise.all([context.pool.end(), context.livePool.end()]);
  log.info({}, 'projection-service has stopped');
};

await serve().catch(refuseToStart);
