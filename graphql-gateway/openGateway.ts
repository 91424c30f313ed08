import earlierOperations from '@platzwart/contracts/earlier-operations.json' with { type: 'json' };
import publishedOperations from '@platzwart/contracts/persisted-operations.json' with { type: 'json' };
import type { Readiness } from '@platzwart/contracts/core';
import type { Logger } from 'pino';
import type { Configuration } from './config.ts';
import { workerBesideLoop } from './core/besideLoop.ts';
import { commandClient } from './core/commandClient.ts';
import { openDatabase } from './core/database.ts';
import { demoLogins } from './core/demoLogins.ts';
import { readModelStates } from './core/readModelStates.ts';
import { type Gateway, createGateway } from './gateway.ts';
import type { GatewayOptions } from './gatewayOptions.ts';
import { followReadModels } from './live/followReadModels.ts';
import { followRevocations } from './live/followRevocations.ts';
import { tracesByPosition } from './live/tracesByPosition.ts';
import { describeForLog } from './logging.ts';
import { forwardSpans } from './operations/browserSpans.ts';
import { readReadiness } from './operations/readiness.ts';
import { refusalLog } from './operations/refusalLog.ts';
import { openReadSide } from './readSide.ts';
import { requireDatabase } from './requireDatabase.ts';
import { loadSiteRenderer } from './site/loadSiteRenderer.ts';
import { openSite } from './site/openSite.ts';

export type OpenGateway = Readonly<{
  gateway: Gateway;
  readiness: () => Promise<Readiness>;
  /** Before it takes over from a gateway of another release. */
  untilTablesAreAhead: () => Promise<void>;
  close: () => Promise<void>;
}>;

type ConfiguredOptions = Omit<
  GatewayOptions,
  'readSide' | 'now' | 'isHealthy' | 'onServerError' | 'onExecuted' | 'onRefused' | 'traceOf' | 'besideLoop'
>;

const isFromSource = import.meta.url.endsWith('.ts');

/** The built program, or its source where the gateway itself runs from source. */
const workerProgram = new URL(
  isFromSource ? './documentWorkerFromSource.mjs' : './document-worker.js',
  import.meta.url,
);

/** In development Vite serves the client, and the app shows the public pages. */
const siteRenderer = () => (isFromSource ? null : loadSiteRenderer(new URL('./site-pages.js', import.meta.url)));

/** What the demo club has and no other. */
const demoOptions = (config: Configuration) =>
  config.PLATZWART_MODE === 'demo'
    ? { demoLogins, mailboxUrl: config.MAIL_SERVICE_URL, simulatorUrl: config.PAYMENT_SIMULATOR_URL ?? null }
    : { demoLogins: [], mailboxUrl: null, simulatorUrl: null };

const optionsFrom = async (config: Configuration): Promise<ConfiguredOptions> => {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isDemo = config.PLATZWART_MODE === 'demo';
  const { simulatorUrl, ...demo } = demoOptions(config);
  return {
    ...demo,
    isDemo,
    commands: commandClient({ url: config.COMMAND_SERVICE_URL, secret: config.SERVICE_SECRET }),
    readReadModelStates: readModelStates(config.PROJECTION_SERVICE_URL),
    sessionSecret: config.SESSION_SECRET,
    documents: {
      published: new Map(Object.entries({ ...earlierOperations, ...publishedOperations })),
      onlyPublished: (config.DOCUMENTS ?? (isDemo ? 'open' : 'allow-listed')) === 'allow-listed',
    },
    socketsPerPerson: config.SOCKETS_PER_PERSON,
    connectionsPerAddress: config.CONNECTIONS_PER_PLACE,
    trustedProxyHops: config.TRUSTED_PROXY_HOPS,
    site: await openSite({
      ...{ folder: config.CLIENT_DIR ?? null, isProduction: !isDemo },
      renderer: await siteRenderer(),
    }),
    forwardSpans: endpoint === undefined ? null : forwardSpans(endpoint),
    onlinePayment: { methods: config.ONLINE_PAYMENTS, simulatorUrl },
  };
};

/** Connects the gateway to the database and the services behind it; not listening yet. */
export const openGateway = async (config: Configuration, log: Logger): Promise<OpenGateway> => {
  const warn = (error: unknown): void => log.warn(describeForLog(error), 'the read models are out of reach');
  const database = openDatabase({ url: config.DATABASE_URL, onIdleError: warn });
  await requireDatabase(database, config.DATABASE_URL);
  const readSide = openReadSide(database, { now: Date.now, revocationLagSeconds: config.REVOCATION_LAG_SECONDS });
  const traces = tracesByPosition();
  const refusals = refusalLog((line) => log.warn(line, 'access refused'));
  const readiness = (): Promise<Readiness> =>
    readReadiness({
      areReadModelsCurrent: () => follower.isCurrent(),
      isStopping: () => gateway.isStopping(),
      commandServiceUrl: config.COMMAND_SERVICE_URL,
      projectionServiceUrl: config.PROJECTION_SERVICE_URL,
      mailServiceUrl: config.MAIL_SERVICE_URL,
    });
  const options = await optionsFrom(config);
  const beside = workerBesideLoop({ program: workerProgram, databaseUrl: config.DATABASE_URL });
  const gateway = createGateway({
    ...options,
    readSide,
    besideLoop: beside.run,
    now: Date.now,
    onExecuted: (operation, correlationId) => log.debug({ operation, correlationId }, 'answered'),
    traceOf: traces.of,
    onRefused: refusals.note,
    isHealthy: async () => (await readiness()).status === 'ok',
    onServerError: (cause, correlationId) => log.error({ ...describeForLog(cause), correlationId }, 'ERR_SERVER'),
  });
  const { watch, endedSessions, revocations } = readSide;
  const follower = followReadModels({
    url: config.DATABASE_URL,
    ...{ watch, endedSessions, revocations },
    onError: warn,
    onNotice: traces.note,
  });
  const stopRevocations = followRevocations({
    ...{ commands: options.commands, revocations },
    onBehind: gateway.disconnectSockets,
  });
  const close = async (): Promise<void> => {
    await gateway.close();
    refusals.end();
    await Promise.all([follower.stop(), stopRevocations()]);
    await beside.close();
    await database.close();
  };
  return { gateway, readiness, untilTablesAreAhead: readSide.untilTablesAreAhead, close };
};
