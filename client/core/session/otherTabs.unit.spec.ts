import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accessToken } from '../../test/accessToken.ts';
import { safeStorage } from '../browser/safeStorage.ts';
import { connectTabs, sessionChannel } from './otherTabs.ts';
import { accessTokenKey, createSession } from './session.ts';

/** Seconds. */
const eightOClock = Date.parse('2026-06-15T08:00:00Z') / 1_000;
const annas = accessToken(eightOClock + 60);
const bens = accessToken(eightOClock + 60, 'ben');

/** A tab; its session storage is its own. */
const openTab = (token?: string) => {
  const clock = { seconds: eightOClock };
  const storage = safeStorage(() => {
    throw new Error('Only in memory');
  });
  if (token !== undefined) storage.setItem(accessTokenKey, token);
  const onLeave = vi.fn();
  const session = createSession({ storage, now: () => clock.seconds * 1_000, onLeave });
  const connect = () => onTestFinished(connectTabs(session));
  return { session, clock, storage, onLeave, connect };
};
const connectedTab = (token?: string) => {
  const tab = openTab(token);
  tab.connect();
  return tab;
};
type Tab = ReturnType<typeof openTab>;

const hasToken = (tab: Tab, token: string) =>
  expect.poll(() => tab.session.read()).toMatchObject({ status: 'signedIn', token });
const isOut = (tab: Tab, reason: string) =>
  expect.poll(() => tab.session.read()).toEqual({ status: 'signedOut', reason });
/** Messages arrive in their order: once these tabs have heard of each other, all earlier ones have arrived. */
const settled = async () => {
  const sender = new BroadcastChannel('settled');
  const receiver = new BroadcastChannel('settled');
  await new Promise((resolve) => {
    receiver.onmessage = resolve;
    sender.postMessage('now');
  });
  [sender, receiver].forEach((channel) => channel.close());
};

afterEach(() => vi.unstubAllGlobals());

describe('A new tab', () => {
  it('takes over the session of another tab, and keeps it in its own storage', async () => {
    connectedTab(annas);
    const tab = connectedTab();
    await hasToken(tab, annas);
    expect(tab.storage.getItem(accessTokenKey)).toBe(annas);
  });

  it('takes over the session also when it still holds an expired one', async () => {
    connectedTab(annas);
    await hasToken(connectedTab(accessToken(eightOClock - 1)), annas);
  });

  it('gets no session that has expired, even before its tab has noticed', async () => {
    const first = connectedTab(annas);
    first.clock.seconds += 60;
    const tab = connectedTab();
    await isOut(first, 'expired');
    await settled();
    expect(tab.session.read().status).toBe('signedOut');
  });

  it('stays signed out where no other tab has a session', async () => {
    connectedTab();
    const tab = connectedTab();
    await settled();
    expect(tab.session.read()).toEqual({ status: 'signedOut', reason: 'neverSignedIn' });
  });

  it('of which the person has signed out is not signed in by a late answer', async () => {
    const tab = connectedTab(annas);
    tab.session.signOut();
    const late = new BroadcastChannel(sessionChannel);
    onTestFinished(() => late.close());
    late.postMessage({ type: 'answer', token: annas });
    await settled();
    expect(tab.session.read()).toEqual({ status: 'signedOut', reason: 'left' });
  });
});

describe('Signing in', () => {
  it('reaches the tabs that show the login, also after a sign-out', async () => {
    const [here, waiting, left] = [connectedTab(), connectedTab(), connectedTab(annas)];
    left.session.signOut();
    await settled();
    here.session.signIn(bens);
    await hasToken(waiting, bens);
    await hasToken(left, bens);
  });

  it('as another person replaces the session in all tabs', async () => {
    const [anna, ben] = [connectedTab(annas), openTab()];
    ben.session.signIn(bens);
    ben.connect();
    await hasToken(anna, bens);
    expect(anna.session.tokenOf(0)).toBeNull();
  });

  it('continues in all tabs with the newer token after a change of the password', async () => {
    const [here, there] = [connectedTab(annas), connectedTab(annas)];
    const newer = accessToken(eightOClock + 3_600);
    here.session.renew(newer);
    await hasToken(there, newer);
    expect(there.session.tokenOf(0)).toBe(newer);
  });
});

describe('Signing out', () => {
  it('reaches all tabs, and removes what each has stored', async () => {
    const [here, ...others] = [connectedTab(annas), connectedTab(annas), connectedTab(bens)];
    here.session.signOut();
    for (const tab of others) {
      await isOut(tab, 'left');
      expect(tab.storage.getItem(accessTokenKey)).toBeNull();
      expect(tab.onLeave).toHaveBeenCalledOnce();
    }
  });

  it('reaches also a tab whose session the server has ended before', async () => {
    const [first, second] = [connectedTab(annas), connectedTab(annas)];
    first.session.expire();
    second.session.signOut();
    await isOut(first, 'left');
    expect(first.onLeave).toHaveBeenCalledOnce();
  });

  it('reaches the others also from a tab that was not connected yet', async () => {
    const there = connectedTab(annas);
    const here = openTab(annas);
    here.session.signOut();
    here.connect();
    await isOut(there, 'left');
  });

  it('does not happen where the session of one tab ends by the clock', async () => {
    const [here, there] = [connectedTab(annas), connectedTab(annas)];
    here.clock.seconds += 60;
    here.session.checkExpiry();
    await settled();
    expect(there.session.read().status).toBe('signedIn');
  });
});

describe('The channel between tabs', () => {
  it.each([null, 'ask', { type: 'signedIn' }, { type: 'signedIn', token: 7 }, { type: 'signedIn', token: 'nonsense' }])(
    'ignores the unreadable message %j',
    async (message) => {
      const tab = connectedTab(annas);
      const stranger = new BroadcastChannel(sessionChannel);
      onTestFinished(() => stranger.close());
      stranger.postMessage(message);
      await settled();
      expect(tab.session.read()).toMatchObject({ status: 'signedIn', token: annas });
    },
  );

  it('is not needed: without it each tab has a session of its own', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const [here, there] = [connectedTab(annas), connectedTab(annas)];
    here.session.signOut();
    expect(there.session.read().status).toBe('signedIn');
  });
});
