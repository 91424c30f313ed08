import type { PersonId } from '@platzwart/contracts/core';
import type { World } from '../world/world.ts';
import { type ReceivedAnswer, sendingHabits, sendUntilAnswered, keyFor } from './sendingHabits.ts';
import type { SimulatedGateway } from './gateway.ts';
import { waitForCourt } from './waiting.ts';
import { bookingRequest, cancelRequest, moveRequest, pricesRequest, updateRequest } from './requests.ts';

/** State shared by members and price changes: the current prices, in cents per hour. */
export type PriceList = { centsPerHour: number };

const idsIn = (answers: readonly ReceivedAnswer[]): readonly string[] =>
  answers.flatMap((answer) => (answer?.outcome === 'accepted' ? answer.ids : []));

/** Sometimes all members act at the same moment, which produces batches of many commands. */
const pauseBeforeNextTask = ({ random, scheduler }: World): number => {
  const wait = random.between(0, 3_000);
  return random.chance(0.3) ? 5_000 - ((scheduler.now() + wait) % 5_000) : wait;
};

const fallback = (): never => {
  throw new Error('Only members book');
};
const ofMembers = [
  ...sendingHabits,
  keyFor(({ random }, { actor }) => bookingRequest(random, actor ?? fallback(), 1_000)),
] as const;

/** The owner changes it, or the club does, sometimes both at once. */
const changeSomething = async (
  world: World,
  gateway: SimulatedGateway,
  { actor, booking }: Readonly<{ actor: PersonId; booking: string }>,
): Promise<void> => {
  const { random } = world;
  const [byOwner, byClub] = [updateRequest(random, actor, booking), moveRequest(random, booking)];
  const requests = random.pick([[byOwner], [byClub], [byOwner, byClub], [byClub, moveRequest(random, booking)]]);
  await Promise.all(requests.map((request) => random.pick(sendingHabits)(world, gateway, request)));
};

/** Books, changes, cancels, waits and repeats, `tasks` times. */
export const member = async (
  world: World,
  gateway: SimulatedGateway,
  { actor, tasks, priceList }: Readonly<{ actor: PersonId; tasks: number; priceList: PriceList }>,
): Promise<void> => {
  const { random, scheduler } = world;
  let own: readonly string[] = [];
  let entries: readonly string[] = [];
  for (let task = 0; task < tasks; task += 1) {
    await scheduler.pause(pauseBeforeNextTask(world), 'a member comes');
    const [booking] = own;
    const habit = random.pick(ofMembers);
    if (random.chance(0.25)) {
      entries = await waitForCourt(world, gateway, { actor, entries, centsPerHour: priceList.centsPerHour });
    } else if (booking !== undefined && random.chance(0.3)) {
      await changeSomething(world, gateway, { actor, booking });
    } else if (booking !== undefined && random.chance(0.4)) {
      own = own.filter((id) => id !== booking);
      await habit(world, gateway, cancelRequest(random, actor, booking));
    } else {
      const answers = await habit(world, gateway, bookingRequest(random, actor, priceList.centsPerHour));
      own = [...new Set([...own, ...idsIn(answers)])];
    }
  }
};

/** Changes the prices from time to time. */
export const changePrices = async (world: World, gateway: SimulatedGateway, priceList: PriceList): Promise<void> => {
  for (let change = 0; change < 3; change += 1) {
    await world.scheduler.pause(world.random.between(2_000, 9_000), 'an admin changes prices');
    const centsPerHour = world.random.pick([1_000, 1_200]);
    const answer = await sendUntilAnswered(world, gateway, pricesRequest(world.random, centsPerHour));
    if (answer?.outcome === 'accepted') priceList.centsPerHour = centsPerHour;
  }
};
