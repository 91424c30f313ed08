import { startTransition, useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchPlan } from './fetchPlan.ts';
import { type PlanEntries, type PlanEntry, type PlanPeriod, withEntry } from './planEntries.ts';

export type LoadPlan = (period: PlanPeriod) => Promise<PlanEntry>;

/** The plans that this page has loaded so far, and the way to load one, new or again; `load` rejects with `ServerRefusal`. */
export const usePlanEntries = (): Readonly<{ entries: PlanEntries; load: LoadPlan }> => {
  const environment = useRelayEnvironment();
  const [entries, setEntries] = useState<PlanEntries>(new Map());
  const load = useCallback<LoadPlan>(
    async (period) => {
      const entry = await fetchPlan(environment, period);
      // A whole plan is drawn in slices: hands and live changes need not wait for it.
      startTransition(() => setEntries((known) => withEntry(known, entry)));
      return entry;
    },
    [environment],
  );
  return { entries, load };
};
