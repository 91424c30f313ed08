import { epochMilliseconds } from '@platzwart/contracts/core';
import type { EventStore } from '@platzwart/event-store';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { notePaymentNews } from '../booking/payment/notePaymentNews.ts';
import type { Answer } from '../core/commandStream.ts';
import type { RunningStream } from '../core/openStream.ts';
import type { CommandRequest } from '../receiveCommand.ts';
import { measureAppends } from './appendMetrics.ts';
import { type SignIn, countSignIns } from './signInMetrics.ts';
import { nameSpan } from './tracing.ts';
import type { SnapshotAge } from './snapshotAges.ts';

type Receive = (request: CommandRequest) => Promise<Answer<string>>;
/** The last proof of the log: when it began (an ISO 8601 instant; null: there was none), and how many flaws it found. */
type LastProof = Readonly<{ logProvenAt: string | null; logFlaws: number }>;
type NoteNews = ReturnType<typeof notePaymentNews>;
type WatchedStream = Pick<RunningStream<unknown, never, never>, 'stream' | 'current' | 'waiting'>;

/** The metrics of this service in Prometheus' format. Labels are types, codes and streams: a few dozen values, no personal data. */
export type CommandMetrics = Readonly<{
  registry: Registry;
  /** The same function, with a counter. */
  countCommands: (receive: Receive) => Receive;
  /** The same function, with a counter. */
  countSignIns: (signIn: SignIn) => SignIn;
  /** The same function, with a counter. */
  countPaymentNews: (note: NoteNews) => NoteNews;
  /** The same store, its appends with histograms. */
  measureAppends: (store: EventStore) => EventStore;
  /** Read at each request for the metrics. */
  watch: (streams: readonly WatchedStream[], readAges: () => Promise<readonly SnapshotAge[]>) => void;
  /** Read at each request for the metrics. */
  watchProofs: (read: () => LastProof) => void;
}>;

/** Buckets in seconds, from a command handled in memory to the longest wait of a caller. */
const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const failures = new Set(['ERR_SERVER', 'ERR_DB_CONNECTION']);
const outcomeOf = (answer: Answer<string>): 'accepted' | 'refused' | 'failed' => {
  if (answer.outcome === 'accepted') return 'accepted';
  return failures.has(answer.code) ? 'failed' : 'refused';
};

const commandCounter = (registry: Registry): CommandMetrics['countCommands'] => {
  const registers = [registry];
  const commands = new Counter({
    name: 'platzwart_commands_total',
    help: 'Commands that were answered, by type and outcome (accepted, refused, failed).',
    labelNames: ['type', 'outcome'],
    registers,
  });
  const refusals = new Counter({
    name: 'platzwart_command_refusals_total',
    help: 'Commands that were not accepted, by the code of the answer.',
    labelNames: ['code'],
    registers,
  });
  const duration = new Histogram({
    name: 'platzwart_command_duration_seconds',
    help: 'Time from the arrival of a command to its answer, by type.',
    labelNames: ['type'],
    buckets: durations,
    registers,
  });
  return (receive) => async (request) => {
    const began = performance.now();
    const answer = await receive(request);
    const { type } = request;
    nameSpan(type, { 'platzwart.outcome': outcomeOf(answer), 'platzwart.correlation_id': request.correlationId });
    commands.inc({ type, outcome: outcomeOf(answer) });
    if (answer.outcome === 'rejected') refusals.inc({ code: answer.code });
    duration.observe({ type }, (performance.now() - began) / 1_000);
    return answer;
  };
};

const newsCounter = (registry: Registry): CommandMetrics['countPaymentNews'] => {
  const news = new Counter({
    name: 'platzwart_payment_webhooks_total',
    help: 'Messages to the webhooks of the payment providers, by method and outcome (noted, ignored, forged, failed).',
    labelNames: ['method', 'outcome'],
    registers: [registry],
  });
  return (note) => async (message) => {
    const outcome = await note(message);
    news.inc({ method: message.method, outcome });
    return outcome;
  };
};

const eventsIn = ({ current }: WatchedStream): number => {
  const { revision } = current();
  return revision === 'none' ? 0 : revision + 1;
};

const streamGauges = (registry: Registry): CommandMetrics['watch'] => {
  const gauge = (
    name: string,
    help: string,
    read: (set: (stream: string, value: number) => void) => Promise<void> | void,
  ): void => {
    const made: Gauge<'stream'> = new Gauge({
      name,
      help,
      labelNames: ['stream'],
      registers: [registry],
      collect: () => read((stream, value) => made.set({ stream }, value)),
    });
  };
  return (streams, readAges) => {
    gauge('platzwart_command_queue_length', 'Commands that wait for the writer of their stream.', (set) =>
      streams.forEach((each) => set(each.stream, each.waiting())),
    );
    gauge('platzwart_stream_events', 'Events of a stream that this process has read.', (set) =>
      streams.forEach((each) => set(each.stream, eventsIn(each))),
    );
    gauge('platzwart_snapshot_age_seconds', 'Time since the snapshot of a stream was taken.', async (set) =>
      (await readAges()).forEach(({ stream, seconds }) => set(stream, seconds)),
    );
  };
};

const proofGauges =
  (registry: Registry): CommandMetrics['watchProofs'] =>
  (read) => {
    const gauge = (name: string, help: string, valueOf: (proof: LastProof) => number): void => {
      const made: Gauge = new Gauge({ name, help, registers: [registry], collect: () => made.set(valueOf(read())) });
    };
    gauge('platzwart_log_flaws', 'Flaws that the last proof of the log has found.', ({ logFlaws }) => logFlaws);
    gauge(
      'platzwart_log_proof_age_seconds',
      'Time since the last proof of the log began; 0 before the first.',
      ({ logProvenAt }) => (logProvenAt === null ? 0 : (Date.now() - epochMilliseconds(logProvenAt)) / 1_000),
    );
  };

/** A separate registry, with prom-client's metrics of the process (CPU, memory, event loop). */
export const openCommandMetrics = (): CommandMetrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    countCommands: commandCounter(registry),
    countSignIns: countSignIns(registry),
    countPaymentNews: newsCounter(registry),
    measureAppends: measureAppends(registry, durations),
    watch: streamGauges(registry),
    watchProofs: proofGauges(registry),
  };
};
