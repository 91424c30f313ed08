import type { RecordedEvent } from '@platzwart/event-store';
import { checkLogChain } from '../../command-service/logChain.ts';
import { logProofs } from '../../command-service/operations/proofs/proofs.ts';
import { registerOf, erasureViolations } from './checks/membership.ts';
import { brokenPromises } from './checks/promises.ts';
import { falseRefusals, lostUpdates } from './checks/refusals.ts';
import { closingsIn, doubleBookings, bookingsAfterClosing, loggedBookingsIn } from './checks/loggedBookings.ts';
import { booksOf, wrongDocuments } from './checks/loggedInvoices.ts';
import { brokenOffers, loggedWaitingIn } from './checks/loggedWaiting.ts';
import { wrongStatesInMemory } from './checks/statesInMemory.ts';
import { member, changePrices } from './members/member.ts';
import { type SimulatedGateway, createGateway } from './members/gateway.ts';
import { changeAccounts } from './members/accountChanges.ts';
import { keepBooks } from './members/invoicing.ts';
import { foundingRequests, people } from './members/requests.ts';
import { closeDays } from './services/closeDays.ts';
import { type SimulatedCommandService, startCommandService } from './services/commandService.ts';
import { type VaultData, emptyVaultData } from './services/vaultData.ts';
import { injectFaults } from './services/faults.ts';
import { withVirtualTimers } from './world/virtualTimers.ts';
import { type World, createWorld } from './world/world.ts';

export type Outcome = Readonly<{
  seed: number;
  /** Violations and unexpected failures; empty for a correct world. */
  problems: readonly string[];
  steps: number;
  events: number;
  /** Of virtual time. */
  milliseconds: number;
  fingerprint: string;
  /** The last lines of the trace. */
  trace: readonly string[];
}>;

/** Bounds in virtual milliseconds: how long faults are injected, and how long everything may take to settle after it. */
const [faultPhase, settling] = [25_000, 90_000];

const foundClub = async (world: World, gateway: SimulatedGateway): Promise<void> => {
  for (const request of foundingRequests(world.random, 1_000)) {
    for (
      let answer = await gateway.send(request);
      answer?.outcome !== 'accepted';
      answer = await gateway.send(request)
    ) {
      if (answer) world.problems.push(`The club could not be founded: ${request.type} ${answer.code}`);
      await world.scheduler.pause(200, 'the founders try again');
    }
  }
  await world.scheduler.pause(3_000, 'the club is founded');
};

type Simulation = Readonly<{ world: World; commandServices: readonly SimulatedCommandService[]; vaultData: VaultData }>;

const hasSettled = ({ world, commandServices }: Simulation): boolean => {
  const newest = (stream: string) => world.log.read(stream, 0, Infinity).at(-1)?.revision ?? 'none';
  const [ledger, members] = [newest('ledger'), newest('members')];
  return commandServices.every((running) => {
    const service = running.atWork()?.service;
    return service?.ledger.current().revision === ledger && service.members.current().revision === members;
  });
};

const settle = async (simulation: Simulation, what: string): Promise<void> => {
  const { scheduler, problems } = simulation.world;
  const until = scheduler.now() + settling;
  while (!hasSettled(simulation) && scheduler.now() < until) await scheduler.pause(100, 'everybody watches');
  if (!hasSettled(simulation)) problems.push(`${what}: not everything has settled within ${settling / 1_000} s`);
};

/** Sends every accepted request once more, without faults. */
const askAgain = async (gateway: SimulatedGateway): Promise<void> => {
  const accepted = gateway.history.filter(({ answer }) => answer?.outcome === 'accepted');
  const requests = new Map(accepted.map(({ request }) => [JSON.stringify(request), request]));
  for (const request of requests.values()) await gateway.send(request);
};

/** What the instance proves of its log each night: totals and hours of cards among it. */
const unproven = (log: readonly RecordedEvent[]): readonly string[] => {
  const proofs = logProofs();
  return [...log.flatMap(proofs.see), ...proofs.end()].map(
    ({ proof, position, because }) => `${proof} at ${position}: ${because}`,
  );
};

const wholeLog = ({ log }: World): readonly RecordedEvent[] => log.readAll(null, Infinity);

const live = async (
  simulation: Simulation,
  gateway: SimulatedGateway,
  injectFaults: () => Promise<void>,
): Promise<void> => {
  const { world, commandServices, vaultData } = simulation;
  const { faultInjection, scheduler, random } = world;
  await foundClub(world, gateway);
  faultInjection.breakOut();
  const priceList = { centsPerHour: 1_000 };
  const trouble = injectFaults();
  const tasks = people.map((actor) => member(world, gateway, { actor, tasks: random.between(5, 12), priceList }));
  const inTheOffice = [
    changePrices(world, gateway, priceList),
    changeAccounts(world, gateway, { vaultData, tasks: random.between(5, 12) }),
    keepBooks(world, gateway, { tasks: random.between(6, 14) }),
  ];
  const everybody = Promise.all([...tasks, ...inTheOffice, closeDays(world, commandServices)]);
  await scheduler.pause(faultPhase, 'the faults stop');
  faultInjection.clearUp();
  for (const service of commandServices) service.setClock(0);
  await Promise.all([everybody, trouble]);
  await settle(simulation, 'After the faults');
  await askAgain(gateway);
  for (const service of commandServices) service.restart();
  await scheduler.pause(1_000, 'both services are restarted');
  await settle(simulation, 'After the last restart');
};

const check = async (
  { world, commandServices, vaultData }: Simulation,
  gateway: SimulatedGateway,
): Promise<readonly string[]> => {
  const log = wholeLog(world);
  const [loggedBookings, register, waiting] = [loggedBookingsIn(log), registerOf(log), loggedWaitingIn(log)];
  const { broken } = await checkLogChain({
    readAll: ({ after, limit }) => Promise.resolve(world.log.readAll(after, limit)),
  });
  return [
    ...world.problems,
    ...(broken ? [`The hash chain breaks: ${broken.because} (${broken.stream} ${broken.revision})`] : []),
    ...unproven(log),
    ...doubleBookings(loggedBookings),
    ...bookingsAfterClosing(loggedBookings),
    ...brokenOffers(log, waiting, loggedBookings),
    ...brokenPromises(log, gateway.history),
    ...register.problems,
    ...erasureViolations(register, loggedBookings, vaultData),
    ...wrongDocuments(log),
    ...falseRefusals(gateway.history, {
      ...{ loggedBookings, register, waiting, closings: closingsIn(log), books: booksOf(log) },
    }),
    ...lostUpdates(gateway.history),
    ...wrongStatesInMemory(commandServices, log),
  ];
};

/** Maximum lifetime of a world in virtual milliseconds. */
const timeLimit = 600_000;

const play = async (world: World): Promise<readonly string[]> => {
  const vaultData = emptyVaultData();
  const tables = { snapshots: new Map(), vaultData };
  const commandServices = [startCommandService(world, 'A', tables), startCommandService(world, 'B', tables)] as const;
  const gateway = createGateway(world, commandServices);
  const simulation: Simulation = { world, commandServices, vaultData };
  const processRun = { isOver: false };
  const lived = live(simulation, gateway, () => injectFaults(world, commandServices))
    .catch((error: unknown) => world.problems.push(`The world ended: ${String(error)}`))
    .finally(() => {
      processRun.isOver = true;
    });
  await world.scheduler.run(() => processRun.isOver, timeLimit);
  if (processRun.isOver) await lived;
  else world.problems.push('The world stood still before everything was done');
  const problems = await check(simulation, gateway);
  for (const end of world.endings) end();
  await world.scheduler.run(() => true, 0);
  return problems;
};

/** Runs one world from its seed, from its founding to the last check. `keptLines` lines of its trace are kept. */
export const simulateSeed = async (seed: number, keptLines = 60): Promise<Outcome> => {
  const world = createWorld(seed, keptLines);
  const { trace, log, scheduler } = world;
  const unhandled = (error: unknown): void => {
    world.problems.push(`Nobody caught ${String(error)}`);
  };
  process.on('unhandledRejection', unhandled);
  try {
    const problems = await withVirtualTimers(scheduler, () => play(world));
    return {
      ...{ seed, problems, steps: trace.steps(), events: log.length(), milliseconds: scheduler.now() },
      ...{ fingerprint: trace.fingerprint(), trace: trace.lines() },
    };
  } finally {
    process.off('unhandledRejection', unhandled);
  }
};
