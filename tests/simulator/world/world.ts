import { type SeededRandom, seededRandom } from '../../../command-service/core/seededRandom.ts';
import { type MemoryLog, createMemoryLog } from '../store/memoryLog.ts';
import { type Agenda, createAgenda } from './agenda.ts';
import { type Trace, createTrace } from './trace.ts';
import { type Weather, drawWeather } from './weather.ts';

/** Where everything happens, and what everything that happens is drawn from. */
export type World = Readonly<{
  seed: number;
  random: SeededRandom;
  agenda: Agenda;
  trace: Trace;
  weather: Weather;
  log: MemoryLog;
  /** ISO 8601 instant that a clock shows which is `ahead` milliseconds ahead of the world's. */
  clock: (ahead?: number) => string;
  /** What should never have happened. */
  problems: string[];
  /** Lets go of what would outlive the world: signals with listeners are never collected. */
  endings: (() => void)[];
}>;

/** A Monday in June, ten o'clock in Musterstadt. */
const beginning = Date.UTC(2026, 5, 15, 8);

export const createWorld = (seed: number, keptLines: number): World => {
  const random = seededRandom(seed);
  const trace = createTrace(keptLines);
  const agenda = createAgenda(trace);
  const clock = (ahead = 0): string => new Date(beginning + Math.floor(agenda.now()) + ahead).toISOString();
  const log = createMemoryLog(clock);
  return { seed, random, agenda, trace, log, clock, weather: drawWeather(random), problems: [], endings: [] };
};
