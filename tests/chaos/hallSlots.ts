import { dayFromToday } from '../support/clubDays.ts';
import type { Slot } from '../support/graphqlClient.ts';
import { hallHour, hallPrice } from '../support/hallBookings.ts';

type Visitor = Readonly<{ url: string; token: string }>;
type Days = Readonly<{ first: number; count: number }>;

/** Both courts, from 7:00 to 15:00: hours of one price. */
export const hallSlots = async (visitor: Visitor, { first, count }: Days): Promise<readonly Slot[]> => {
  const slots: Slot[] = [];
  for (let day = first; day < first + count; day += 1) {
    const date = dayFromToday(day);
    const price = await hallPrice(visitor, date);
    for (const court of [1, 2])
      for (let hour = 7; hour < 15; hour += 1) slots.push(hallHour({ date, court, hour, price }));
  }
  return slots;
};
