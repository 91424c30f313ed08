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
  (openSocket: () => Promise<Client>, onRefusal: (refusal: ServerRefusal) => void): SubscribeFunction =>
  ({ name, text }, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      let isWanted = true;
      let stop = () => {
        isWanted = false;
      };
      const refuse = (error: unknown): void => {
        const refusal = refusalOf(error);
        onRefusal(refusal);
        sink.error(refusal);
      };
      const listen = (socket: Client) => {
        if (!isWanted) return;
        stop = socket.subscribe(
          { operationName: name, query: text ?? '', variables },
          {
            next: (answer) => sink.next(decodeResponse(answer)),
            error: refuse,
            complete: () => sink.complete(),
          },
        );
      };
      openSocket().then(listen, refuse);
      return () => stop();
    });
