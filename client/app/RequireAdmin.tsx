import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useViewerPolling } from '../core/session/useViewerPolling.ts';
import { useViewer } from '../core/session/useViewer.ts';

/**
 * Guards the dashboard: only for ADMIN (decisions.md C6), checked repeatedly. The server also refuses each call; an admin
 * who loses the role while the page is open loses the page with the next check.
 */
export const RequireAdmin = ({ children }: { children: ReactNode }) => {
  const { role } = useViewer();
  useViewerPolling();
  return role === 'ADMIN' ? children : <Navigate replace to="/booking" />;
};
