import * as v from 'valibot';

const hex = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\da-f]{${length}}$`)));
/** Epoch milliseconds. */
const moment = v.pipe(v.number(), v.finite(), v.minValue(0));

/** The data that a browser may send: the durations of a tap and a repaint, and their trace. No texts. */
const spansSchema = v.pipe(
  v.array(
    v.strictObject({
      name: v.picklist(['tap', 'repaint']),
      traceId: hex(32),
      spanId: hex(16),
      parentSpanId: v.nullable(hex(16)),
      start: moment,
      end: moment,
    }),
  ),
  v.minLength(1),
  v.maxLength(10),
);
type BrowserSpan = v.InferOutput<typeof spansSchema>[number];

const nanoseconds = (milliseconds: number): string => String(BigInt(Math.round(milliseconds * 1_000)) * 1_000n);

const otlpSpan = ({ start, end, parentSpanId, ...same }: BrowserSpan) => ({
  ...same,
  ...(parentSpanId !== null && { parentSpanId }),
  kind: 3,
  startTimeUnixNano: nanoseconds(start),
  endTimeUnixNano: nanoseconds(end),
});

const otlpOf = (spans: readonly BrowserSpan[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: 'client' } }] },
      scopeSpans: [{ scope: { name: 'client' }, spans: spans.map(otlpSpan) }],
    },
  ],
});

const timeoutMilliseconds = 5_000;

/** Forwards a browser's spans; false where the body holds none. If the collector is unavailable they are lost, which is acceptable. */
export const forwardSpans =
  (endpoint: string) =>
  (body: Buffer): boolean => {
    const spans = v.safeParse(v.pipe(v.string(), v.parseJson(), spansSchema), body.toString('utf8'));
    if (!spans.success) return false;
    void fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(otlpOf(spans.output)),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }).catch(() => undefined);
    return true;
  };
