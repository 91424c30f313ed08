import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useFreshViewer } from '../core/useFreshViewer.ts';
import { useViewer } from '../core/useViewer.ts';

/**
 * The dashboard's door: nobody but ADMIN (decisions.md C6), for as long as they are. The server refuses each call besides; who
 * is demoted while the page is open loses it with the next look.
 */
export const RequireAdmin = ({ children }: { children: ReactNode }) => {
  const { role } = useViewer();
  useFreshViewer();
  return role === 'ADMIN' ? children : <Navigate replace to="/booking" />;
};
