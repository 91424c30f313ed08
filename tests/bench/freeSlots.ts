import * as v from 'valibot';
import { dayAfter, isWeekend } from '../support/clubDays.ts';
import { type Slot, callGraphql } from '../support/graphqlClient.ts';

const pricesSchema = v.object({
  bookingInfos: v.object({
    sportSettings: v.array(
      v.object({
        name: v.string(),
        prices: v.array(v.object({ time: v.string(), member: v.number(), weekendMember: v.number() })),
      }),
    ),
  }),
});

type Visitor = Readonly<{ url: string; token: string }>;

/** Hours a day that the demo club sells on its eight tennis courts: from 7 to 22 o'clock. */
const [opensAt, hoursPerDay, courts] = [7, 15, 8];
export const slotsPerDay = hoursPerDay * courts;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** One hour after the other on the tennis courts from `firstDay` on, each once, with the member's price in cents. */
export const freeSlots = async ({ url, token }: Visitor, firstDay: string): Promise<() => Slot> => {
  const query = '{ bookingInfos { sportSettings { name prices { time member weekendMember } } } }';
  const { data } = await callGraphql(url, { query, token });
  const tennis = v.parse(pricesSchema, data).bookingInfos.sportSettings.find(({ name }) => name === 'TENNIS');
  const priceAt = (date: string, start: string): number => {
    const row = tennis?.prices.findLast(({ time }) => time <= start);
    if (!row) throw new Error(`The demo club has no price for tennis at ${start}.`);
    return isWeekend(date) ? row.weekendMember : row.member;
  };
  let given = 0;
  return () => {
    const date = dayAfter(firstDay, Math.floor(given / slotsPerDay));
    const hour = opensAt + (Math.floor(given / courts) % hoursPerDay);
    const court = 1 + (given % courts);
    given += 1;
    return {
      sport: 'TENNIS',
      date,
      start: clock(hour),
      end: clock(hour + 1),
      court,
      price: priceAt(date, clock(hour)),
    };
  };
};
