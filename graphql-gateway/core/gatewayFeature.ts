import type { ReadModelName } from '@platzwart/contracts/catalogue';
import type { IncomingMessage } from 'node:http';
import type { OnlineMethod } from '@platzwart/contracts/booking';
import type { Authenticate } from './authentication.ts';
import type { BesideLoop } from './besideLoop.ts';
import type { Builder } from './builder.ts';
import type { CacheTopics, ChangedRow } from './cacheTopics.ts';
import type { CommandBus } from './commandBus.ts';
import type { CommandClient } from './commandClient.ts';
import type { Database } from './database.ts';
import type { DemoLogin } from './demoLogins.ts';
import type { EndedSessions } from './endedSessions.ts';
import type { Endpoint } from './endpoint.ts';
import type { ExecutionTurns } from './executionTurns.ts';
import type { LiveSources } from './liveTopic.ts';
import type { PeopleReads } from './peopleReads.ts';
import type { PolicyTable } from './policy.ts';
import type { ReadModelListener, ReadModelPositions } from './readModelPositions.ts';
import type { ReadReadModelStates } from './readModelStates.ts';
import type { Revocations } from './revocations.ts';
import type { SessionUses } from './sessionUses.ts';
import type { Sessions } from './sessions.ts';
import type { SharedTypes } from './sharedTypes.ts';
import type { OnServerError } from './maskError.ts';

/** The services that every feature may use; opened once per process. */
export type GatewayServices = Readonly<{
  /** The read models: each feature opens its own reads from it. */
  database: Database;
  peopleReads: PeopleReads;
  positions: ReadModelPositions;
  /** Drops the cached responses that a change of these rows of the read model invalidates; null: any row may have changed. */
  invalidateResponses: (model: string, rows: readonly ChangedRow[] | null) => void;
  commands: CommandClient;
  commandBus: CommandBus;
  sessions: Sessions;
  /** The caller of a request to an endpoint of the feature. */
  authenticate: Authenticate;
  sessionUses: SessionUses;
  endedSessions: EndedSessions;
  revocations: Pick<Revocations, 'areKnown'>;
  readReadModelStates: ReadReadModelStates;
  /** The network address that a request comes from, by which attempts are limited. */
  addressOf: (request: IncomingMessage) => string;
  /** Executes what a caller asks for within their turns and their budget of answers. */
  takeTurn: ExecutionTurns;
  /** Work that would keep the event loop from serving others. */
  besideLoop: BesideLoop;
  /** The id of the client's build that is served; null where none is. */
  clientBuild: string | null;
  /** Epoch milliseconds. */
  now: () => number;
  /** Logs an error of the server. */
  onServerError: OnServerError;
  /** Empty outside demo mode. */
  demoLogins: readonly DemoLogin[];
  /** Address of the service with the e-mails that the demo's mail transport has caught; null in production. */
  mailboxUrl: string | null;
  onlinePayment: OnlinePayment;
}>;

export type OnlinePayment = Readonly<{
  /** The methods that the command-service has a provider for. */
  methods: readonly OnlineMethod[];
  /** Address of the demo's simulated providers; null where there are none. */
  simulatorUrl: string | null;
}>;

/** A feature with its reads and clients opened. */
export type OpenFeature = Readonly<{
  /** Adds the feature's types and fields; each of its fields has an entry in `policies`. */
  addToSchema: (builder: Builder, shared: SharedTypes) => void;
  /** The live sources of its fields of Subscription. */
  liveSources?: LiveSources;
  /** The paths that it serves beside /graphql. */
  endpoints?: readonly Endpoint[];
  /** Listeners by the name of the read model, called when it has moved. A command waits until the listener is done. */
  onReadModelChange?: Readonly<Record<string, ReadModelListener>>;
}>;

/** All that a feature adds to the gateway. Registered by one line in features.ts. */
export type GatewayFeature = Readonly<{
  /** The policies of its fields. */
  policies: PolicyTable;
  /** Which of its fields of Query are cached, and which changes invalidate such a response. */
  cacheTopics?: CacheTopics;
  /** The read models that it reads: the gateway is not ready before the projection-service has created them. */
  readModels: readonly ReadModelName[];
  open: (services: GatewayServices) => OpenFeature;
}>;
