import { OperationTypeNode } from 'graphql';
import { CloseCode, MessageType, type SubscribeMessage } from 'graphql-ws';
import { maskError } from '../core/maskError.ts';
import { Refusal } from '../core/refusal.ts';
import type { Viewer } from '../core/viewer.ts';
import type { FindDocument } from '../documents/allowedDocuments.ts';
import type { AdmitDocument } from '../documents/documentGate.ts';
import type { SharedSubscriptions } from '../live/sharedSubscriptions.ts';
import type { OnServerError } from '../answers/executeOverYoga.ts';
import type { Outlet } from './socketOutlet.ts';

export type SubscriptionOptions = Readonly<{
  findDocument: FindDocument;
  admit: AdmitDocument;
  shared: SharedSubscriptions;
  onServerError: OnServerError;
}>;

export type SocketSubscriptions = Readonly<{
  start: (message: SubscribeMessage, viewer: Viewer) => void;
  stop: (id: string) => void;
  stopAll: () => void;
}>;

/** Subscriptions of one socket; a screen has one or two. */
const mostSubscriptions = 20;

/** What one socket listens to. `close` is for a client that breaks the protocol. */
export const socketSubscriptions = (
  { findDocument, admit, shared, onServerError }: SubscriptionOptions,
  outlet: Outlet,
  close: (code: number, reason: string) => void,
): SocketSubscriptions => {
  const running = new Map<string, () => void>();

  const join = ({ id, payload }: SubscribeMessage, viewer: Viewer): (() => void) => {
    if (running.size >= mostSubscriptions) throw new Refusal('ERR_INVALID_INPUT');
    const { operationName = null, variables = null, extensions } = payload;
    const published = extensions?.['persistedId'];
    const reference = { query: payload.query, id: typeof published === 'string' ? published : undefined };
    const query = findDocument(reference);
    const admitted = admit({ query, operationName }, [OperationTypeNode.SUBSCRIPTION]);
    return shared.join({ admitted, query, operationName, variables, viewer }, outlet.answersOf(id));
  };
  return {
    start: (message, viewer) => {
      const { id } = message;
      if (running.has(id)) {
        close(CloseCode.SubscriberAlreadyExists, `Subscriber for ${id} already exists`);
        return;
      }
      try {
        running.set(id, join(message, viewer));
      } catch (error) {
        const masked = maskError(error, (cause) => onServerError(cause, null));
        outlet.tell({ id, type: MessageType.Error, payload: [masked.toJSON()] });
      }
    },
    stop: (id) => {
      running.get(id)?.();
      running.delete(id);
    },
    stopAll: () => {
      running.forEach((stop) => stop());
      running.clear();
    },
  };
};
