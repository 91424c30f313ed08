import type { Notice } from './notices.ts';

export type TracesByPosition = Readonly<{
  note: (notice: Pick<Notice, 'position' | 'traces'>) => void;
  /** The trace of the command behind a frame that leads to `position`; undefined where none was traced. */
  of: (position: string) => string | undefined;
}>;

/** Number of traces kept: a frame follows its notice within moments. */
const maxRemembered = 100;

/** Which command led to which position, as read from the notices. */
export const tracesByPosition = (): TracesByPosition => {
  const traceparents = new Map<string, string>();
  return {
    note: ({ position, traces }) => {
      const [trace] = traces;
      if (trace === undefined) return;
      traceparents.set(position, trace);
      const [oldest] = traceparents.keys();
      if (traceparents.size > maxRemembered && oldest !== undefined) traceparents.delete(oldest);
    },
    of: (position) => traceparents.get(position),
  };
};
