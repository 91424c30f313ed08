/** What everybody is told who follows; each at their own pace, nothing is lost. */
export type Changes = Readonly<{ tell: (change: unknown) => void; follow: () => AsyncGenerator }>;

/** The least that an in-process pubsub can be: one promise per follower that waits. */
export const changes = (): Changes => {
  const followers = new Set<(change: unknown) => void>();
  return {
    tell: (change) => followers.forEach((hear) => hear(change)),
    follow: async function* () {
      const heard: unknown[] = [];
      let wake = (): void => undefined;
      const hear = (change: unknown): void => {
        heard.push(change);
        wake();
      };
      followers.add(hear);
      try {
        for (;;) {
          while (heard.length > 0) yield heard.shift();
          await new Promise<void>((resolve) => (wake = resolve));
        }
      } finally {
        followers.delete(hear);
      }
    },
  };
};
