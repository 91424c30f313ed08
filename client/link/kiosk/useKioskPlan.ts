import { useEffect, useState } from 'react';
import { type KioskPlan, kioskPlanSchema } from '@platzwart/contracts/kiosk-plan';
import * as v from 'valibot';
import { checkServerBuild } from '../../core/loading/serverBuild.ts';

/** `lost`: the last plan is shown, and asked for again. `gone`: the link was removed. */
export type KioskState = Readonly<{ plan: KioskPlan | null; status: 'loading' | 'live' | 'lost' | 'gone' }>;

/** Milliseconds until the next request. */
const pauses = { live: 2_000, lost: 2_000, loading: 2_000, gone: 30_000 } as const;
const requestTimeout = 8_000;
/** A screen runs for months: a new release replaces the page. */
const buildCheckInterval = 10 * 60_000;

const fetchPlan = async (token: string): Promise<KioskState | null> => {
  const answer = await fetch(`/kiosk-plan/${encodeURIComponent(token)}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(requestTimeout),
  }).catch(() => null);
  if (answer?.status === 404) return { plan: null, status: 'gone' };
  if (!answer?.ok) return null;
  const plan = v.safeParse(kioskPlanSchema, await answer.json().catch(() => null));
  return plan.success ? { plan: plan.output, status: 'live' } : null;
};

/** Asks for ever, so that the screen resumes by itself after a power cut, a lost network and a restart of the services. */
export const useKioskPlan = (token: string): KioskState => {
  const [state, setState] = useState<KioskState>({ plan: null, status: 'loading' });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async () => {
      const answered = await fetchPlan(token);
      if (isOver) return;
      setState((before) => answered ?? { plan: before.plan, status: before.plan ? 'lost' : 'loading' });
      timer = setTimeout(() => void ask(), pauses[answered?.status ?? 'lost']);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [token]);
  useEffect(() => {
    const timer = setInterval(() => {
      void checkServerBuild().then((build) => {
        if (build === 'gone') window.location.reload();
      });
    }, buildCheckInterval);
    return () => clearInterval(timer);
  }, []);
  return state;
};
