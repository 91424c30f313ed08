import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { callWithRetry } from '../rollingRestart/callWithRetry.ts';
import { dayAfter } from '../support/clubDays.ts';
import { hallHour, hallPrice } from '../support/hallBookings.ts';

const bookMutation =
  'mutation ($bookings: [UserBookingInput!]!) { bookAsUser(bookings: $bookings) { bookings { _id } } }';
const planQuery =
  'query ($from: Date!, $to: Date!) { bookingsInPeriod(fromDate: $from, toDate: $to, choosenSport: "HALL") { _id } }';
const bookedSchema = v.object({ bookAsUser: v.object({ bookings: v.tuple([v.object({ _id: v.string() })]) }) });
const planSchema = v.object({ bookingsInPeriod: v.array(v.object({ _id: v.string() })) });

/** Days that are booked, and hours on each of two courts: in the afternoon the hall has another price. */
const [days, hours] = [40, 9];

type Member = Readonly<{ url: string; token: string; firstDay: string }>;

/**
 * A member who books one hour after the other from `firstDay` on, as our client does, and reads the plan after each. `stop` returns the ids of
 * all acknowledged bookings, those that the plan lacks, and the codes of what was refused.
 */
export const bookHours = async ({ url, token, firstDay }: Member) => {
  const [acknowledged, refused]: [string[], string[]] = [[], []];
  const prices = new Map<string, number>();
  const last = dayAfter(firstDay, days - 1);
  for (let day = firstDay; day <= last; day = dayAfter(day, 1)) prices.set(day, await hallPrice({ url, token }, day));
  const slots = [...prices].flatMap(([date, price]) =>
    Array.from({ length: 2 * hours }, (_, index) =>
      hallHour({ date, price, court: 1 + (index % 2), hour: 7 + (index >> 1) }),
    ),
  );
  const plan = async (): Promise<readonly string[]> => {
    const { data, errors } = await callWithRetry(url, {
      query: planQuery,
      variables: { from: firstDay, to: last },
      token,
    });
    if (errors) refused.push(`plan: ${JSON.stringify(errors)}`);
    return v.parse(planSchema, data).bookingsInPeriod.map(({ _id }) => _id);
  };
  let isOver = false;
  const work = async (): Promise<void> => {
    for (const slot of slots) {
      if (isOver) return;
      const variables = { bookings: [{ ...slot, paymentMethod: 'INVOICE' }] };
      const call = { query: bookMutation, variables, token, idempotencyKey: randomUUID() };
      const { data, errors } = await callWithRetry(url, call);
      const booked = v.safeParse(bookedSchema, data);
      if (booked.success) acknowledged.push(booked.output.bookAsUser.bookings[0]._id);
      else refused.push(JSON.stringify(errors));
      await plan();
    }
  };
  const working = work();
  const stop = async () => {
    isOver = true;
    await working;
    const shown = new Set(await plan());
    return { acknowledged, lost: acknowledged.filter((id) => !shown.has(id)), refused };
  };
  return { stop };
};
