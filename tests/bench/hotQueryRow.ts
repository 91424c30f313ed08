import autocannon from 'autocannon';
import { dayFromToday } from '../support/clubDays.ts';
import { freePort } from '../support/freePort.ts';
import { signIn } from '../support/graphqlClient.ts';
import { openHouse } from '../support/runningClub.ts';
import { startRawServer } from './rawServerProcess.ts';
import { type Measurement, ratioOf } from './rounds.ts';
import type { BenchRow } from './row.ts';

const plan = `query ($day: Date!) {
  bookingsInPeriod(fromDate: $day, toDate: $day, choosenSport: "TENNIS") {
    id _id court date start end category title state sport
  }
}`;

type Target = Readonly<{ url: string; headers: Record<string, string>; body: string }>;

const askedBy32 =
  ({ url, headers, body }: Target): Measurement =>
  async () => {
    const result = await autocannon({ url, method: 'POST', headers, body, connections: 32, duration: 2 });
    if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} bad answers`);
    return result.requests.average;
  };

export const hotQueryRow: BenchRow = {
  id: 'P19',
  title: "a day's court plan ÷ node:http sending the same bytes",
  columns: ['32 connections'],
  better: 'higher',
  must: [0.5],
  aim: [0.75],
  measure: async (report) => {
    const { club, close } = await openHouse(await freePort());
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${await signIn(club.url, 'anna@platzwart.example')}`,
    };
    const target = {
      url: `${club.url}/graphql`,
      headers,
      body: JSON.stringify({ query: plan, variables: { day: dayFromToday(0) } }),
    };
    const response = await fetch(target.url, { method: 'POST', headers, body: target.body });
    const answer = await response.text();
    if (answer.includes('"errors"')) throw new Error(answer);
    report(`${answer.length} characters per answer`);
    const raw = await startRawServer({ answer });
    try {
      return [await ratioOf(askedBy32(target), askedBy32({ ...target, url: `http://${raw.address}/` }))];
    } finally {
      raw.stop();
      await close();
    }
  },
};
