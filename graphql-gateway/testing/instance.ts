import type { ReadModelState } from '../core/readModelStates.ts';
import type { PersonRow } from '@platzwart/contracts/user';
import { type FreshDatabase, freshDatabase } from '../../tests/support/freshDatabase.ts';
import { onTheLoop } from '../core/besideLoop.ts';
import { commandClient } from '../core/commandClient.ts';
import { type Database, openDatabase } from '../core/database.ts';
import { type Sessions, createSessions } from '../core/sessions.ts';
import { type Gateway, createGateway } from '../gateway.ts';
import type { GatewayOptions } from '../gatewayOptions.ts';
import { followReadModels } from '../live/followReadModels.ts';
import { followRevocations } from '../live/followRevocations.ts';
import { type ReadSide, openReadSide } from '../readSide.ts';
import { openSite } from '../site/openSite.ts';
import { type CommandDouble, commandDouble, serviceSecret } from './commandDouble.ts';
import { listenOnFreePort } from './listenOnFreePort.ts';
import { type Projections, projections } from './projections.ts';
import { makeReadModelTables } from './readModelTables.ts';

export const sessionSecret = 'a-secret-for-the-sessions-of-the-specs-0123';

/** A gateway on a real PostgreSQL, with doubles for the services behind it. */
export type Instance = Readonly<{
  url: string;
  gateway: Gateway;
  databaseUrl: string;
  commands: CommandDouble;
  projections: Projections;
  readSide: ReadSide;
  sessions: Sessions;
  tokenOf: (person: PersonRow) => Promise<string>;
  /** Server errors that would be logged. */
  serverErrors: unknown[];
  close: () => Promise<void>;
}>;

export type InstanceOptions = Partial<Omit<GatewayOptions, 'readSide' | 'commands'>> &
  Readonly<{ on?: FreshDatabase; hearStatement?: (text: string) => void; revocationLagSeconds?: number }>;

const emptyReadModels = { name: 'tables of the gateway', fill: makeReadModelTables };

/** The state that the projection-service would report. */
export const courtPlanState: ReadModelState = {
  ...{ name: 'court_plan', version: 1, position: '0005', behind: 0, rebuilding: null },
  ...{ status: 'live', problem: null, isRequested: false, lastRebuild: null },
};

/** Half past ten on a Monday in June, in the club's time zone. */
export const testTime = Date.parse('2026-06-15T08:30:00Z');

export const startInstance = async ({
  on,
  hearStatement,
  revocationLagSeconds = 5,
  ...options
}: InstanceOptions = {}): Promise<Instance> => {
  const fresh = on ?? (await freshDatabase(emptyReadModels));
  const now = options.now ?? (() => testTime);
  if (on) await makeReadModelTables(on.url);
  const projectionWriter = await projections(fresh.url);
  const commands = await commandDouble();
  const database = openDatabase({ url: fresh.url, onIdleError: () => undefined });
  const observedDatabase: Database = {
    ...database,
    rows: (text, values) => {
      hearStatement?.(text);
      return database.rows(text, values);
    },
  };
  const readSide = openReadSide(observedDatabase, { now, revocationLagSeconds });
  const serverErrors: unknown[] = [];
  const client = commandClient({ url: commands.url, secret: serviceSecret });
  const gateway = createGateway({
    readSide,
    commands: client,
    readReadModelStates: () => Promise.resolve([courtPlanState, { ...courtPlanState, name: 'people' }]),
    sessionSecret,
    besideLoop: onTheLoop(readSide),
    now,
    isDemo: true,
    documents: { published: new Map(), onlyPublished: false },
    demoLogins: [],
    socketsPerPerson: 20,
    connectionsPerAddress: 500,
    trustedProxyHops: 1,
    site: await openSite({ folder: null, isProduction: false }),
    isHealthy: () => Promise.resolve(true),
    onExecuted: () => undefined,
    traceOf: () => undefined,
    onRefused: () => undefined,
    forwardSpans: null,
    mailboxUrl: null,
    onlinePayment: { methods: [], simulatorUrl: null },
    onServerError: (cause) => serverErrors.push(cause),
    ...options,
  });
  const follower = followReadModels({ url: fresh.url, ...readSide, onError: () => undefined });
  const stopRevocations = followRevocations({
    ...{ commands: client, revocations: readSide.revocations },
    onBehind: gateway.disconnectSockets,
  });
  const url = await listenOnFreePort(gateway.server);
  const sessions = createSessions(sessionSecret, now);
  await readSide.watch.waitFor(['club_settings'], projectionWriter.settled, 10_000);
  return {
    url,
    gateway,
    databaseUrl: fresh.url,
    commands,
    projections: projectionWriter,
    readSide,
    sessions,
    tokenOf: (person) => sessions.open(person),
    serverErrors,
    close: async () => {
      await gateway.close();
      await Promise.all([follower.stop(), stopRevocations()]);
      await Promise.all([database.close(), projectionWriter.close(), commands.close()]);
      await fresh.drop();
    },
  };
};
