import { createContext, use, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

/** The session's state and its actions. */
export const useSession = (): Readonly<{ state: SessionState; session: Session }> => {
  const session = use(SessionContext);
  if (!session) throw new Error('No session around this component');
  return { state: useSyncExternalStore(session.subscribe, session.read), session };
};
