/** What one call changed: its events have one instant. */
export type Step<Entry> = Readonly<{ at: string; position: string; entries: readonly Entry[] }>;

/** The entries, the oldest first, by the instant at which they happened. */
export const stepsOf = <Entry extends Readonly<{ at: string; position: string }>>(
  entries: readonly Entry[],
): readonly Step<Entry>[] => {
  const steps: Step<Entry>[] = [];
  for (const entry of entries) {
    const last = steps.at(-1);
    if (last?.at === entry.at)
      steps[steps.length - 1] = { ...last, position: entry.position, entries: [...last.entries, entry] };
    else steps.push({ at: entry.at, position: entry.position, entries: [entry] });
  }
  return steps;
};

/** The last step at the instant `at` or before; -1 before the first; the number of steps for null: now. */
export const stepAt = (steps: readonly Readonly<{ at: string }>[], at: string | null): number =>
  at === null ? steps.length : steps.findLastIndex((step) => Date.parse(step.at) <= Date.parse(at));

/** Before the first step nothing was known: a second before it. */
export const momentBefore = (steps: readonly Readonly<{ at: string }>[]): string =>
  new Date(Date.parse(steps[0]?.at ?? '') - 1_000).toISOString();
