import * as v from 'valibot';
import { vi } from 'vitest';

const messageSchema = v.object({
  type: v.string(),
  id: v.optional(v.string()),
  payload: v.optional(
    v.object({ operationName: v.optional(v.string()), variables: v.optional(v.record(v.string(), v.unknown())) }),
  ),
});
type ClientMessage = v.InferOutput<typeof messageSchema>;

/**
 * The live connection of a spec: acknowledges every socket, records what was subscribed, and sends what the spec tells
 * it to send. `greeting`: the payload of each acknowledgement.
 */
export const standInSocket = (greeting: Readonly<Record<string, unknown>> = {}) => {
  const subscriptions = new Map<string, ClientMessage>();
  const ofSettings = new Set<string>();
  const listeners: ((data: string) => void)[] = [];
  let codeOfServer: number | null = null;
  const receive = (sent: ClientMessage, answer: (data: unknown) => void): void => {
    if (sent.type === 'connection_init') answer({ type: 'connection_ack', payload: greeting });
    if (sent.type === 'subscribe' && sent.id !== undefined) {
      if (sent.payload?.operationName === 'followSettingsSubscription') ofSettings.add(sent.id);
      else subscriptions.set(sent.id, sent);
    }
    if (sent.type === 'complete' && sent.id !== undefined) subscriptions.delete(sent.id);
  };
  class Socket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readyState = 1;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: CloseEvent) => void) | null = null;
    onerror: (() => void) | null = null;
    constructor() {
      listeners.push((data) => this.onmessage?.({ data }));
      queueMicrotask(() => this.onopen?.());
    }
    send(text: string) {
      receive(v.parse(messageSchema, JSON.parse(text)), (data) => this.onmessage?.({ data: JSON.stringify(data) }));
    }
    close(code = 1000) {
      this.readyState = 3;
      this.onclose?.(new CloseEvent('close', { code: codeOfServer ?? code }));
    }
  }
  vi.stubGlobal('WebSocket', Socket);
  const sendTo = (ids: Iterable<string>, data: unknown) =>
    [...ids].forEach((id) =>
      listeners.forEach((listener) => listener(JSON.stringify({ id, type: 'next', payload: { data } }))),
    );
  return {
    /** Those of the plan. */
    subscriptions,
    /** Those that follow the club's settings. */
    ofSettings,
    /** Every close of the client is answered by this code, as where the server closes at the same moment. */
    closeWith: (code: number) => {
      codeOfServer = code;
    },
    changeSettings: () => sendTo(ofSettings, { settingsChanged: { position: '0007' } }),
    /** Sends the same payload to all subscriptions of the plan. */
    sendToAll: (data: unknown) => sendTo(subscriptions.keys(), data),
  };
};
