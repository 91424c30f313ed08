import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { sessionChannel } from '../core/session/otherTabs.ts';
import { accessTokenKey } from '../core/session/session.ts';

const outline = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const [, script = ''] = /<script>([^]*?)<\/script>/.exec(outline) ?? [];

type Message = Readonly<{ type: string; token?: string }>;
type Channel = { name: string; posted: Message[]; onmessage: (event: { data: Message }) => void; isClosed: boolean };

/** Runs the inline script of a page at `address`, in a tab whose session storage holds `kept`. */
const openPage = (address: string, { kept, hasChannel = true }: { kept?: string; hasChannel?: boolean } = {}) => {
  const storage = new Map(kept === undefined ? [] : [[accessTokenKey, kept]]);
  const page = { lang: 'de', dataset: { outline: '', note: '' } };
  const channels: Channel[] = [];
  const later: (() => void)[] = [];
  class Channels {
    posted: Message[] = [];
    onmessage = () => undefined;
    isClosed = false;
    name: string;
    constructor(name: string) {
      this.name = name;
      channels.push(this);
    }
    postMessage(message: Message) {
      this.posted.push(message);
    }
    close() {
      this.isClosed = true;
    }
  }
  runInNewContext(script, {
    document: { documentElement: page },
    location: new URL(address, 'https://club.example'),
    navigator: { language: 'de' },
    localStorage: { getItem: () => null },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
    URLSearchParams,
    setTimeout: (run: () => void) => later.push(run),
    ...(hasChannel && { BroadcastChannel: Channels }),
  });
  return { page, storage, channel: channels[0], wait: () => later.forEach((run) => run()) };
};

describe('The page before the client has loaded', () => {
  it('asks the other tabs where it has no session, and shows the plan once one answers', () => {
    const { page, storage, channel } = openPage('/booking');
    expect(page.dataset.outline).toBe('login');
    expect(channel).toMatchObject({ name: sessionChannel, posted: [{ type: 'ask' }] });
    channel?.onmessage({ data: { type: 'answer', token: 'annas' } });
    expect(storage.get(accessTokenKey)).toBe('annas');
    expect(page.dataset.outline).toBe('plan');
    expect(channel?.isClosed).toBe(true);
  });

  it('ignores what other tabs tell each other', () => {
    const { page, storage, channel } = openPage('/booking');
    channel?.onmessage({ data: { type: 'ask' } });
    expect(storage.size).toBe(0);
    expect(page.dataset.outline).toBe('login');
  });

  it('stops listening after a second: the client listens by then', () => {
    const { channel, wait } = openPage('/booking');
    wait();
    expect(channel?.isClosed).toBe(true);
  });

  it.each([
    ['welcome', '/'],
    ['welcome', '/?lng=en'],
    ['welcome', '/booking'],
    ['welcome', '/auth/login'],
    ['required', '/booking?date=2026-06-15'],
    ['required', '/user/bookings'],
    ['required', '/auth/login?returnTo=%2Fuser%2Fbookings'],
  ])('has the message “%s” of the login at %s', (note, address) => {
    expect(openPage(address).page.dataset.note).toBe(note);
  });

  it('does not ask where it has a session', () => {
    const { page, channel } = openPage('/user/bookings', { kept: 'annas' });
    expect(channel).toBeUndefined();
    expect(page.dataset.outline).toBe('bookings');
  });

  it('has the title of the season offer for whoever has its link, signed in or not', () => {
    expect(openPage('/auth/season-offer/token').page.dataset.outline).toBe('season');
    expect(openPage('/auth/season-offer').page.dataset.outline).toBe('season');
    expect(openPage('/auth/season-offer/token', { kept: 'annas' }).page.dataset.outline).toBe('season');
  });

  it('shows the login in a browser without channels', () => {
    expect(openPage('/booking', { hasChannel: false }).page.dataset.outline).toBe('login');
  });
});
