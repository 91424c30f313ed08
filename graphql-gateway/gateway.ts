import { type Server, createServer } from 'node:http';
import { Temporal } from 'temporal-polyfill';
import { type OnServerError, executeOverYoga } from './answers/executeOverYoga.ts';
import { topicsOfAnswers } from './answers/topicsOfAnswers.ts';
import { bookingAnswers } from './booking/bookingAnswers.ts';
import { courtPlanSource } from './booking/bookingSubscription.ts';
import { clubAnswers } from './club/clubAnswers.ts';
import type { DemoLogin } from './club/generalInfos.ts';
import type { CommandClient } from './core/commandClient.ts';
import { commandDesk } from './core/commandDesk.ts';
import { contextMaker } from './core/requestContext.ts';
import { sessionUses } from './core/sessionUses.ts';
import { sessionsWith } from './core/sessions.ts';
import { whoIsAskingBy } from './core/whoIsAsking.ts';
import { documentsBy } from './documents/allowedDocuments.ts';
import { documentGate } from './documents/documentGate.ts';
import { clientAddressBy } from './doors/clientAddress.ts';
import { limitConnections } from './doors/connectionsPerPlace.ts';
import { graphqlDoor } from './doors/graphqlDoor.ts';
import { httpDoor } from './doors/httpDoor.ts';
import { mailboxDoor } from './doors/mailboxDoor.ts';
import { type SocketDoor, openSocketDoor } from './doors/socketDoor.ts';
import { tracesDoor } from './doors/tracesDoor.ts';
import { socketsOfPeople } from './doors/socketsOfPeople.ts';
import { frameExecutor } from './live/executeFrame.ts';
import { topicOpener } from './live/openTopic.ts';
import { shareSubscriptions } from './live/sharedSubscriptions.ts';
import { type Figures, openFigures } from './operations/figures.ts';
import type { Openings } from './operations/gatewayMetrics.ts';
import { operationNameBy, publishedNames } from './operations/operationName.ts';
import type { AskReadModels } from './operations/readModelStates.ts';
import { policies } from './policies.ts';
import type { ReadSide } from './readSide.ts';
import { buildGatewaySchema } from './schema.ts';
import type { SiteOptions } from './site/siteDoor.ts';
import { siteDoor } from './site/siteDoor.ts';

export type GatewayOptions = Readonly<{
  readSide: ReadSide;
  commands: CommandClient;
  readModels: AskReadModels;
  sessionSecret: string;
  /** Epoch milliseconds. */
  now: () => number;
  isDemo: boolean;
  documents: Readonly<{ published: ReadonlyMap<string, string>; onlyPublished: boolean }>;
  demoLogins: readonly DemoLogin[];
  socketsPerPerson: number;
  connectionsPerPlace: number;
  /** Proxies of ours before this door. */
  trustedProxyHops: number;
  site: SiteOptions;
  /** Whether everything behind the gateway works; never rejects. */
  isWell: () => Promise<boolean>;
  onServerError: OnServerError;
  /** Told of every call that was not answered from memory: its name, and its id in all logs. */
  onAnswered: (operation: string, correlationId: string) => void;
  /** The trace behind a position of the read models; undefined where nobody traces. */
  traceOf: (position: string) => string | undefined;
  /** Hands on what browsers tell of their calls; null where nobody traces. */
  forwardSpans: ((body: Buffer) => boolean) | null;
  /** Where the letters are that the demo's post has caught; null in production. */
  mailboxAt: string | null;
}>;

export type Gateway = Readonly<{
  server: Server;
  figures: Figures;
  open: Openings;
  isStopping: () => boolean;
  close: () => Promise<void>;
}>;

/** Both doors, and what stands behind them; not listening yet. */
export const createGateway = (options: GatewayOptions): Gateway => {
  const { readSide, commands, now, isDemo, onServerError } = options;
  const sessions = sessionsWith(options.sessionSecret, now);
  const uses = sessionUses({ commands, now });
  const desk = commandDesk(commands, readSide.watch);
  const schema = buildGatewaySchema({
    ...readSide,
    commands,
    sessions,
    sessionUses: uses,
    desk,
    demoLogins: options.demoLogins,
    readModels: options.readModels,
  });
  const makeContext = contextMaker({
    now: () => Temporal.Instant.fromEpochMilliseconds(now()),
    club: readSide.club.get,
    peopleReads: readSide.peopleReads,
  });
  const shared = shareSubscriptions({
    openTopic: topicOpener({ schema, policies, sources: { courtPlanChanged: courtPlanSource(readSide.feed) } }),
    executeFrame: frameExecutor({ schema, makeContext, onServerError, traceOf: options.traceOf }),
    onTrouble: (error) => onServerError(error, null),
  });
  const figures = openFigures();
  let stopping = false;
  const isStopping = (): boolean => stopping;
  const common = {
    figures,
    whoIsAsking: whoIsAskingBy({ sessions, people: readSide.knownPeople, endedSessions: readSide.endedSessions }),
    findDocument: documentsBy(options.documents.published, options.documents.onlyPublished),
    admit: documentGate({ schema, policies, introspection: isDemo }),
    onServerError,
  };
  const graphql = graphqlDoor({
    ...common,
    answers: readSide.answers,
    topicsOfAnswer: topicsOfAnswers(schema, { ...bookingAnswers, ...clubAnswers }),
    execute: executeOverYoga({ schema, onServerError }),
    makeContext,
    sessionUses: uses,
    addressOf: clientAddressBy(options.trustedProxyHops),
    onAnswered: options.onAnswered,
    operationName: operationNameBy(publishedNames(options.documents.published.values())),
  });
  const { forwardSpans: forward } = options;
  const traces = forward && tracesDoor({ whoIsAsking: common.whoIsAsking, isDemo, now, forward });
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    httpDoor({
      ...{ graphql, traces, isStopping, isWell: options.isWell, site: siteDoor(options.site) },
      mailbox: options.mailboxAt === null ? null : mailboxDoor(options.mailboxAt),
    }),
  );
  if (options.trustedProxyHops === 0) limitConnections(server, options.connectionsPerPlace);
  const people = socketsOfPeople(readSide.knownPeople, options.socketsPerPerson);
  readSide.watch.onChange('people', () => people.review());
  readSide.endedSessions.onEnd(people.endSession);
  const sockets = openSocketDoor(server, { ...common, isDemo, shared, people, now });
  return {
    server,
    figures,
    open: { sockets: sockets.open, subscriptions: shared.members, topics: shared.size },
    isStopping,
    close: () => {
      stopping = true;
      return closeAll(server, sockets);
    },
  };
};

const millisecondsToSayGoodbye = 1000;
/** Longer than a call waits for the read models, shorter than the supervisor waits for us. */
const millisecondsToFinish = 8000;

/**
 * Nobody is let in any more. Sockets are told first, so that nobody waits for them; what is being answered may be finished,
 * and no connection is kept for another call.
 */
const closeAll = async (server: Server, sockets: SocketDoor): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  sockets.close();
  const endings = [
    setInterval(() => server.closeIdleConnections(), 50),
    setTimeout(() => sockets.terminate(), millisecondsToSayGoodbye),
    setTimeout(() => server.closeAllConnections(), millisecondsToFinish),
  ];
  await closed;
  endings.forEach((ending) => clearTimeout(ending));
};
