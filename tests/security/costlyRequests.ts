import { Agent, request } from 'node:http';
import { dayFromToday } from '../support/clubDays.ts';
import { authenticatedSocket } from './socket.ts';

type Attackers = Readonly<{ url: string; admin: string; member: string; memberId: string }>;
type Attack = Readonly<{ name: string; run: (attackers: Attackers) => Promise<unknown> }>;

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** Reads the answer without looking at it; whatever it says is no concern of the attacker. */
const send = (url: URL, token: string | null, body: string | null = null): Promise<void> =>
  new Promise((resolve) => {
    const headers = {
      ...(body !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    };
    const call = request(url, { agent, method: body === null ? 'GET' : 'POST', headers }, (answer) => {
      answer.resume().once('close', resolve);
    });
    call.once('error', () => resolve());
    call.end(body);
  });

const times = (count: number, work: (index: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const call = (query: string, variables: object): string => JSON.stringify({ query, variables });

const bookings = `mutation ($bookings: [UserBookingInput!]!) { bookAsUser(bookings: $bookings) { success } }`;
const undone = `mutation ($ids: [ID!]!) { cancelBookings(ids: $ids) { success } }`;
const whatIf = `query ($input: WhatIfInput!) { whatIf(input: $input) { __typename } }`;
const upload = `mutation ($file: String!) { readStatement(file: $file) { found } }`;
const wide = `query ($from: Date!, $to: Date!) {
  bookingsInPeriod(fromDate: $from, toDate: $to, choosenSport: "TENNIS") { _id court date start end category title user { firstName lastName } } }`;
const missed = `subscription { courtPlanChanged(sport: "TENNIS", fromDate: "${dayFromToday(0)}", toDate: "${dayFromToday(60)}", since: "0") {
  changed { _id court date start end title } } }`;

const lists = (element: unknown, count: number): readonly unknown[] => Array.from({ length: count }, () => element);
/** A sport's prices within those of another, as text: deeper than our own program could write. */
const deepPrices = (depth: number): string => `[${'{"prices":['.repeat(depth)}${']}'.repeat(depth)}]`;
const longPrices = JSON.stringify(lists({ sport: 'TENNIS', prices: lists({}, 20) }, 15_000));
const whatIfWith = (prices: string): string =>
  `{"query":${JSON.stringify(whatIf)},"variables":{"input":{"from":"2026-01-01","to":"2026-12-31","prices":${prices}}}}`;

const statement = (entries: number): string => {
  const line = (at: number): string => `:61:2611241124CR${at},50NTRFNONREF\n:86:Platz ${at}\n`;
  const lines = Array.from({ length: entries }, (_, at) => line(at + 1)).join('');
  const text = `:20:A\n:25:DE89370400440532013000\n:28C:1/1\n${lines}:62F:C261124EUR1,00\n`;
  return Buffer.from(text).toString('base64');
};
const file = statement(9_000);
const year = '/documents/accounting/year.zip?from=2026-01-01&to=2026-12-31';
const sums = '/documents/accounting/sums.json?from=2026-01-01&to=2026-12-31';

const api = (url: string): URL => new URL('/graphql', url);

/** What a caller can send that costs much more to answer than to send. */
export const costlyRequests: readonly Attack[] = [
  {
    name: 'long lists of wrong input without a session',
    run: ({ url }) =>
      times(40, (index) => send(api(url), null, call(bookings, { bookings: lists(index % 2 ? [] : {}, 30_000) }))),
  },
  {
    name: 'long lists of ids of a member',
    run: ({ url, member }) => times(40, () => send(api(url), member, call(undone, { ids: lists('x', 20_000) }))),
  },
  {
    name: 'what-if with long and deep prices of an ADMIN',
    run: ({ url, admin }) =>
      times(8, (index) => send(api(url), admin, whatIfWith(index % 2 ? deepPrices(50_000) : longPrices))),
  },
  {
    name: 'statements of an ADMIN',
    run: ({ url, admin }) => times(8, () => send(api(url), admin, call(upload, { file }))),
  },
  {
    name: 'evidence of a member',
    run: ({ url, member, memberId }) =>
      times(40, () => send(new URL(`/documents/evidence/${memberId}.pdf`, url), member)),
  },
  {
    name: 'exports and tables of the year of an ADMIN',
    run: ({ url, admin }) => times(40, (index) => send(new URL(index % 2 ? sums : year, url), admin)),
  },
  {
    name: 'calendars without a session',
    run: ({ url }) => times(400, () => send(new URL('/calendar/events.ics', url), null)),
  },
  {
    name: 'wide plans of a member',
    run: ({ url, member }) =>
      times(40, (index) =>
        send(api(url), member, call(wide, { from: dayFromToday(-index), to: dayFromToday(58 - index) })),
      ),
  },
  {
    name: 'what was missed, again and again',
    run: async ({ url, member }) => {
      const socket = await authenticatedSocket(url, member);
      for (let id = 0; id < 100; id += 1) {
        socket.say({ id: String(id), type: 'subscribe', payload: { query: missed } });
        if (id % 20 === 19) await socket.hear();
        socket.say({ id: String(id), type: 'complete' });
      }
      socket.leave();
    },
  },
];
