import type { PersonRow } from '@platzwart/contracts/user';
import { type FreshDatabase, freshDatabase } from '../../tests/support/freshDatabase.ts';
import { commandClient } from '../core/commandClient.ts';
import { type Database, openDatabase } from '../core/database.ts';
import { type Sessions, sessionsWith } from '../core/sessions.ts';
import { type Gateway, type GatewayOptions, createGateway } from '../gateway.ts';
import { followReadModels } from '../live/followReadModels.ts';
import { type ReadSide, openReadSide } from '../readSide.ts';
import { openSite } from '../site/openSite.ts';
import { type CommandDouble, commandDouble, serviceSecret } from './commandDouble.ts';
import { listenAnywhere } from './listenAnywhere.ts';
import { type Projections, projections } from './projections.ts';
import { makeReadModelTables } from './readModelTables.ts';

export const sessionSecret = 'a-secret-for-the-sessions-of-the-specs-0123';

/** A gateway on a real PostgreSQL, with doubles for the services behind it. */
export type House = Readonly<{
  url: string;
  gateway: Gateway;
  databaseUrl: string;
  commands: CommandDouble;
  projections: Projections;
  readSide: ReadSide;
  sessions: Sessions;
  tokenOf: (person: PersonRow) => Promise<string>;
  /** What the log would say about faults of ours. */
  serverErrors: unknown[];
  close: () => Promise<void>;
}>;

export type HouseOptions = Partial<Omit<GatewayOptions, 'readSide' | 'commands'>> &
  Readonly<{ on?: FreshDatabase; hearStatement?: (text: string) => void }>;

/** What the projection-service would tell of it. */
export const courtPlanAtRest = { name: 'court_plan', version: 1, position: '0005', behind: 0, rebuilding: null };

/** Half past ten on a Monday in June, in the club. */
export const june = Date.parse('2026-06-15T08:30:00Z');

export const openHouse = async ({ on, hearStatement, ...options }: HouseOptions = {}): Promise<House> => {
  const fresh = on ?? (await freshDatabase());
  const now = options.now ?? (() => june);
  await makeReadModelTables(fresh.url);
  const written = await projections(fresh.url);
  const commands = await commandDouble();
  const database = openDatabase({ url: fresh.url, onIdleError: () => undefined });
  const overheard: Database = {
    ...database,
    rows: (text, values) => {
      hearStatement?.(text);
      return database.rows(text, values);
    },
  };
  const readSide = openReadSide(overheard, now);
  const following = followReadModels({ url: fresh.url, ...readSide, onTrouble: () => undefined });
  const serverErrors: unknown[] = [];
  const gateway = createGateway({
    readSide,
    commands: commandClient({ url: commands.url, secret: serviceSecret }),
    readModels: () => Promise.resolve([courtPlanAtRest]),
    sessionSecret,
    now,
    isDemo: true,
    documents: { published: new Map(), onlyPublished: false },
    demoLogins: [],
    socketsPerPerson: 20,
    connectionsPerPlace: 500,
    trustedProxyHops: 1,
    site: await openSite({ folder: null, isProduction: false }),
    isWell: () => Promise.resolve(true),
    onAnswered: () => undefined,
    traceOf: () => undefined,
    forwardSpans: null,
    mailboxAt: null,
    onServerError: (cause) => serverErrors.push(cause),
    ...options,
  });
  const url = await listenAnywhere(gateway.server);
  const sessions = sessionsWith(sessionSecret, now);
  await readSide.watch.waitFor(['club_settings'], written.settled, 10_000);
  return {
    url,
    gateway,
    databaseUrl: fresh.url,
    commands,
    projections: written,
    readSide,
    sessions,
    tokenOf: (person) => sessions.open(person),
    serverErrors,
    close: async () => {
      await gateway.close();
      await following.stop();
      await Promise.all([database.close(), written.close(), commands.close()]);
      await fresh.drop();
    },
  };
};
