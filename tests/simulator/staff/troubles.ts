import type { World } from '../world/world.ts';
import type { CommandDesk } from './commandDesk.ts';
import type { ProjectionDesk } from './projectionDesk.ts';

const hour = 3_600_000;

type Staff = Readonly<{
  commandDesks: readonly [CommandDesk, ...CommandDesk[]];
  projectionDesks: readonly [ProjectionDesk, ...ProjectionDesk[]];
}>;
type Trouble = (world: World, staff: Staff) => void;

const storm: Trouble = ({ weather, agenda, random, trace }) => {
  trace.note('a storm begins: nothing gets through');
  weather.storm(true);
  agenda.after(random.between(100, 4_000), 'the storm is over', () => weather.storm(false));
};

const troubles: readonly [Trouble, ...Trouble[]] = [
  ({ random }, { commandDesks }) => random.pick([...at(commandDesks)]).crash('killed'),
  ({ random }, { commandDesks }) => random.pick([...at(commandDesks)]).crash('killed'),
  ({ random }, { commandDesks }) => random.pick([...at(commandDesks)]).restart(),
  ({ random }, { projectionDesks }) => random.pick([...at(projectionDesks)]).crash('killed'),
  ({ random }, { projectionDesks }) => random.pick([...at(projectionDesks)]).crash('killed'),
  ({ random }, { projectionDesks }) => random.pick([...at(projectionDesks)]).cut(),
  // The leader of both is among them: for a while two believe that they lead.
  (_, { projectionDesks }) => projectionDesks.forEach((desk) => desk.cut()),
  ({ random }, { commandDesks }) =>
    random.pick([...at(commandDesks)]).setClock(random.pick([-hour, -90_000, 0, hour, 6 * hour])),
  storm,
];

function at<Desk>([first, ...others]: readonly [Desk, ...Desk[]]): readonly [Desk, ...Desk[]] {
  return [first, ...others];
}

/** Something goes wrong every few moments, until the weather clears. */
export const makeTrouble = async (world: World, staff: Staff): Promise<void> => {
  const { random, agenda, weather } = world;
  const restlessness = random.pick([300, 1_500, 5_000]);
  while (!weather.isClear()) {
    await agenda.pause(random.next() * 2 * restlessness, 'trouble');
    if (!weather.isClear()) random.pick(troubles)(world, staff);
  }
};
