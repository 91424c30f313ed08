import type { Figure } from './row.ts';

/** One round: operations per second, or any number that has the same unit for subject and reference. */
export type Measurement = () => Promise<number>;

/**
 * The value below which `share` (0 to 1) of the values lie, interpolated between its neighbours. NaN for an empty list.
 */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The median of `samples`, and the samples. */
export const figureOf = (samples: readonly number[]): Figure => ({ value: median(samples), samples });

/** A number that was counted, not sampled. */
export const exactly = (value: number): Figure => ({ value, samples: [value] });

/** Five; `npm run bench -- --rounds 1` sets another number for a trial. */
export const roundsOfThisRun = (): number => Number(process.env['BENCH_ROUNDS'] ?? 5);

const warmUpMilliseconds = 8_000;
/** Relative to the previous round. */
const steadyWithin = 0.1;

/** A process that was just started still compiles: does not count rounds until one is similar to the one before it. */
const warmUp = async (measure: Measurement): Promise<void> => {
  const end = performance.now() + warmUpMilliseconds;
  let last = await measure();
  while (performance.now() < end) {
    const next = await measure();
    if (!(Math.abs(next - last) > steadyWithin * last)) return;
    last = next;
  }
};

/**
 * Runs subject and reference in turns, so that other load disturbs both, and returns the median of the ratios of
 * neighbouring rounds. Both warm up first.
 */
export const ratioOf = async (
  subject: Measurement,
  reference: Measurement,
  rounds = roundsOfThisRun(),
): Promise<Figure> => {
  await warmUp(reference);
  await warmUp(subject);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const floor = await reference();
    ratios.push((await subject()) / floor);
  }
  return figureOf(ratios);
};

/** Keeps `inFlight` operations running for `milliseconds`; returns the number of completed ones per second. */
export const throughput = async (
  operation: (lane: number) => Promise<unknown>,
  { inFlight, milliseconds }: Readonly<{ inFlight: number; milliseconds: number }>,
): Promise<number> => {
  const started = performance.now();
  let done = 0;
  const lane = async (index: number): Promise<void> => {
    while (performance.now() - started < milliseconds) {
      await operation(index);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, (_, index) => lane(index)));
  return (done * 1000) / (performance.now() - started);
};
