import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPathFor } from '../core/navigation/returnTo.ts';
import { useSession } from '../core/session/useSession.ts';

/** Redirects visitors without a session to the login, and from there back. After signing out on purpose there is no way back. */
export const RequireSession = ({ children }: { children: ReactNode }) => {
  const { state } = useSession();
  const { pathname, search } = useLocation();
  if (state.status === 'signedIn') return children;
  return <Navigate replace to={state.reason === 'left' ? '/auth/login' : loginPathFor(pathname + search)} />;
};
