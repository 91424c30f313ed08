import { constants, setPriority } from 'node:os';
import { configured } from '@platzwart/service-process/configured';
import { listen } from '@platzwart/service-process/listen';
import { serviceLog } from '@platzwart/service-process/log';
import { operationsServer } from '@platzwart/service-process/operations-server';
import { StartRefused, refuseToStart } from '@platzwart/service-process/refusal';
import { createPreparedNotice } from '@platzwart/service-process/take-over';
import { type Configuration, configurationSchema } from './config.ts';
import { readFigures } from './core/mailFigures.ts';
import { readHealth } from './core/health.ts';
import { mailboxPages } from './mailbox/mailboxPages.ts';
import { openMailService } from './openMailService.ts';
import { openMailMetrics } from './operations/mailMetrics.ts';

/** In production the start is refused without a mail server, a sender address or the public address that links are built from. */
const configuredWell = (): Configuration => {
  const configuration = configured(configurationSchema);
  const { PLATZWART_MODE, SMTP_URL, MAIL_FROM, PUBLIC_URL } = configuration;
  if (PLATZWART_MODE === 'demo') return configuration;
  const problems = [
    ...(SMTP_URL ? [] : ['SMTP_URL: must be set in production, e.g. smtps://user:password@mail.example']),
    ...(MAIL_FROM ? [] : ['MAIL_FROM: must be set in production, the address that the club writes from']),
    ...(PUBLIC_URL ? [] : ['PUBLIC_URL: must be set in production, e.g. https://platz.example']),
  ];
  if (problems.length > 0) throw new StartRefused(...problems);
  return configuration;
};

/** Time in which running work must finish after the service is told to stop. */
const millisecondsToStop = 8_000;

const serve = async (): Promise<void> => {
  // E-mails may wait for bookings, but bookings must not wait for e-mails.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const configuration = configuredWell();
  const { HOST: host, MAIL_PORT: port, LOG_LEVEL, SMTP_URL } = configuration;
  const log = serviceLog({ name: 'mail-service', level: LOG_LEVEL });
  const metrics = openMailMetrics();
  const { mailing, pool, vault, now, close } = await openMailService(configuration, { log, metrics });
  metrics.watch(() => readFigures(pool, now()), mailing.isLeading);
  const server = operationsServer({
    health: () => readHealth({ pool, leadership: mailing, now }),
    metrics: metrics.registry,
    ...(SMTP_URL === undefined && { furtherPages: mailboxPages({ pool, vault }) }),
  });
  const announcePrepared = createPreparedNotice();
  await listen(server, { host, port, setting: 'MAIL_PORT' }, announcePrepared);
  announcePrepared?.();

  const ending = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ending.abort());
  ending.signal.addEventListener('abort', () => {
    setTimeout(() => process.exit(1), millisecondsToStop).unref();
    // The next process needs the port. E-mails that are being sent are finished meanwhile.
    server.close();
    server.closeAllConnections();
  });
  log.info({ port, post: SMTP_URL === undefined ? 'caught' : 'smtp' }, 'mail-service is up');
  await mailing.run(ending.signal);
  await close();
  log.info({}, 'mail-service has stopped');
};

await serve().catch(refuseToStart);
