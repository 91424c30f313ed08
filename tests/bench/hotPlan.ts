import { dayFromToday } from '../support/clubDays.ts';
import { book, signIn } from '../support/graphqlClient.ts';
import type { RunningClub } from '../support/runningClub.ts';
import { freeSlots } from './freeSlots.ts';
import type { Target } from './rawHttpLoad.ts';

/** The court plan of a well-booked day: the query of every member's client, and the response. */
export type HotPlan = Readonly<{ target: Target; answer: string }>;

const query = `query ($day: Date!) {
  bookingsInPeriod(fromDate: $day, toDate: $day, choosenSport: "TENNIS") {
    id _id court date start end category title state sport
  }
}`;

export const answerTo = async ({ url, headers, body }: Target): Promise<string> => {
  const response = await fetch(url, { method: 'POST', headers, body });
  const answer = await response.text();
  if (!response.ok || answer.includes('"errors"')) throw new Error(`${url} answers ${response.status}: ${answer}`);
  return answer;
};

/** Half of the hours of eight courts on a day; about 12 kB of JSON. */
const bookings = 64;

/** Books an empty day. */
export const hotPlanOf = async (club: RunningClub): Promise<HotPlan> => {
  const token = await signIn(club.url, 'anna@platzwart.example');
  const day = dayFromToday(500);
  const nextSlot = await freeSlots({ url: club.url, token }, day);
  for (let booked = 0; booked < bookings; booked += 1) await book(club.url, token, nextSlot());
  const target: Target = {
    url: `${club.url}/graphql`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { day } }),
  };
  return { target, answer: await answerTo(target) };
};

/** Throws unless the response is the expected one, so that only equal responses are compared. */
export const assertSameAnswer = async (plan: HotPlan, url: string): Promise<void> => {
  const other = await answerTo({ ...plan.target, url });
  if (other !== plan.answer) throw new Error(`${url} answers differently: ${other.slice(0, 300)}`);
};
