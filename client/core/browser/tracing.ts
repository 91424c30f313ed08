/**
 * Loaded only where the server has enabled tracing: follows a tap to its answer, and a live message to its repaint, and
 * sends both. It wraps the browser's own fetch and WebSocket, so that no other part of the client depends on it.
 */

type Span = Readonly<{
  name: 'tap' | 'repaint';
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  /** Epoch milliseconds, as `end`. */
  start: number;
  end: number;
}>;

const now = (): number => performance.timeOrigin + performance.now();

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const isMutation = (init: RequestInit | undefined): boolean =>
  typeof init?.body === 'string' && init.body.startsWith('{"query":"mutation');

/** A message later than this belongs to something else. */
const longestRepaintMilliseconds = 5_000;
const traceInMessage = /"traceparent":"00-([\da-f]{32})-([\da-f]{16})-/;

/** `readToken` returns the session's token, null without a session. */
export const startTracing = (readToken: () => string | null): void => {
  const plainFetch = window.fetch.bind(window);
  const sendSpan = (span: Omit<Span, 'end'>): void => {
    const token = readToken();
    if (token === null) return;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify([{ ...span, end: now() } satisfies Span]);
    void plainFetch('/traces', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  };

  let tappedAt = now();
  document.addEventListener('click', ({ timeStamp }) => (tappedAt = performance.timeOrigin + timeStamp), true);
  window.fetch = async (input, init) => {
    if (!isMutation(init)) return plainFetch(input, init);
    const ids = { traceId: randomHex(16), spanId: randomHex(8) };
    const headers = new Headers(init?.headers);
    headers.set('traceparent', `00-${ids.traceId}-${ids.spanId}-01`);
    const start = tappedAt;
    const answer = await plainFetch(input, { ...init, headers });
    sendSpan({ name: 'tap', ...ids, parentSpanId: null, start });
    return answer;
  };

  let heard: Readonly<{ traceId: string; parentSpanId: string; start: number }> | null = null;
  window.WebSocket = class extends WebSocket {
    constructor(...parts: ConstructorParameters<typeof WebSocket>) {
      super(...parts);
      this.addEventListener('message', ({ data }) => {
        const [, traceId, parentSpanId] = (typeof data === 'string' && traceInMessage.exec(data)) || [];
        if (traceId !== undefined && parentSpanId !== undefined) heard = { traceId, parentSpanId, start: now() };
      });
    }
  };
  new PerformanceObserver(() => {
    const message = heard;
    heard = null;
    if (message && now() - message.start < longestRepaintMilliseconds)
      sendSpan({ name: 'repaint', spanId: randomHex(8), ...message });
  }).observe({ entryTypes: ['mark'] });
};
