import type { Client } from 'graphql-ws';
import {
  Environment,
  type FetchFunction,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  Store,
  type SubscribeFunction,
} from 'relay-runtime';
import { decodeAnswer, decodeErrors } from './graphqlAnswer.ts';
import { ServerRefusal } from './serverRefusal.ts';

const refusalOf = (error: unknown): ServerRefusal => {
  if (error instanceof ServerRefusal) return error;
  return Array.isArray(error) ? decodeErrors(error) : new ServerRefusal('ERR_NETWORK');
};

/** Relay subscriptions over the socket; one that the server refuses ends with a `ServerRefusal`. */
const subscribeOver =
  (socket: Client): SubscribeFunction =>
  ({ name, text }, variables) =>
    Observable.create<GraphQLResponse>((sink) =>
      socket.subscribe(
        { operationName: name, query: text ?? '', variables },
        {
          next: (answer) => sink.next(decodeAnswer(answer)),
          error: (error) => sink.error(refusalOf(error)),
          complete: () => sink.complete(),
        },
      ),
    );

/** One environment per session: what one person has loaded never shows up for the next. */
export const createRelayEnvironment = (fetchOperation: FetchFunction, socket: Client | null): Environment =>
  new Environment({
    network: Network.create(fetchOperation, socket ? subscribeOver(socket) : undefined),
    store: new Store(new RecordSource()),
  });
