import { type SeededRandom, seededRandom } from '../../../command-service/demo/seededRandom.ts';
import { type MemoryLog, createMemoryLog } from '../store/memoryLog.ts';
import { type Scheduler, createScheduler } from './scheduler.ts';
import { type Trace, createTrace } from './trace.ts';
import { type FaultInjection, drawFaultInjection } from './faultInjection.ts';

/** The scheduler, random generator and other state that everything in a world shares. */
export type World = Readonly<{
  seed: number;
  random: SeededRandom;
  scheduler: Scheduler;
  trace: Trace;
  faultInjection: FaultInjection;
  log: MemoryLog;
  /** The ISO 8601 instant of a clock that is `ahead` milliseconds ahead of the world's. */
  clock: (ahead?: number) => string;
  /** Violations and unexpected failures. */
  problems: string[];
  /** Releases what would outlive the world: signals with listeners are never garbage-collected. */
  endings: (() => void)[];
}>;

/** A Monday in June, ten o'clock in Musterstadt. */
const beginning = Date.UTC(2026, 5, 15, 8);

export const createWorld = (seed: number, keptLines: number): World => {
  const random = seededRandom(seed);
  const trace = createTrace(keptLines);
  const scheduler = createScheduler(trace);
  const clock = (ahead = 0): string => new Date(beginning + Math.floor(scheduler.now()) + ahead).toISOString();
  const log = createMemoryLog(clock);
  return {
    seed,
    random,
    scheduler,
    trace,
    log,
    clock,
    faultInjection: drawFaultInjection(random),
    problems: [],
    endings: [],
  };
};
