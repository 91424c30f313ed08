/** Operations per second of one round. */
export type Measurement = () => Promise<number>;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/**
 * Runs subject and reference in turns, so that a busy neighbour disturbs both, and gives the median of the ratios of
 * neighbouring rounds. The first round of each warms up and does not count.
 */
export const ratioOf = async (subject: Measurement, reference: Measurement, rounds = 5): Promise<number> => {
  await reference();
  await subject();
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const floor = await reference();
    ratios.push((await subject()) / floor);
  }
  return median(ratios);
};

/** Keeps `inFlight` operations running for `milliseconds` and gives how many ended per second. */
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
