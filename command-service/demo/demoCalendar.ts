import type { Role } from '@platzwart/contracts/core';
import { clubCalendar, demoDates } from './clubCalendar.ts';
import { clubEvents } from './clubEvents.ts';
import { courtBoard } from './courtBoard.ts';
import { demoSports } from './demoClub.ts';
import type { DemoDay, DemoOrder } from './demoOrder.ts';
import type { DemoPerson } from './demoPeople.ts';
import { ownBookings } from './ownBookings.ts';
import { playersBookings } from './playersBookings.ts';
import type { SeededRandom } from './seededRandom.ts';

/** People with a demo login get no random bookings, so that their lists stay short. */
const withoutLogin = (people: readonly DemoPerson[], role: Role): readonly DemoPerson[] =>
  people.filter((person) => person.role === role && !/^(?:anna|ben|gast)@/.test(person.person.email ?? ''));

/** Four weeks of bookings around `day`, in the order in which they were decided: the same for the same seed. */
export const demoCalendar = (
  day: DemoDay,
  people: readonly DemoPerson[],
  random: SeededRandom,
): readonly DemoOrder[] => {
  const board = courtBoard();
  const players = { members: withoutLogin(people, 'MEMBER'), guests: withoutLogin(people, 'GUEST') };
  const orders: readonly DemoOrder[] = [
    ...clubEvents(day, board),
    ...clubCalendar(day, { board, ...players }),
    ...ownBookings(day, { board, people, random }),
    ...playersBookings(day, { sports: demoSports, dates: demoDates(day) }, { board, random, players }),
  ];
  return orders.toSorted((one, other) => (one.decidedAt < other.decidedAt ? -1 : 1));
};
