import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeReturnTo } from '../core/returnTo.ts';
import { useSession } from '../core/useSession.ts';

/** The login's door: who is signed in already, or just has, goes on to `returnTo`, else to the booking page. */
export const OnlyWithoutSession = ({ children }: { children: ReactNode }) => {
  const { state } = useSession();
  const [params] = useSearchParams();
  return state.status === 'signedIn' ? <Navigate replace to={safeReturnTo(params.get('returnTo'))} /> : children;
};
