import type { RecordedEvent } from '@platzwart/event-store';
import { checkLogChain } from '../../command-service/logChain.ts';
import { registerOf, unforgotten } from './checks/membership.ts';
import { brokenPromises } from './checks/promises.ts';
import { emptyReadModels, wrongReadModels } from './checks/readModels.ts';
import { falseRefusals } from './checks/refusals.ts';
import { closingsIn, doubleBookings, lateStays, staysIn } from './checks/stays.ts';
import { wrongWarmStates } from './checks/warmStates.ts';
import type { MemoryDatabase } from './database/memoryDatabase.ts';
import { member, office } from './members/member.ts';
import { type Post, openPost } from './members/post.ts';
import { secretary } from './members/secretary.ts';
import { foundingWishes, people } from './members/wishes.ts';
import { closingTime } from './staff/closingTime.ts';
import { type CommandDesk, openCommandDesk } from './staff/commandDesk.ts';
import { openProjectionDesk } from './staff/projectionDesk.ts';
import { type Safe, emptySafe } from './staff/safe.ts';
import { makeTrouble } from './staff/troubles.ts';
import { withVirtualTimers } from './world/virtualTimers.ts';
import { type World, createWorld } from './world/world.ts';

export type Outcome = Readonly<{
  seed: number;
  /** What should not have happened; nothing in a good world. */
  problems: readonly string[];
  steps: number;
  events: number;
  /** Of virtual time. */
  milliseconds: number;
  fingerprint: string;
  /** The last lines of the trace. */
  trace: readonly string[];
}>;

/** Bounds in virtual milliseconds: how long the weather is bad, and how long everything may take to settle after it. */
const [badWeather, settling] = [25_000, 90_000];

const found = async (world: World, post: Post): Promise<void> => {
  for (const wish of foundingWishes(world.random, 1_000)) {
    for (let answer = await post.send(wish); answer?.outcome !== 'accepted'; answer = await post.send(wish)) {
      if (answer) world.problems.push(`The club could not be founded: ${wish.type} ${answer.code}`);
      await world.agenda.pause(200, 'the founders try again');
    }
  }
  await world.agenda.pause(3_000, 'the club is founded');
};

type House = Readonly<{ world: World; desks: readonly CommandDesk[]; database: MemoryDatabase; safe: Safe }>;

const hasSettled = ({ world, desks, database }: House): boolean => {
  const head = world.log.head();
  const newest = (stream: string) => world.log.read(stream, 0, Infinity).at(-1)?.revision ?? 'none';
  const [ledger, members] = [newest('ledger'), newest('members')];
  return (
    database.rows('read_models.checkpoints').every(({ position, status }) => position === head && status === 'live') &&
    desks.every((desk) => {
      const service = desk.atWork()?.service;
      return service?.ledger.current().revision === ledger && service.members.current().revision === members;
    })
  );
};

const settle = async (house: House, what: string): Promise<void> => {
  const { agenda, problems } = house.world;
  const until = agenda.now() + settling;
  while (!hasSettled(house) && agenda.now() < until) await agenda.pause(100, 'everybody watches');
  if (!hasSettled(house)) problems.push(`${what}: not everything has settled within ${settling / 1_000} s`);
};

/** Everything that was answered with yes is asked for once more, in good weather. */
const askAgain = async (post: Post): Promise<void> => {
  const accepted = post.history.filter(({ answer }) => answer?.outcome === 'accepted');
  const wishes = new Map(accepted.map(({ wish }) => [JSON.stringify(wish), wish]));
  for (const wish of wishes.values()) await post.send(wish);
};

const wholeLog = ({ log }: World): readonly RecordedEvent[] => log.readAll(null, Infinity);

const live = async (house: House, post: Post, makeTroubles: () => Promise<void>): Promise<void> => {
  const { world, desks, safe } = house;
  const { weather, agenda, random } = world;
  await found(world, post);
  weather.breakOut();
  const board = { centsPerHour: 1_000 };
  const trouble = makeTroubles();
  const errands = people.map((actor) => member(world, post, { actor, errands: random.between(5, 12), board }));
  const inTheOffice = [office(world, post, board), secretary(world, post, { safe, errands: random.between(5, 12) })];
  const everybody = Promise.all([...errands, ...inTheOffice, closingTime(world, desks)]);
  await agenda.pause(badWeather, 'the weather clears up');
  weather.clearUp();
  for (const desk of desks) desk.setClock(0);
  await Promise.all([everybody, trouble]);
  await settle(house, 'After the weather');
  await askAgain(post);
  for (const desk of desks) desk.restart();
  await agenda.pause(1_000, 'both services are restarted');
  await settle(house, 'After the last restart');
};

const check = async ({ world, desks, database, safe }: House, post: Post): Promise<readonly string[]> => {
  const log = wholeLog(world);
  const [stays, register] = [staysIn(log), registerOf(log)];
  const { broken } = await checkLogChain({
    readAll: ({ after, limit }) => Promise.resolve(world.log.readAll(after, limit)),
  });
  return [
    ...world.problems,
    ...(broken ? [`The hash chain breaks: ${broken.because} (${broken.stream} ${broken.revision})`] : []),
    ...doubleBookings(stays),
    ...lateStays(stays),
    ...brokenPromises(log, post.history),
    ...register.problems,
    ...unforgotten(register, stays, safe),
    ...falseRefusals(post.history, { stays, register, closings: closingsIn(log) }),
    ...(await wrongReadModels({ database, safe }, log, stays)),
    ...wrongWarmStates(desks, log),
  ];
};

/** Longer than any world may live, in virtual milliseconds. */
const endOfDays = 600_000;

const play = async (world: World): Promise<readonly string[]> => {
  const database = emptyReadModels();
  const safe = emptySafe();
  const [tables, books] = [
    { snapshots: new Map(), safe },
    { database, safe },
  ];
  const desks = [openCommandDesk(world, 'A', tables), openCommandDesk(world, 'B', tables)] as const;
  const projectionDesks = [openProjectionDesk(world, 'P', books), openProjectionDesk(world, 'Q', books)] as const;
  const post = openPost(world, desks);
  const house: House = { world, desks, database, safe };
  const life = { isOver: false };
  const lived = live(house, post, () => makeTrouble(world, { commandDesks: desks, projectionDesks }))
    .catch((error: unknown) => world.problems.push(`The world ended: ${String(error)}`))
    .finally(() => {
      life.isOver = true;
    });
  await world.agenda.run(() => life.isOver, endOfDays);
  if (life.isOver) await lived;
  else world.problems.push('The world stood still before everything was done');
  const problems = await check(house, post);
  for (const end of world.endings) end();
  await world.agenda.run(() => true, 0);
  return problems;
};

/** One world from its seed, from its founding to the last check. `keptLines` of its trace are kept. */
export const simulateSeed = async (seed: number, keptLines = 60): Promise<Outcome> => {
  const world = createWorld(seed, keptLines);
  const { trace, log, agenda } = world;
  const unhandled = (error: unknown): void => {
    world.problems.push(`Nobody caught ${String(error)}`);
  };
  process.on('unhandledRejection', unhandled);
  try {
    const problems = await withVirtualTimers(agenda, () => play(world));
    return {
      ...{ seed, problems, steps: trace.steps(), events: log.length(), milliseconds: agenda.now() },
      ...{ fingerprint: trace.fingerprint(), trace: trace.lines() },
    };
  } finally {
    process.off('unhandledRejection', unhandled);
  }
};
