import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { statuses } from '../core/checkpoints.ts';
import type { AppliedPage } from '../core/projectionContext.ts';
import type { ReadModelLag } from './readModelLag.ts';

export type ProjectionMetrics = Readonly<{
  registry: Registry;
  onApplied: (page: AppliedPage) => void;
  /** Read on every request for the metrics. */
  watch: (readLag: () => Promise<readonly ReadModelLag[]>, isLeading: () => boolean) => void;
}>;

const countedBy = (registry: Registry): ProjectionMetrics['onApplied'] => {
  const registers = [registry];
  const sizes = new Histogram({
    name: 'platzwart_projection_page_events',
    help: 'Events in one page of the log that was applied to the read models.',
    buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000],
    registers,
  });
  const durations = new Histogram({
    name: 'platzwart_projection_apply_duration_seconds',
    help: 'Time from the start of a page of the log to its commit in the read models.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const total = new Counter({
    name: 'platzwart_projection_events_total',
    help: 'Events that were applied to the read models.',
    registers,
  });
  return ({ events, seconds }) => {
    sizes.observe(events.length);
    durations.observe(seconds);
    total.inc(events.length);
  };
};

/** Concurrent requests share one answer; without an answer the metric has no value. */
const shareConcurrentReads = (
  read: () => Promise<readonly ReadModelLag[]>,
): (() => Promise<readonly ReadModelLag[]>) => {
  let pending: Promise<readonly ReadModelLag[]> | undefined;
  return () => {
    pending ??= read()
      .catch(() => [])
      .finally(() => (pending = undefined));
    return pending;
  };
};

const lagGauges = (registry: Registry, readLag: () => Promise<readonly ReadModelLag[]>): void => {
  const registers = [registry];
  const seconds: Gauge<'read_model'> = new Gauge({
    name: 'platzwart_projection_lag_seconds',
    help: 'Age of the oldest event that is not in the read model yet; 0 where there is none.',
    labelNames: ['read_model'],
    registers,
    collect: async () => (await readLag()).forEach((lag) => seconds.set({ read_model: lag.name }, lag.seconds)),
  });
  const events: Gauge<'read_model'> = new Gauge({
    name: 'platzwart_projection_lag_events',
    help: 'Events of the log that are not in the read model yet; at most 1000 beyond the most advanced read model are counted.',
    labelNames: ['read_model'],
    registers,
    collect: async () => (await readLag()).forEach((lag) => events.set({ read_model: lag.name }, lag.behind)),
  });
  const status: Gauge<'read_model' | 'status'> = new Gauge({
    name: 'platzwart_projection_status',
    help: '1 for the present status of a read model (live, catching-up, outdated, stopped), else 0.',
    labelNames: ['read_model', 'status'],
    registers,
    collect: async () => {
      for (const lag of await readLag())
        for (const each of statuses) status.set({ read_model: lag.name, status: each }, each === lag.status ? 1 : 0);
    },
  });
};

const watchedBy =
  (registry: Registry): ProjectionMetrics['watch'] =>
  (readLag, isLeading) => {
    lagGauges(registry, shareConcurrentReads(readLag));
    const leads: Gauge = new Gauge({
      name: 'platzwart_projection_leader',
      help: '1 where this process writes the read models, 0 where it is on standby.',
      registers: [registry],
      collect: () => leads.set(isLeading() ? 1 : 0),
    });
  };

/** The metrics of this service in Prometheus' format, with those of the process. Labels name read models, never people. */
export const openProjectionMetrics = (): ProjectionMetrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return { registry, onApplied: countedBy(registry), watch: watchedBy(registry) };
};
