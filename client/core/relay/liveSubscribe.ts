import type { Client } from 'graphql-ws';
import { type GraphQLResponse, Observable, type SubscribeFunction } from 'relay-runtime';
import { decodeResponse, decodeErrors } from './graphqlResponse.ts';
import { ServerRefusal } from '../errors/serverRefusal.ts';

const refusalOf = (error: unknown): ServerRefusal => {
  if (error instanceof ServerRefusal) return error;
  return Array.isArray(error) ? decodeErrors(error) : new ServerRefusal('ERR_NETWORK');
};

/**
 * Relay's subscriptions over the tab's socket; its code is loaded with the first one. A subscription that the server
 * refuses, or whose code cannot be loaded, ends with a `ServerRefusal`.
 */
export const createLiveSubscribe =
  (openSocket: () => Promise<Client>): SubscribeFunction =>
  ({ name, text }, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      let isWanted = true;
      let stop = () => {
        isWanted = false;
      };
      const listen = (socket: Client) => {
        if (!isWanted) return;
        stop = socket.subscribe(
          { operationName: name, query: text ?? '', variables },
          {
            next: (answer) => sink.next(decodeResponse(answer)),
            error: (error) => sink.error(refusalOf(error)),
            complete: () => sink.complete(),
          },
        );
      };
      openSocket().then(listen, (error: unknown) => sink.error(refusalOf(error)));
      return () => stop();
    });
