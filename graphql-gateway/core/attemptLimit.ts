type Limits = Readonly<{ atMost: number; milliseconds: number; now: () => number }>;

export type AttemptLimit = Readonly<{
  /** Whether the caller may try. */
  mayTry: (caller: string) => boolean;
  /** Counts a failed attempt. */
  count: (caller: string) => void;
  /**
   * Counts a secret link that opened nothing: 404, or 429 where the caller has tried too many. To be asked after the link was looked up:
   * who has a link that opens something is never refused because of others behind the same address.
   */
  statusOfFailure: (caller: string) => 404 | 429;
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
  const mayTry = (caller: string): boolean => (current().get(keyOf(caller)) ?? 0) < atMost;
  const count = (caller: string): void => {
    const key = keyOf(caller);
    current().set(key, (current().get(key) ?? 0) + 1);
  };
  return {
    mayTry,
    count,
    statusOfFailure: (caller) => {
      const status = mayTry(caller) ? 404 : 429;
      count(caller);
      return status;
    },
  };
};
