import { expiryOf } from './accessToken.ts';
import type { KeptValues } from './keptValues.ts';
import { type ValueStore, createValueStore } from './valueStore.ts';

/** Where the token lies in session storage (product.md §9). */
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
  | Readonly<{ status: 'signedOut'; because: 'neverSignedIn' | 'expired' | 'left' }>;

export type Session = Omit<ValueStore<SessionState>, 'write'> &
  Readonly<{
    /** False where the token is unreadable or already over; the session then stays as it was. */
    signIn: (token: string) => boolean;
    /** Goes on with a newer token of the same person: the server has ended all older ones. */
    renew: (token: string) => void;
    /** The token of a visit; null once it is over. */
    tokenOf: (visit: number) => string | null;
    signOut: () => void;
    /** The server or the clock ended the session; whoever works on something is sent to the login and comes back. */
    expire: () => void;
    /** The server no longer takes `token`. A session that has another one by now goes on. */
    refuse: (token: string | null) => void;
    /** Ends the session if its time has come (product.md §5: valid only while exp is later than now). */
    checkExpiry: () => void;
  }>;

type Parts = Readonly<{
  storage: KeptValues;
  now: () => number;
  /** After somebody signed out on purpose: nothing of theirs may wait for the next person (decisions.md B23). */
  onLeave: () => void;
}>;

const restored = ({ storage, now }: Omit<Parts, 'onLeave'>): SessionState => {
  const token = storage.getItem(accessTokenKey);
  if (token === null) return { status: 'signedOut', because: 'neverSignedIn' };
  const expiresAt = expiryOf(token);
  if (expiresAt !== null && expiresAt > now()) return { status: 'signedIn', token, expiresAt, visit: 0 };
  storage.removeItem(accessTokenKey);
  return { status: 'signedOut', because: 'expired' };
};

/** The session of this tab: begins with what session storage still holds, ends with the token's `exp` (decisions.md C16). */
export const createSession = ({ storage, now, onLeave }: Parts): Session => {
  const { read, subscribe, write } = createValueStore(restored({ storage, now }));
  const end = (because: 'expired' | 'left') => {
    storage.removeItem(accessTokenKey);
    write({ status: 'signedOut', because });
  };
  const expire = () => {
    if (read().status === 'signedIn') end('expired');
  };
  let visits = 0;
  const begin = (token: string, visit: number): boolean => {
    const expiresAt = expiryOf(token);
    if (expiresAt === null || expiresAt <= now()) return false;
    storage.setItem(accessTokenKey, token);
    write({ status: 'signedIn', token, expiresAt, visit });
    return true;
  };
  return {
    read,
    subscribe,
    signIn: (token) => begin(token, (visits += 1)),
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
