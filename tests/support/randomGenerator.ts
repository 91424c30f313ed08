/** A seeded random generator, so that a failed run can be repeated. */
export type RandomGenerator = Readonly<{
  /** 0 to 1, without 1. */
  throw: () => number;
  /** 0 to `limit`, without `limit`. */
  below: (limit: number) => number;
  chance: (share: number) => boolean;
  /** One of the list, which must not be empty. */
  pick: <Item>(list: readonly Item[]) => Item;
}>;

/** mulberry32 */
export const createRandomGenerator = (seed: number): RandomGenerator => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    throw: next,
    below,
    chance: (share) => next() < share,
    pick: (list) => {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
  };
};
