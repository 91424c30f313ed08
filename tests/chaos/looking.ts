import * as v from 'valibot';
import { dayFromToday } from '../support/clubDays.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { hallPlan } from '../support/hall.ts';
import type { Member } from '../support/manyMembers.ts';

const meSchema = v.object({ currentUser: v.object({ userID: v.string() }) });

/** Somebody who looks, and counts how often that went well. */
export type Looking = Readonly<{
  look: (member: Member) => Promise<void>;
  seen: () => number;
  failures: readonly string[];
}>;

/** Longer than any answer of a house that is well. */
const patienceMs = 15_000;

const ownBookings = async (url: string, token: string): Promise<void> => {
  const patience = () => AbortSignal.timeout(patienceMs);
  const me = await callGraphql(url, { query: '{ currentUser { userID } }', token, signal: patience() });
  const { userID } = v.parse(meSchema, me.data).currentUser;
  const query = 'query ($userID: ID!) { bookingsByUser(userID: $userID) { _id state } }';
  const { errors } = await callGraphql(url, { query, variables: { userID }, token, signal: patience() });
  if (errors) throw new Error(errors[0]?.message);
};

export const lookAround = (url: string, firstDay: number): Looking => {
  const failures: string[] = [];
  let seen = 0;
  const look = async ({ token }: Member): Promise<void> => {
    try {
      await hallPlan({ url, token, signal: AbortSignal.timeout(patienceMs) }, dayFromToday(firstDay + (seen % 5)));
      await ownBookings(url, token);
      seen += 1;
    } catch (error) {
      failures.push(String(error));
    }
  };
  return { look, seen: () => seen, failures };
};
