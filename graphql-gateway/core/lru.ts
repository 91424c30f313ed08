export type Lru<Value> = Readonly<{
  /** Counts as a use. */
  get: (key: string) => Value | undefined;
  peek: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
  entries: () => Iterable<readonly [string, Value]>;
}>;

/**
 * Keeps at most `capacity` entries, and at least the half of them that was used last. Entries live in two generations:
 * whoever is asked for moves to the younger one, and when that is full, the older one is forgotten as a whole. So a hit is
 * one look into a map that does not change; a map whose order is that of use would be rebuilt all the time.
 */
export const lru = <Value>(capacity: number): Lru<Value> => {
  const generation = Math.ceil(capacity / 2);
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();

  const set = (key: string, value: Value): void => {
    old.delete(key);
    if (young.size >= generation && !young.has(key)) [old, young] = [young, new Map<string, Value>()];
    young.set(key, value);
  };
  const get = (key: string): Value | undefined => {
    const fresh = young.get(key);
    if (fresh !== undefined) return fresh;
    const value = old.get(key);
    if (value !== undefined) set(key, value);
    return value;
  };
  return {
    get,
    peek: (key) => young.get(key) ?? old.get(key),
    set,
    delete: (key) => {
      young.delete(key);
      old.delete(key);
    },
    entries: function* () {
      yield* old;
      yield* young;
    },
  };
};
