import { equalSecrets } from '@platzwart/contracts/core';
import { configured } from '@platzwart/service-process/configured';
import { listen } from '@platzwart/service-process/listen';
import { serviceLog } from '@platzwart/service-process/log';
import { StartRefused, refuseToStart } from '@platzwart/service-process/refusal';
import { createPreparedNotice } from '@platzwart/service-process/take-over';
import { configurationSchema } from './config.ts';
import { openGateway } from './openGateway.ts';
import { gatewayMetrics } from './operations/gatewayMetrics.ts';
import { operationsServer } from './operations/operationsServer.ts';

const serve = async (): Promise<void> => {
  const config = configured(configurationSchema);
  const problems = equalSecrets(config);
  if (problems.length > 0) throw new StartRefused(...problems);
  const log = serviceLog({ name: 'graphql-gateway', level: config.LOG_LEVEL });
  const { gateway, readiness, untilTablesAreAhead, close } = await openGateway(config, log);
  const operations = operationsServer({ readiness, registry: gatewayMetrics(gateway.counters, gateway.open) });
  const onTaken = createPreparedNotice();
  if (onTaken) await untilTablesAreAhead();
  await listen(gateway.server, { port: config.PORT, host: config.HOST, setting: 'PORT' }, onTaken);
  if (config.OPERATIONS_PORT !== undefined) {
    const address = { port: config.OPERATIONS_PORT, host: config.OPERATIONS_HOST, setting: 'OPERATIONS_PORT' };
    await listen(operations, address, onTaken);
  }
  onTaken?.();
  log.info({ port: config.PORT, mode: config.PLATZWART_MODE }, 'graphql-gateway is up');

  const stop = async (): Promise<void> => {
    // The next process needs this port, too; requests to it need not be finished.
    operations.close();
    operations.closeAllConnections();
    await close();
    log.info('graphql-gateway has stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
};

await serve().catch(refuseToStart);
