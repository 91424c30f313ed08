import * as v from 'valibot';
import { bookCourt } from '../support/courtBookings.ts';
import { dayFromToday } from '../support/clubDays.ts';
import { freePort } from '../support/freePort.ts';
import { callGraphql, signIn } from '../support/graphqlClient.ts';
import { openHouse } from '../support/runningClub.ts';
import { freeSlots } from './freeSlots.ts';
import { exactly, roundsOfThisRun } from './rounds.ts';
import type { BenchRow } from './row.ts';

const triesPerRound = 2000;
const lanes = 16;

const planSchema = v.object({ bookingsInPeriod: v.array(v.object({ _id: v.string() })) });

/** The very query that is answered from memory for everybody else. */
const query =
  'query ($day: Date!) { bookingsInPeriod(fromDate: $day, toDate: $day, choosenSport: "TENNIS") { _id court start } }';

const idsOn = async (url: string, token: string, day: string): Promise<readonly string[]> => {
  const { data } = await callGraphql(url, { query, variables: { day }, token });
  return v.parse(planSchema, data).bookingsInPeriod.map(({ _id }) => _id);
};

export const ownBookingsRow: BenchRow = {
  id: 'P21',
  title: 'own bookings that a query did not show after their acknowledgement, in 10,000 tries of 16 at a time',
  columns: ['missing'],
  better: 'lower',
  must: [0],
  aim: [0],
  measure: async (report) => {
    const { club, close } = await openHouse(await freePort());
    try {
      const token = await signIn(club.url, 'anna@platzwart.example');
      const nextSlot = await freeSlots({ url: club.url, token }, dayFromToday(500));
      const tries = triesPerRound * roundsOfThisRun();
      let [begun, missing] = [0, 0];
      const lane = async (): Promise<void> => {
        while (begun < tries) {
          begun += 1;
          const slot = nextSlot();
          const id = await bookCourt(club.url, token, slot);
          if (!(await idsOn(club.url, token, slot.date)).includes(id)) missing += 1;
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      report(`${tries} tries`);
      return [exactly(missing)];
    } finally {
      await close();
    }
  },
};
