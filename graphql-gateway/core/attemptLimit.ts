type Limits = Readonly<{ atMost: number; milliseconds: number; now: () => number }>;

export type AttemptLimit = Readonly<{
  /** Whether the caller may try. */
  mayTry: (caller: string) => boolean;
  /** Counts a failed attempt. */
  count: (caller: string) => void;
}>;

/** More callers than this at once are counted together, so that their number cannot fill the memory. */
const mostCallers = 10_000;

/** Counts the failed attempts of each caller in windows of `milliseconds`; from `atMost` on no more are allowed until the window ends. */
export const attemptLimit = ({ atMost, milliseconds, now }: Limits): AttemptLimit => {
  let attempts = new Map<string, number>();
  let endsAt = 0;
  const current = (): Map<string, number> => {
    if (now() >= endsAt) {
      attempts = new Map();
      endsAt = now() + milliseconds;
    }
    return attempts;
  };
  const keyOf = (caller: string): string => (current().has(caller) || current().size < mostCallers ? caller : 'others');
  return {
    mayTry: (caller) => (current().get(keyOf(caller)) ?? 0) < atMost,
    count: (caller) => {
      const key = keyOf(caller);
      current().set(key, (current().get(key) ?? 0) + 1);
    },
  };
};
