import { useEffect, useState } from 'react';
import { useSession } from '../../core/session/useSession.ts';
import { type AccountingSums, type ExportChoice, fetchSums } from './fetchExport.ts';

type SumsState =
  | Readonly<{ status: 'loading' }>
  | Readonly<{ status: 'loaded'; sums: AccountingSums }>
  | Readonly<{ status: 'failed'; error: unknown }>;

const loading: SumsState = { status: 'loading' };
/** What an export of this choice contains; `retry` asks again. */
export const useAccountingSums = ({ kind, from, to, isOnlyNew }: ExportChoice) => {
  const { state: session } = useSession();
  const token = session.status === 'signedIn' ? session.token : null;
  const [state, setState] = useState<SumsState>(loading);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (token === null) return undefined;
    const end = new AbortController();
    const show = (next: SumsState): void => {
      if (!end.signal.aborted) setState(next);
    };
    fetchSums({ kind, from, to, isOnlyNew }, token, end.signal).then(
      (sums) => show({ status: 'loaded', sums }),
      (error: unknown) => show({ status: 'failed', error }),
    );
    return () => end.abort();
  }, [kind, from, to, isOnlyNew, token, attempt]);
  const retry = () => {
    setState(loading);
    setAttempt((before) => before + 1);
  };
  return { state, retry };
};
