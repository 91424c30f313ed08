/** The same numbers for the same seed, on every machine, so that the demo club and the specs are reproducible. */
export type SeededRandom = Readonly<{
  /** 0 up to 1. */
  next: () => number;
  /** From `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  /** True in `share` of all cases, 0 to 1. */
  chance: (share: number) => boolean;
  pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice;
  /** In the form of a UUID version 4. */
  uuid: () => string;
}>;

/** mulberry32: 32 bits of state, sufficient for distributing bookings. */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const seededRandom = (seed: number): SeededRandom => {
  const next = numbersFrom(seed);
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    uuid: () =>
      'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) =>
        (place === 'x' ? between(0, 15) : between(8, 11)).toString(16),
      ),
  };
};
