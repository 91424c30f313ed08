import * as v from 'valibot';
import { dayFromToday } from '../support/clubDays.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { hallPlan } from '../support/hallBookings.ts';
import type { Member } from '../support/manyMembers.ts';

const meSchema = v.object({ currentUser: v.object({ userID: v.string() }) });

/** A reader of the court plan that counts successful reads. */
export type PlanReader = Readonly<{
  read: (member: Member) => Promise<void>;
  seen: () => number;
  failures: readonly string[];
}>;

/** Timeout: longer than any answer of a healthy instance. */
const timeoutMs = 15_000;

const ownBookings = async (url: string, token: string): Promise<void> => {
  const patience = () => AbortSignal.timeout(timeoutMs);
  const me = await callGraphql(url, { query: '{ currentUser { userID } }', token, signal: patience() });
  const { userID } = v.parse(meSchema, me.data).currentUser;
  const query = 'query ($userID: ID!) { bookingsByUser(userID: $userID) { _id state } }';
  const { errors } = await callGraphql(url, { query, variables: { userID }, token, signal: patience() });
  if (errors) throw new Error(errors[0]?.message);
};

export const createPlanReader = (url: string, firstDay: number): PlanReader => {
  const failures: string[] = [];
  let seen = 0;
  const read = async ({ token }: Member): Promise<void> => {
    try {
      await hallPlan({ url, token, signal: AbortSignal.timeout(timeoutMs) }, dayFromToday(firstDay + (seen % 5)));
      await ownBookings(url, token);
      seen += 1;
    } catch (error) {
      failures.push(String(error));
    }
  };
  return { read, seen: () => seen, failures };
};
