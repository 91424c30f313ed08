import * as v from 'valibot';

const hex = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\da-f]{${length}}$`)));
/** Epoch milliseconds. */
const moment = v.pipe(v.number(), v.finite(), v.minValue(0));

/** What a browser may tell: how long a tap and a repaint took, and to which trace they belong. No text of anybody's. */
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

const patienceMilliseconds = 5_000;

/** Hands a browser's spans on; false where they are none. A collector that is away loses them, which harms nobody. */
export const forwardSpans =
  (endpoint: string) =>
  (body: Buffer): boolean => {
    const spans = v.safeParse(v.pipe(v.string(), v.parseJson(), spansSchema), body.toString('utf8'));
    if (!spans.success) return false;
    void fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(otlpOf(spans.output)),
      signal: AbortSignal.timeout(patienceMilliseconds),
    }).catch(() => undefined);
    return true;
  };
