import type { CommandAnswer } from '@platzwart/contracts/core';
import type { World } from '../world/world.ts';
import type { SimulatedGateway } from './gateway.ts';
import type { Request } from './requests.ts';

export type ReceivedAnswer = CommandAnswer | null;

const isFinal = (answer: ReceivedAnswer): answer is CommandAnswer =>
  answer !== null && (answer.outcome === 'accepted' || !['ERR_DB_CONNECTION', 'ERR_SERVER'].includes(answer.code));

/** Attempts after which a request without faults must have been answered. */
const maxAttempts = 100;

/** Retries like a browser: with the same key, to any service, until there is an answer about the request itself. */
export const sendUntilAnswered = async (
  world: World,
  gateway: SimulatedGateway,
  request: Request,
): Promise<ReceivedAnswer> => {
  for (let tries = 0; ;) {
    const answer = await gateway.send(request);
    if (isFinal(answer)) return answer;
    if (world.faultInjection.occurs(0.1)) return null;
    if (world.faultInjection.isClear()) tries += 1;
    if (tries === maxAttempts) world.problems.push(`Nobody answers ${request.type} ${request.idempotencyKey ?? ''}`);
    if (tries === maxAttempts) return null;
    await world.scheduler.pause(world.random.between(10, 500), 'somebody tries again');
  }
};

export type Habit = (world: World, gateway: SimulatedGateway, request: Request) => Promise<readonly ReceivedAnswer[]>;

/** A double click, or the same form in two tabs. */
const twiceAtOnce: Habit = (world, gateway, request) =>
  Promise.all([sendUntilAnswered(world, gateway, request), sendUntilAnswered(world, gateway, request)]);

/** Goes back and submits again some time later. */
const onceMore: Habit = async (world, gateway, request) => {
  const first = await sendUntilAnswered(world, gateway, request);
  await world.scheduler.pause(world.random.between(0, world.random.pick([30, 3_000])), 'somebody sends the same again');
  return [first, await sendUntilAnswered(world, gateway, request)];
};

/** A faulty browser: one key for two requests. */
export const keyFor =
  (another: (world: World, request: Request) => Request): Habit =>
  async (world, gateway, request) => {
    const other = { ...another(world, request), idempotencyKey: request.idempotencyKey };
    return Promise.all([sendUntilAnswered(world, gateway, request), sendUntilAnswered(world, gateway, other)]);
  };

/** The same slots from two tabs that are independent of each other. */
const twoTabs: Habit = (world, gateway, request) => {
  const other = { ...request, idempotencyKey: world.random.uuid() };
  return Promise.all([sendUntilAnswered(world, gateway, request), sendUntilAnswered(world, gateway, other)]);
};

const sendOnce: Habit = async (world, gateway, request) => [await sendUntilAnswered(world, gateway, request)];

/** The ways of using a browser, weighted by frequency. */
export const sendingHabits: readonly [Habit, ...Habit[]] = [
  sendOnce,
  ...[sendOnce, sendOnce, sendOnce, sendOnce],
  ...[twiceAtOnce, onceMore, onceMore, twoTabs],
];
