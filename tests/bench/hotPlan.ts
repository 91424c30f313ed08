import { dayFromToday } from '../support/clubDays.ts';
import { book, signIn } from '../support/graphqlClient.ts';
import type { RunningClub } from '../support/runningClub.ts';
import { freeSlots } from './freeSlots.ts';
import type { Target } from './rawHttpLoad.ts';

/** A well-booked day's court plan, as every client of a member asks for it, and what the club answers. */
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

/** Half of what eight courts can take in a day; about 12 kB of JSON. */
const bookings = 64;

/** Fills a day that is empty yet. */
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

/** Nobody is compared who gives another answer. */
export const demandSameAnswer = async (plan: HotPlan, url: string): Promise<void> => {
  const other = await answerTo({ ...plan.target, url });
  if (other !== plan.answer) throw new Error(`${url} answers differently: ${other.slice(0, 300)}`);
};
