import { addDays } from '@platzwart/contracts/core';
import type { Answer } from '../core/commandStream.ts';
import { spotsOfEvent } from './clubEvents.ts';
import { type Spot, courtBoard, spotAt } from './courtBoard.ts';
import { type DemoContext, enterBooking } from './demoCommands.ts';
import { type DemoDay, type DemoOrder, isoOf } from './demoOrder.ts';
import { type DemoPerson, demoGuardian } from './demoPeople.ts';

/** Next week, after school. */
const games = [
  { inDays: 7, span: '15:00-16:00' },
  { inDays: 9, span: '16:00-17:30' },
] as const;
const places = [1, 2, 3, 4, 5, 6, 7, 8].map((court) => `TENNIS ${court}`).concat('HALL 1', 'HALL 2');

const spotsOf = (order: DemoOrder): readonly Spot[] => {
  if (order.kind === 'event') return spotsOfEvent(order.details);
  return order.kind === 'own' ? [order.spot] : order.spots;
};

type FamilyContext = DemoContext &
  Readonly<{ day: DemoDay; people: readonly DemoPerson[]; child: DemoPerson; orders: readonly DemoOrder[] }>;

/** A mother books for her child, where `orders` leave a court free. Ids come from `seed`, so that the same again changes nothing. */
export const enterFamily = async (
  { day, people, child, orders, ...context }: FamilyContext,
  seed: number,
): Promise<readonly Answer<string>[]> => {
  const guardian = people.find(({ memberNumber }) => memberNumber === demoGuardian);
  if (!guardian) return [];
  const board = courtBoard();
  orders.flatMap(spotsOf).forEach(board.take);
  const about = { kind: 'own', person: child, guardian, remark: null, isByCard: false, cancelledAt: null } as const;
  const bookings = games.flatMap(({ inDays, span }, index) => {
    const spot = places.map((place) => spotAt(place, addDays(day.today, inDays), span)).find(board.isFree);
    const decidedAt = isoOf(day.now.subtract({ hours: 20 - index }));
    return spot ? [enterBooking(context, { ...about, spot, decidedAt }, seed + index)] : [];
  });
  return Promise.all(bookings);
};
