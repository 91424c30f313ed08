import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Counters } from './counters.ts';

/** The numbers of open connections and subscriptions. */
export type Openings = Readonly<{ sockets: () => number; subscriptions: () => number; topics: () => number }>;

const help = {
  requests: 'Calls over HTTP that were answered, by operation and outcome (answered, refused, failed).',
  refusals:
    'Calls over HTTP and subscriptions that were answered with an error, by code; `CLIENT_OUTDATED`: of a tab whose release is no longer served.',
  memory: 'Calls over HTTP that were answered from the response cache.',
  duration: 'Time from the arrival of a call to its answer, by operation; without cached responses.',
  sockets: 'Open WebSockets.',
  subscriptions: 'Open subscriptions on all WebSockets.',
  topics: 'Groups of subscriptions that share their frames.',
  frames: 'Frames sent to subscribers.',
  slow: 'WebSockets that were closed because their reader was too slow.',
};

type About = Readonly<{ name: string; help: string }>;

/** A counter whose value is kept elsewhere and read on each scrape. */
const registerExternalCounter = (registers: Registry[], about: About, read: () => number): void => {
  const counter: Counter = new Counter({
    ...about,
    registers,
    collect: () => {
      counter.reset();
      counter.inc(read());
    },
  });
};

const callMetrics = (registers: Registry[], counters: Counters): void => {
  const requests: Counter<'operation' | 'outcome'> = new Counter({
    name: 'platzwart_graphql_requests_total',
    help: help.requests,
    labelNames: ['operation', 'outcome'],
    registers,
    collect: () => {
      requests.reset();
      for (const [operation, { answered, refused, failed }] of counters.answers)
        for (const [outcome, count] of Object.entries({ answered, refused, failed }))
          requests.inc({ operation, outcome }, count);
    },
  });
  const refusals: Counter<'code'> = new Counter({
    name: 'platzwart_graphql_refusals_total',
    help: help.refusals,
    labelNames: ['code'],
    registers,
    collect: () => {
      refusals.reset();
      for (const [code, count] of counters.refusals) refusals.inc({ code }, count);
    },
  });
  const duration = new Histogram({
    name: 'platzwart_graphql_request_duration_seconds',
    help: help.duration,
    labelNames: ['operation'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  counters.onDuration((operation, seconds) => duration.observe({ operation }, seconds));
  registerExternalCounter(
    registers,
    { name: 'platzwart_graphql_answers_from_memory_total', help: help.memory },
    counters.fromCache,
  );
};

const liveMetrics = (registers: Registry[], counters: Counters, open: Openings): void => {
  const gauge = (name: string, text: string, read: () => number): void => {
    const made: Gauge = new Gauge({ name, help: text, registers, collect: () => made.set(read()) });
  };
  gauge('platzwart_sockets_open', help.sockets, open.sockets);
  gauge('platzwart_subscriptions_open', help.subscriptions, open.subscriptions);
  gauge('platzwart_subscription_topics', help.topics, open.topics);
  registerExternalCounter(registers, { name: 'platzwart_frames_sent_total', help: help.frames }, counters.frames);
  registerExternalCounter(
    registers,
    { name: 'platzwart_slow_readers_dropped_total', help: help.slow },
    counters.slowReaders,
  );
};

/** The gateway's metrics in Prometheus' format, with those of the process. Labels are operations and codes, never personal data. */
export const gatewayMetrics = (counters: Counters, open: Openings): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  callMetrics([registry], counters);
  liveMetrics([registry], counters, open);
  return registry;
};
