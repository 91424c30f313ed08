import type { Notice } from './notices.ts';

export type TracesOfPositions = Readonly<{
  note: (notice: Pick<Notice, 'position' | 'traces'>) => void;
  /** The trace of the command behind a frame that leads to `position`; undefined where none was traced. */
  of: (position: string) => string | undefined;
}>;

/** A frame follows its notice within moments: so many are remembered. */
const mostRemembered = 100;

/** Which command led to which position, as the notices have told it. */
export const tracesOfPositions = (): TracesOfPositions => {
  const known = new Map<string, string>();
  return {
    note: ({ position, traces }) => {
      const [trace] = traces;
      if (trace === undefined) return;
      known.set(position, trace);
      const [oldest] = known.keys();
      if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
    },
    of: (position) => known.get(position),
  };
};
