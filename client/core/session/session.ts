import { readToken } from './accessToken.ts';
import type { KeyValueStorage } from '../browser/safeStorage.ts';
import { type ValueStore, createValueStore } from '../valueStore.ts';

/** The key of the token in session storage (product.md §9). */
export const accessTokenKey = 'accessToken';

export type SessionState =
  | Readonly<{
      status: 'signedIn';
      token: string;
      /** Epoch milliseconds. */
      expiresAt: number;
      /** Counts the logins of this tab; a renewed token belongs to the same visit. */
      visit: number;
    }>
  | Readonly<{ status: 'signedOut'; reason: 'neverSignedIn' | 'expired' | 'left' }>;

export type Session = Omit<ValueStore<SessionState>, 'write'> &
  Readonly<{
    /**
     * False where the token is unreadable or has expired; the session then stays unchanged. The signed-in person continues
     * the visit, with the newer token; another person begins a new one.
     */
    signIn: (token: string) => boolean;
    /** Continues with a newer token of the same person: the server has ended all older ones. */
    renew: (token: string) => void;
    /** The token of a visit; null once it is over. */
    tokenOf: (visit: number) => string | null;
    signOut: () => void;
    /** The server or the clock ended the session; a visitor on a protected page is sent to the login and returns after it. */
    expire: () => void;
    /** The server no longer accepts `token`. A session that has another token by now continues. */
    refuse: (token: string | null) => void;
    /** Ends the session if its time has come (product.md §5: valid only while exp is later than now). */
    checkExpiry: () => void;
  }>;

type SessionDependencies = Readonly<{
  storage: KeyValueStorage;
  now: () => number;
  /** After signing out on purpose: no data of this person may be kept for the next one (decisions.md B23). */
  onLeave: () => void;
}>;

const restoreState = ({ storage, now }: Omit<SessionDependencies, 'onLeave'>): SessionState => {
  const token = storage.getItem(accessTokenKey);
  if (token === null) return { status: 'signedOut', reason: 'neverSignedIn' };
  const expiresAt = readToken(token)?.expiresAt ?? 0;
  if (expiresAt > now()) return { status: 'signedIn', token, expiresAt, visit: 0 };
  storage.removeItem(accessTokenKey);
  return { status: 'signedOut', reason: 'expired' };
};

/** The session of this tab: begins with what session storage still holds, ends with the token's `exp` (decisions.md C16). */
export const createSession = ({ storage, now, onLeave }: SessionDependencies): Session => {
  const { read, subscribe, write } = createValueStore(restoreState({ storage, now }));
  const end = (reason: 'expired' | 'left') => {
    storage.removeItem(accessTokenKey);
    write({ status: 'signedOut', reason });
  };
  const expire = () => {
    if (read().status === 'signedIn') end('expired');
  };
  let visits = 0;
  const begin = (token: string, visit: number): boolean => {
    const expiresAt = readToken(token)?.expiresAt ?? 0;
    if (expiresAt <= now()) return false;
    storage.setItem(accessTokenKey, token);
    write({ status: 'signedIn', token, expiresAt, visit });
    return true;
  };
  return {
    read,
    subscribe,
    signIn: (token) => {
      const state = read();
      const isSamePerson = state.status === 'signedIn' && readToken(state.token)?.person === readToken(token)?.person;
      return begin(token, isSamePerson ? state.visit : (visits += 1));
    },
    renew: (token) => {
      const state = read();
      if (state.status === 'signedIn') begin(token, state.visit);
    },
    tokenOf: (visit) => {
      const state = read();
      return state.status === 'signedIn' && state.visit === visit ? state.token : null;
    },
    signOut: () => {
      end('left');
      onLeave();
    },
    expire,
    refuse: (token) => {
      const state = read();
      if (state.status === 'signedIn' && state.token === token) expire();
    },
    checkExpiry: () => {
      const state = read();
      if (state.status === 'signedIn' && state.expiresAt <= now()) expire();
    },
  };
};
