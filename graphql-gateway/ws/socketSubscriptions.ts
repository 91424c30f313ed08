import { OperationTypeNode } from 'graphql';
import { CloseCode, MessageType, type SubscribeMessage } from 'graphql-ws';
import { type OnServerError, maskError } from '../core/maskError.ts';
import { Refusal } from '../core/refusal.ts';
import type { Viewer } from '../core/viewer.ts';
import type { ExecutionTurns } from '../core/executionTurns.ts';
import type { FindDocument } from '../documents/allowedDocuments.ts';
import type { ValidateOperation } from '../documents/operationValidator.ts';
import type { Counters } from '../operations/counters.ts';
import type { OnRefused } from '../operations/refusalLog.ts';
import { refuseVariablesBeyondLimits } from '../documents/variableLimits.ts';
import type { SharedSubscriptions } from '../live/sharedSubscriptions.ts';
import type { SocketWriter } from './socketWriter.ts';

export type SubscriptionOptions = Readonly<{
  findDocument: FindDocument;
  validate: ValidateOperation;
  shared: SharedSubscriptions;
  takeTurn: ExecutionTurns;
  onServerError: OnServerError;
  counters: Pick<Counters, 'countRefusal'>;
  onRefused: OnRefused;
}>;

/** `address`: where the connection comes from. */
type Client = Readonly<{ address: string; writer: SocketWriter; close: (code: number, reason: string) => void }>;

export type SocketSubscriptions = Readonly<{
  start: (message: SubscribeMessage, viewer: Viewer) => void;
  stop: (id: string) => void;
  stopAll: () => void;
}>;

/** Maximum subscriptions of one socket; a page has one or two. */
const maxSubscriptions = 20;

/** The subscriptions of one socket. `close` is called where a client breaks the protocol. */
export const socketSubscriptions = (
  { findDocument, validate, shared, takeTurn, onServerError, counters, onRefused }: SubscriptionOptions,
  { address, writer, close }: Client,
): SocketSubscriptions => {
  const running = new Map<string, () => void>();

  const join = ({ id, payload }: SubscribeMessage, viewer: Viewer): (() => void) => {
    if (running.size >= maxSubscriptions) throw new Refusal('ERR_INVALID_INPUT');
    const { operationName = null, variables = null, extensions } = payload;
    const published = extensions?.['persistedId'];
    const reference = { query: payload.query, id: typeof published === 'string' ? published : undefined };
    const query = findDocument(reference);
    const validated = validate({ query, operationName }, [OperationTypeNode.SUBSCRIPTION]);
    refuseVariablesBeyondLimits(variables);
    const turn = { caller: viewer.person?.personId ?? address, address };
    const call = { validated, query, operationName, variables, viewer };
    return shared.join({ ...call, inTurn: (work) => takeTurn(turn, work) }, writer.payloadWriter(id));
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
        const masked = maskError(error, { onServerError, correlationId: null });
        counters.countRefusal(masked.message);
        onRefused({ code: masked.message, operation: 'subscription', personId: viewer.person?.personId ?? null });
        writer.send({ id, type: MessageType.Error, payload: [masked.toJSON()] });
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
