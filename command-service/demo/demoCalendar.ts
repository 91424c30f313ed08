import type { Role } from '@platzwart/contracts/core';
import { clubCalendar, demoDates } from './clubCalendar.ts';
import { courtBoard } from './courtBoard.ts';
import { demoSports } from './demoClub.ts';
import type { DemoDay, DemoOrder } from './demoOrder.ts';
import type { DemoPerson } from './demoPeople.ts';
import { ownBookings } from './ownBookings.ts';
import { playersDays } from './playersDays.ts';
import type { SeededRandom } from '../core/seededRandom.ts';

/** Those who have a demo login keep their bookings to themselves: their lists stay short enough to read. */
const withoutLogin = (people: readonly DemoPerson[], role: Role): readonly DemoPerson[] =>
  people.filter((person) => person.role === role && !/^(?:anna|ben|gast)@/.test(person.person.email));

/** Four weeks of a tennis club around `day`, in the order in which they were decided: the same for the same numbers. */
export const demoCalendar = (
  day: DemoDay,
  people: readonly DemoPerson[],
  random: SeededRandom,
): readonly DemoOrder[] => {
  const board = courtBoard();
  const players = { members: withoutLogin(people, 'MEMBER'), guests: withoutLogin(people, 'GUEST') };
  const orders: readonly DemoOrder[] = [
    ...clubCalendar(day, { board, ...players }),
    ...ownBookings(day, { board, people, random }),
    ...playersDays(day, { sports: demoSports, dates: demoDates(day) }, { board, random, players }),
  ];
  return orders.toSorted((one, other) => (one.decidedAt < other.decidedAt ? -1 : 1));
};
