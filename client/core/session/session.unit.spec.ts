import { describe, expect, it, vi } from 'vitest';
import { accessToken } from '../../test/accessToken.ts';
import { accessTokenKey, createSession } from './session.ts';

/** Seconds. */
const eightOClock = Date.parse('2026-06-15T08:00:00Z') / 1_000;

const sessionStorageWith = (token?: string): Storage => {
  const values = new Map(token === undefined ? [] : [[accessTokenKey, token]]);
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
};

const sessionAt = (seconds: number, token?: string) => {
  const clock = { seconds };
  const storage = sessionStorageWith(token);
  const onLeave = vi.fn();
  const session = createSession({ storage, now: () => clock.seconds * 1_000, onLeave });
  return { clock, storage, session, onLeave };
};

describe('A session', () => {
  it('begins with the token in session storage', () => {
    const token = accessToken(eightOClock + 1);
    const { session } = sessionAt(eightOClock, token);
    expect(session.read()).toEqual({ status: 'signedIn', token, expiresAt: (eightOClock + 1) * 1_000, visit: 0 });
  });

  it('does not begin with a token whose exp is now: it must be later', () => {
    const { session, storage } = sessionAt(eightOClock, accessToken(eightOClock));
    expect(session.read()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(storage.getItem(accessTokenKey)).toBeNull();
  });

  it.each(['', 'nonsense', 'a.b.c', `a.${btoa('{}')}.c`])('removes the unreadable token %j', (token) => {
    const { session, storage } = sessionAt(eightOClock, token);
    expect(session.read().status).toBe('signedOut');
    expect(storage.getItem(accessTokenKey)).toBeNull();
  });

  it('reads a name with umlauts in a token', () => {
    const body = btoa(
      String.fromCharCode(...new TextEncoder().encode('{"exp":9999999999,"sub":"jörg","name":"Jörg Müßig?>"}')),
    );
    const token = `h.${body.replaceAll('+', '-').replaceAll('/', '_')}.s`;
    expect(sessionAt(eightOClock, token).session.read().status).toBe('signedIn');
  });

  it('treats a first visitor as signed out without a previous session', () => {
    expect(sessionAt(eightOClock).session.read()).toEqual({ status: 'signedOut', reason: 'neverSignedIn' });
  });

  it('keeps the token in session storage from the login on', () => {
    const { session, storage } = sessionAt(eightOClock);
    const token = accessToken(eightOClock + 3_600);
    expect(session.signIn(token)).toBe(true);
    expect(storage.getItem(accessTokenKey)).toBe(token);
  });

  it('refuses an expired token', () => {
    const { session, storage } = sessionAt(eightOClock);
    expect(session.signIn(accessToken(eightOClock - 1))).toBe(false);
    expect(storage.getItem(accessTokenKey)).toBeNull();
  });

  it('ends at its exp, not before, and removes the token', () => {
    const { session, storage, clock, onLeave } = sessionAt(eightOClock, accessToken(eightOClock + 60));
    clock.seconds += 59;
    session.checkExpiry();
    expect(session.read().status).toBe('signedIn');
    clock.seconds += 1;
    session.checkExpiry();
    expect(session.read()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(storage.getItem(accessTokenKey)).toBeNull();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('removes all stored data when the person signs out', () => {
    const { session, storage, onLeave } = sessionAt(eightOClock, accessToken(eightOClock + 60));
    session.signOut();
    expect(session.read()).toEqual({ status: 'signedOut', reason: 'left' });
    expect(storage.getItem(accessTokenKey)).toBeNull();
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('stays “signed out on purpose” when a late answer says that a login is required', () => {
    const { session } = sessionAt(eightOClock, accessToken(eightOClock + 60));
    session.signOut();
    session.expire();
    expect(session.read()).toEqual({ status: 'signedOut', reason: 'left' });
  });

  it('continues with a newer token, in the same visit', () => {
    const { session, storage } = sessionAt(eightOClock, accessToken(eightOClock + 60));
    const newer = accessToken(eightOClock + 3_600);
    session.renew(newer);
    expect(session.read()).toMatchObject({ token: newer, visit: 0 });
    expect(storage.getItem(accessTokenKey)).toBe(newer);
    expect(session.tokenOf(0)).toBe(newer);
  });

  it('continues the visit of a person who signs in once more, and begins a new one for another person', () => {
    const { session } = sessionAt(eightOClock, accessToken(eightOClock + 60));
    const annasNext = accessToken(eightOClock + 3_600);
    expect(session.signIn(annasNext)).toBe(true);
    expect(session.tokenOf(0)).toBe(annasNext);
    session.signIn(accessToken(eightOClock + 3_600, 'ben'));
    expect(session.tokenOf(0)).toBeNull();
    expect(session.read()).toMatchObject({ status: 'signedIn', visit: 1 });
  });

  it('is not restored by a newer token that arrives after the end', () => {
    const { session, storage } = sessionAt(eightOClock, accessToken(eightOClock + 60));
    session.signOut();
    session.renew(accessToken(eightOClock + 3_600));
    expect(session.read().status).toBe('signedOut');
    expect(storage.getItem(accessTokenKey)).toBeNull();
  });

  it('has no token for the calls of an earlier visit', () => {
    const { session } = sessionAt(eightOClock, accessToken(eightOClock + 60));
    session.signOut();
    session.signIn(accessToken(eightOClock + 3_600));
    expect(session.tokenOf(0)).toBeNull();
  });

  it('ends only when the server no longer accepts its current token', () => {
    const old = accessToken(eightOClock + 60);
    const { session } = sessionAt(eightOClock, old);
    const newer = accessToken(eightOClock + 3_600);
    session.renew(newer);
    session.refuse(old);
    session.refuse(null);
    expect(session.read().status).toBe('signedIn');
    session.refuse(newer);
    expect(session.read()).toEqual({ status: 'signedOut', reason: 'expired' });
  });
});
