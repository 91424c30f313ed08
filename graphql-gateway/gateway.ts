import type { Server } from 'node:http';
import { Temporal } from 'temporal-polyfill';
import { cacheTopics } from './cacheTopics.ts';
import { executionTurns } from './core/executionTurns.ts';
import { contextMaker } from './core/requestContext.ts';
import { documentFinder } from './documents/allowedDocuments.ts';
import { executeWithYoga } from './documents/executeWithYoga.ts';
import { operationValidator } from './documents/operationValidator.ts';
import { gatewayEndpoints } from './endpoints.ts';
import type { GatewayOptions } from './gatewayOptions.ts';
import { openGatewayServices } from './gatewayServices.ts';
import { clientAddressReader } from './http/clientAddress.ts';
import { closeServer } from './http/closeServer.ts';
import { httpEndpoint } from './http/httpEndpoint.ts';
import { createHttpServer } from './http/httpServer.ts';
import { openLiveSubscriptions } from './live/liveSubscriptions.ts';
import { openFeatures } from './openFeatures.ts';
import { type Counters, createCounters } from './operations/counters.ts';
import type { Openings } from './operations/gatewayMetrics.ts';
import { operationNameBy, publishedNames } from './operations/operationName.ts';
import { policies } from './policies.ts';
import { cacheTopicsResolver } from './responseCache/cacheTopicsResolver.ts';
import { buildGatewaySchema } from './schema.ts';
import { openPages } from './site/openPages.ts';
import { siteEndpoint } from './site/siteEndpoint.ts';
import { openSocketEndpoint } from './ws/socketEndpoint.ts';
import { socketsByPerson } from './ws/socketsByPerson.ts';

export type Gateway = Readonly<{
  server: Server;
  counters: Counters;
  open: Openings;
  isStopping: () => boolean;
  /** Closes every WebSocket; its client may connect again, and is authenticated again. */
  disconnectSockets: () => void;
  close: () => Promise<void>;
}>;

/**
 * The HTTP and WebSocket endpoints and their dependencies; not listening yet. To be created before the read models are
 * followed, so that the features receive every change.
 */
export const createGateway = (options: GatewayOptions): Gateway => {
  const { readSide, now, isDemo, onServerError, documents, traceOf, forwardSpans } = options;
  const { peopleCache, endedSessions, watch, responseCache } = readSide;
  const addressOf = clientAddressReader(options.trustedProxyHops);
  const takeTurn = executionTurns();
  const services = openGatewayServices({ ...options, addressOf, takeTurn, clientBuild: options.site.build });
  const features = openFeatures(services, watch);
  const schema = buildGatewaySchema(features);
  const makeContext = contextMaker({
    now: () => Temporal.Instant.fromEpochMilliseconds(now()),
    club: readSide.club.get,
    peopleReads: readSide.peopleReads,
  });
  const counters = createCounters();
  const ofBothEndpoints = {
    ...{ counters, addressOf, takeTurn },
    clientBuild: options.site.build,
    authenticate: services.authenticate,
    findDocument: documentFinder(documents.published, documents.onlyPublished),
    validate: operationValidator({ schema, policies, introspection: isDemo }),
    onServerError,
    onRefused: options.onRefused,
  };
  const { authenticate } = ofBothEndpoints;
  const ofQueries = {
    ...{ responseCache, makeContext },
    resolveCacheTopics: cacheTopicsResolver(schema, cacheTopics),
    execute: executeWithYoga({ schema, policies, onServerError }),
  };
  const endpoints = gatewayEndpoints({
    graphql: {
      ...ofBothEndpoints,
      ...ofQueries,
      ...{ sessionUses: services.sessionUses, onExecuted: options.onExecuted },
      operationName: operationNameBy(publishedNames(documents.published.values())),
    },
    traces: forwardSpans && { authenticate, isDemo, now, forward: forwardSpans },
    ...{ isHealthy: options.isHealthy, features },
  });
  let stopping = false;
  const isStopping = (): boolean => stopping;
  const findPage = openPages({ site: options.site, isDemo, ...ofBothEndpoints, ...ofQueries });
  const site = siteEndpoint({ ...options.site, isTraced: forwardSpans !== null, findPage });
  const server = createHttpServer(
    httpEndpoint({ endpoints, site, isStopping, onRefused: options.onRefused, requiresTls: !isDemo }),
    options,
  );

  const people = socketsByPerson(peopleCache, options.socketsPerPerson);
  watch.onChange('people', () => people.review());
  endedSessions.onEnd(people.endSession);
  const ofFrames = { schema, policies, makeContext, onServerError, traceOf };
  const shared = openLiveSubscriptions({ ...ofFrames, features, people: peopleCache });
  const sockets = openSocketEndpoint(server, { ...ofBothEndpoints, isDemo, shared, people, now });
  return {
    server,
    counters,
    open: { sockets: sockets.open, subscriptions: shared.members, topics: shared.size },
    isStopping,
    disconnectSockets: sockets.disconnect,
    close: () => {
      stopping = true;
      return closeServer(server, sockets);
    },
  };
};
