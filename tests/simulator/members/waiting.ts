import type { PersonId } from '@platzwart/contracts/core';
import type { SeededRandom } from '../../../command-service/demo/seededRandom.ts';
import type { World } from '../world/world.ts';
import type { SimulatedGateway } from './gateway.ts';
import type { Request } from './requests.ts';
import { sendingHabits } from './sendingHabits.ts';

type ByMember = Readonly<{ random: SeededRandom; actor: PersonId }>;

/** A morning of the two, so full that courts become free by cancellations only. */
export const joinRequest = ({ random, actor }: ByMember): Request => {
  const [from, to] = random.pick([
    ['08:00', '14:00'],
    ['08:00', '10:00'],
    ['09:00', '12:00'],
  ]);
  const date = random.pick(['2026-06-16', '2026-06-17']);
  const data = { sport: 'TENNIS', date, from, to, minutes: random.pick([60, 60, 90]) };
  return { type: 'JoinWaitingList', actor, idempotencyKey: random.uuid(), data };
};

/** What can be done with a place in the list, mostly taking what is offered. `price`: cents per hour, which fits the offers of an hour. */
const entryRequest = ({ random, actor }: ByMember, entryId: string, price: number): Request => {
  const request = { actor, idempotencyKey: random.uuid() };
  const type = random.pick(['TakeOffer', 'TakeOffer', 'TakeOffer', 'DeclineOffer', 'LeaveWaitingList'] as const);
  return type === 'TakeOffer'
    ? { ...request, type, data: { entryId, price, paymentMethod: 'INVOICE' } }
    : { ...request, type, data: { entryId } };
};

/** Joins the list, or does something with the place that they have had for the longest time. Returns the entries that they know of. */
export const waitForCourt = async (
  world: World,
  gateway: SimulatedGateway,
  { actor, entries, centsPerHour }: Readonly<{ actor: PersonId; entries: readonly string[]; centsPerHour: number }>,
): Promise<readonly string[]> => {
  const { random } = world;
  const [entryId] = entries;
  const isJoining = entryId === undefined || random.chance(0.3);
  const request = isJoining ? joinRequest({ random, actor }) : entryRequest({ random, actor }, entryId, centsPerHour);
  const answers = await random.pick(sendingHabits)(world, gateway, request);
  const accepted = answers.filter((answer) => answer?.outcome === 'accepted');
  if (!isJoining) return request.type === 'LeaveWaitingList' && accepted.length > 0 ? entries.slice(1) : entries;
  return [...new Set([...entries, ...accepted.flatMap(({ ids }) => ids)])];
};
