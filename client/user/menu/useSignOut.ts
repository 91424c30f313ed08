import { useCallback } from 'react';
import { useSession } from '../../core/useSession.ts';

export const useSignOut = () => {
  const { session } = useSession();
  return useCallback(() => session.signOut(), [session]);
};
