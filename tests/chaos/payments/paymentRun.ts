import { setTimeout as pause } from 'node:timers/promises';
import { areKept, checkInstance } from '../../checker/checkInstance.ts';
import { freePort } from '../../support/freePort.ts';
import { type RandomGenerator, createRandomGenerator } from '../../support/randomGenerator.ts';
import type { AttackReport } from '../attackReport.ts';
import { type AttackedInstance, startAttackedInstance } from '../attackedInstance.ts';
import { type Kill, type Target, killPlan } from '../killPlan.ts';
import type { KillRecord } from '../outages.ts';
import { checkRecovered, saveLastOutput, untilAnswered } from '../recovery.ts';
import { type Payers, startPayers } from './payers.ts';
import { type PaymentEvidence, readMoneyEvents } from './paymentEvidence.ts';
import { paymentFindings } from './paymentFindings.ts';
import { type Treasurer, startTreasurer } from './treasurer.ts';
import { type UnreliableProvider, openUnreliableProvider, providerSettings } from './unreliableProvider.ts';

type RunOptions = Readonly<{ kills: number; seed: number; print: (line: string) => void }>;

/** Those who take part in a payment. */
const targets: readonly Target[] = ['command-service', 'gateway', 'projection-service'];

/** Longer than the minute after which a refund is tried again, and an order that has ended is looked at again. */
const settlingMs = 180_000;

type Scene = Readonly<{
  instance: AttackedInstance;
  provider: UnreliableProvider;
  payers: Payers;
  treasurer: Treasurer;
  print: (line: string) => void;
}>;

const killAll = async (
  { instance, payers, print }: Scene,
  plan: readonly Kill[],
  killRecords: KillRecord[],
): Promise<void> => {
  for (const { target, pause: rest, together } of plan) {
    const last = killRecords.at(-1);
    if (last && !together) await untilAnswered(instance, payers.answeredSince, last);
    await pause(rest);
    await instance.kill(target);
    killRecords.push({ target, at: Date.now() });
    print(`  ${killRecords.length}/${plan.length} ${target}`);
  }
  const last = killRecords.at(-1);
  if (last) await untilAnswered(instance, payers.answeredSince, last);
};

/** Waits until nothing is left to be done at the provider; what is left then is a finding. */
const untilSettled = async ({ instance, provider, payers, treasurer }: Scene): Promise<PaymentEvidence> => {
  const end = performance.now() + settlingMs;
  for (;;) {
    const { databaseUrl } = await instance.club();
    const events = await readMoneyEvents(databaseUrl);
    const evidence = { events, books: provider.books(), forged: payers.forged };
    if (performance.now() > end || areKept(paymentFindings(evidence))) return evidence;
    await treasurer.retryFailedRefunds();
    await pause(1_000);
  }
};

const findingsOf = async (scene: Scene): Promise<AttackReport['findings']> => {
  const { instance, provider, payers } = scene;
  await payers.stop();
  provider.becomeReliable();
  // A message about a payment that was taken back may be lost: a process that starts looks at all payments.
  await instance.kill('command-service');
  const evidence = await untilSettled(scene);
  const { databaseUrl } = await instance.club();
  return [...(await checkInstance({ databaseUrl, calls: [] })), ...paymentFindings(evidence)];
};

const isFailed = (status: string): boolean => status === 'FAILED' || status === 'CANCELLED';

const counts = ({ provider, payers }: Scene): AttackReport['attacks'] => {
  const books = provider.books();
  return [
    ['calls of the members', payers.count()],
    ['orders at the providers', books.length],
    ['  paid', books.filter(({ status }) => status === 'PAID').length],
    ['  of which money went back', books.filter(({ refunded }) => refunded > 0).length],
    ['  taken back by the provider', books.filter(({ status }) => status === 'REVERSED').length],
    ['  refunds that failed', books.flatMap(({ refunds }) => refunds).filter(({ status }) => isFailed(status)).length],
    ['answers that a provider lost', provider.lostAnswers()],
    ['forged messages', payers.forged.length],
  ];
};

const open = async (random: RandomGenerator) => {
  const port = await freePort();
  const instance = await startAttackedInstance(providerSettings(port));
  const provider = await openUnreliableProvider({
    ...{ port, club: instance.url },
    random: createRandomGenerator(random.below(2 ** 31)),
  });
  return { instance, provider };
};

/**
 * Members pay online and by hour cards while command-service, gateway and projection-service are killed, and the payment providers misbehave
 * (unreliableProvider.ts, forgedMessages.ts): no money is lost, none is taken twice, no hour is lost, and every hold ends.
 */
export const paymentRun = async ({ kills, seed, print }: RunOptions): Promise<AttackReport> => {
  const random = createRandomGenerator(seed);
  const plan = killPlan(random, kills, targets);
  const { instance, provider } = await open(random);
  try {
    const club = await instance.club();
    const [payers, treasurer] = [await startPayers(club, provider, random), await startTreasurer(club.url)];
    const scene = { instance, provider, print, payers, treasurer };
    const killRecords: KillRecord[] = [];
    const back = await checkRecovered(killAll(scene, plan, killRecords), killRecords);
    if (back.violations.length > 0) print(`  ${saveLastOutput(instance, seed)}`);
    const rest = back.violations.length === 0 ? await findingsOf(scene) : [];
    return {
      title: `${kills} kills with providers that misbehave, seed ${seed}`,
      attacks: counts(scene),
      calls: [],
      findings: [...rest, back],
    };
  } finally {
    await instance.clearAway();
    provider.close();
  }
};
