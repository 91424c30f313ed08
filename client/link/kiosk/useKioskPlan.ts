import { useEffect, useState } from 'react';
import { buildHeader } from '@platzwart/contracts/core';
import { type KioskPlan, kioskPlanSchema } from '@platzwart/contracts/kiosk-plan';
import * as v from 'valibot';
import { usePageUpdates } from '../../core/update/pageUpdates.ts';
import { useReloadsItself } from '../../core/update/useReloadsItself.ts';

/** `lost`: the last plan is shown, and asked for again. `gone`: the link was removed. `waiting`: the screen shows a code that nobody has confirmed. */
export type KioskState = Readonly<{ plan: KioskPlan | null; status: 'loading' | 'live' | 'lost' | 'gone' | 'waiting' }>;

/** Milliseconds until the next request. */
const pauses = { live: 2_000, lost: 2_000, loading: 2_000, gone: 30_000, waiting: 4_000 } as const;
const requestTimeout = 8_000;

type NoteBuild = (build: string | null) => void;

/** What the server says instead of a plan. */
const withoutPlan = new Map<number | undefined, 'gone' | 'waiting'>([
  [404, 'gone'],
  [202, 'waiting'],
]);

const fetchPlan = async (token: string, noteBuild: NoteBuild): Promise<KioskState | null> => {
  const answer = await fetch(`/kiosk-plan/${encodeURIComponent(token)}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(requestTimeout),
  }).catch(() => null);
  if (answer) noteBuild(answer.headers.get(buildHeader));
  const status = withoutPlan.get(answer?.status);
  if (status) return { plan: null, status };
  if (!answer?.ok) return null;
  const plan = v.safeParse(kioskPlanSchema, await answer.json().catch(() => null));
  return plan.success ? { plan: plan.output, status: 'live' } : null;
};

/** Asks for ever, so that the screen resumes by itself after a power cut, a lost network and a restart of the services. */
export const useKioskPlan = (token: string): KioskState => {
  const { noteBuild } = usePageUpdates();
  // A screen runs for months, and nobody reloads it.
  useReloadsItself();
  const [state, setState] = useState<KioskState>({ plan: null, status: 'loading' });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async () => {
      const answered = await fetchPlan(token, noteBuild);
      if (isOver) return;
      setState((before) => answered ?? { plan: before.plan, status: before.plan ? 'lost' : 'loading' });
      timer = setTimeout(() => void ask(), pauses[answered?.status ?? 'lost']);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [token, noteBuild]);
  return state;
};
