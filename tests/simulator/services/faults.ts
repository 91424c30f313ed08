import type { World } from '../world/world.ts';
import type { SimulatedCommandService } from './commandService.ts';

const hour = 3_600_000;

type Desks = readonly [SimulatedCommandService, ...SimulatedCommandService[]];
type Fault = (world: World, commandServices: Desks) => void;

const faultBurst: Fault = ({ faultInjection, scheduler, random, trace }) => {
  trace.note('a burst of faults begins: nothing gets through');
  faultInjection.faultBurst(true);
  scheduler.after(random.between(100, 4_000), 'the faultBurst is over', () => faultInjection.faultBurst(false));
};

const faults: readonly [Fault, ...Fault[]] = [
  ({ random }, commandServices) => random.pick(commandServices).crash('killed'),
  ({ random }, commandServices) => random.pick(commandServices).crash('killed'),
  ({ random }, commandServices) => random.pick(commandServices).restart(),
  ({ random }, commandServices) =>
    random.pick(commandServices).setClock(random.pick([-hour, -90_000, 0, hour, 6 * hour])),
  faultBurst,
];

/** Injects a fault every few moments until faults end. */
export const injectFaults = async (world: World, commandServices: Desks): Promise<void> => {
  const { random, scheduler, faultInjection } = world;
  const restlessness = random.pick([300, 1_500, 5_000]);
  while (!faultInjection.isClear()) {
    await scheduler.pause(random.next() * 2 * restlessness, 'trouble');
    if (!faultInjection.isClear()) random.pick(faults)(world, commandServices);
  }
};
