import * as v from 'valibot';
import { type Slot, callGraphql } from './graphqlClient.ts';

const pricesSchema = v.object({
  bookingInfos: v.object({
    sportSettings: v.array(
      v.object({ name: v.string(), prices: v.array(v.object({ member: v.number(), weekendMember: v.number() })) }),
    ),
  }),
});
const planSchema = v.object({
  bookingsInPeriod: v.array(v.object({ court: v.number(), start: v.string(), end: v.string() })),
});

type Visitor = Readonly<{ url: string; token: string }>;

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());

/** What a member pays for an hour in the hall at opening time, in cents. */
export const hallPrice = async ({ url, token }: Visitor, date: string): Promise<number> => {
  const query = '{ bookingInfos { sportSettings { name prices { member weekendMember } } } }';
  const { data } = await callGraphql(url, { query, token });
  const hall = v.parse(pricesSchema, data).bookingInfos.sportSettings.find(({ name }) => name === 'HALL');
  const row = hall?.prices[0];
  if (!row) throw new Error('The demo club has no prices for its hall.');
  return isWeekend(date) ? row.weekendMember : row.member;
};

/** Everything that occupies the hall on `date`. */
export const hallPlan = async (
  { url, token, ...patience }: Visitor & Readonly<{ signal?: AbortSignal }>,
  date: string,
) => {
  const query =
    'query ($day: Date!) { bookingsInPeriod(fromDate: $day, toDate: $day, choosenSport: "HALL") { court start end } }';
  const { data } = await callGraphql(url, { query, variables: { day: date }, token, ...patience });
  return v.parse(planSchema, data).bookingsInPeriod;
};

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** One hour in the hall, from `hour` on. */
export const hallHour = (at: Readonly<{ date: string; court: number; hour: number; price: number }>): Slot => ({
  sport: 'HALL',
  date: at.date,
  court: at.court,
  price: at.price,
  start: clock(at.hour),
  end: clock(at.hour + 1),
});
