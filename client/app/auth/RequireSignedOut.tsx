import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeReturnTo } from '../../core/navigation/returnTo.ts';
import { useSession } from '../../core/session/useSession.ts';

/** Guards the login: redirects signed-in visitors to `returnTo`, otherwise to the booking page. */
export const RequireSignedOut = ({ children }: { children: ReactNode }) => {
  const { state } = useSession();
  const [params] = useSearchParams();
  return state.status === 'signedIn' ? <Navigate replace to={safeReturnTo(params.get('returnTo'))} /> : children;
};
