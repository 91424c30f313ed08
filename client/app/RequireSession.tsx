import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPathFor } from '../core/returnTo.ts';
import { useSession } from '../core/useSession.ts';

/** Without a session: to the login, and from there back to where one was. Who signs out on purpose need not come back. */
export const RequireSession = ({ children }: { children: ReactNode }) => {
  const { state } = useSession();
  const { pathname, search } = useLocation();
  if (state.status === 'signedIn') return children;
  return <Navigate replace to={state.because === 'left' ? '/auth/login' : loginPathFor(pathname + search)} />;
};
