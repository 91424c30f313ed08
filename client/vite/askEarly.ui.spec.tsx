import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localDate, localTime } from '@platzwart/contracts/core';
import { earlyBookings } from '../app/earlyBookings.ts';
import { formatDate, formatTimeRange } from '../core/formatting/formatting.ts';
import { createGraphqlFetch } from '../core/relay/graphqlFetch.ts';
import { accessTokenKey } from '../core/session/session.ts';
import { askEarly } from './askEarly.ts';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const booking = (more: object) => ({
  sport: 'TENNIS',
  court: 3,
  start: '18:00',
  end: '19:00',
  state: 'BOOKED',
  ...more,
});
const tennis = {
  name: 'TENNIS',
  courtList: [
    { number: 3, name: 'Platz 3' },
    { number: 4, name: 'Center-Court' },
  ],
};
const answered = (own: readonly object[], asPlayer: readonly object[] = []) => ({
  data: { bookingsByUser: own, bookingsAsPlayer: asPlayer, bookingInfos: { sportSettings: [tennis] } },
});

type Sent = Readonly<{ body: string; headers: Headers }>;
const sent: Sent[] = [];
/** What the gateway answers, the first time and later. */
const gateway = (...answers: (() => Response)[]) =>
  vi.stubGlobal('fetch', (_: string, { body, headers }: RequestInit) => {
    sent.push({ body: typeof body === 'string' ? body : '', headers: new Headers(headers) });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve().then(() => answer?.());
  });
const answering = (body: object) => gateway(() => Response.json(body));

const shown = () => [...document.querySelectorAll('.outline-bookings p')].map((line) => line.textContent);
const untilShown = () => expect.poll(shown).not.toHaveLength(0);

/** The same query as the page sends it when its scripts have arrived. */
const askAsThePage = (token = 'token-of-anna') => {
  const onRefusal = () => Promise.resolve();
  const readLanguage = () => document.documentElement.lang;
  const graphqlFetch = createGraphqlFetch({
    url: '/graphql',
    readToken: () => token,
    readLanguage,
    onRefusal,
    onBuild: () => undefined,
  });
  const [text = ''] = earlyBookings.documents;
  const query = { name: 'MyBookingsQuery', operationKind: 'query', text, id: null, cacheID: '', metadata: {} } as const;
  return Promise.resolve(graphqlFetch(query, {}, {}));
};

const openedFor = (milliseconds: number) => vi.spyOn(performance, 'now').mockReturnValue(milliseconds);

beforeEach(() => {
  openedFor(1_000);
  sent.length = 0;
  document.body.innerHTML = '<div class="outline-bookings" hidden></div>';
  document.documentElement.lang = 'de';
  sessionStorage.setItem(accessTokenKey, 'token-of-anna');
  window.history.replaceState(null, '', '/user/bookings');
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  sessionStorage.clear();
  globalThis.earlyAnswer = undefined;
});

describe('The own bookings before the scripts of the page have arrived', () => {
  it('stand in the outline, the next one first, without those that are cancelled or over', async () => {
    const [soon, later] = [day(2), day(5)];
    const own = [
      booking({ date: later, court: 4 }),
      booking({ date: soon }),
      booking({ date: day(3), state: 'CANCELED' }),
      booking({ date: day(-2) }),
    ];
    answering(answered(own, [booking({ date: later, start: '20:00', end: '21:00', court: 9 })]));
    askEarly(earlyBookings);
    await untilShown();
    expect(document.querySelector('.outline-bookings')).not.toHaveAttribute('hidden');
    const [date, laterDate] = [localDate(soon), localDate(later)];
    const time = formatTimeRange(localTime('18:00'), localTime('19:00'), 'de');
    expect(shown()).toEqual([
      `${formatDate(date, 'de', 'day')}, ${time}\nPlatz 3`,
      `${formatDate(laterDate, 'de')}, ${time}, Center-Court\n${formatDate(laterDate, 'de')}, 20:00–21:00 Uhr, Platz 9`,
    ]);
  });

  it('are told in the language on screen', async () => {
    document.documentElement.lang = 'en';
    answering(answered([booking({ date: day(2) })]));
    askEarly(earlyBookings);
    await untilShown();
    expect(shown()).toEqual([`${formatDate(localDate(day(2)), 'en', 'day')}, 18:00–19:00\nCourt 3`]);
  });

  it('say that nothing is booked', async () => {
    answering(answered([]));
    askEarly(earlyBookings);
    await untilShown();
    expect(shown()).toEqual([earlyBookings.nothingBooked.de]);
  });

  it('are asked for once: the page takes the answer', async () => {
    const body = answered([booking({ date: day(2) })]);
    answering(body);
    askEarly(earlyBookings);
    expect(sent).toHaveLength(earlyBookings.documents.length);
    await expect(askAsThePage()).resolves.toEqual(body);
    expect(sent).toHaveLength(earlyBookings.documents.length);
    await askAsThePage();
    expect(sent).toHaveLength(earlyBookings.documents.length + 1);
    const again = sent.at(-1);
    expect(sent[0]?.body).toBe(again?.body);
    expect([...(sent[0]?.headers ?? [])]).toEqual([...(again?.headers ?? [])]);
  });

  it.each(['in another language', 'by another person', 'after twenty seconds'])('are not taken %s', async (how) => {
    answering(answered([]));
    askEarly(earlyBookings);
    if (how === 'in another language') document.documentElement.lang = 'en';
    if (how === 'after twenty seconds') openedFor(20_000);
    await askAsThePage(how === 'by another person' ? 'token-of-ben' : undefined);
    expect(sent).toHaveLength(earlyBookings.documents.length + 1);
  });

  it('are asked for again where no answer came, and the outline stays as it is', async () => {
    const lost = (): Response => {
      throw new TypeError('Failed to fetch');
    };
    const body = answered([]);
    gateway(...earlyBookings.documents.map(() => lost), () => Response.json(body));
    askEarly(earlyBookings);
    await expect(askAsThePage()).resolves.toEqual(body);
    expect(shown()).toEqual([]);
  });

  it('are not shown where they are refused', async () => {
    answering({ data: null, errors: [{ message: 'ERR_NOT_AUTHORIZED' }] });
    askEarly(earlyBookings);
    await expect(askAsThePage()).rejects.toThrow();
    expect(shown()).toEqual([]);
  });

  it('leave a list with a filter to the page', async () => {
    window.history.replaceState(null, '', '/user/bookings?period=past');
    answering(answered([booking({ date: day(2) })]));
    askEarly(earlyBookings);
    await askAsThePage();
    expect(shown()).toEqual([]);
  });

  it('are not asked for on other pages, nor by a visitor', () => {
    answering(answered([]));
    window.history.replaceState(null, '', '/booking');
    askEarly(earlyBookings);
    window.history.replaceState(null, '', '/user/bookings');
    sessionStorage.clear();
    askEarly(earlyBookings);
    expect(sent).toEqual([]);
  });
});
