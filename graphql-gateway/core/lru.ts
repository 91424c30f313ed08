export type Lru<Value> = Readonly<{
  /** Counts as a use. */
  get: (key: string) => Value | undefined;
  peek: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
  entries: () => Iterable<readonly [string, Value]>;
}>;

/** Keeps the `capacity` entries that were used last. */
export const lru = <Value>(capacity: number): Lru<Value> => {
  const entries = new Map<string, Value>();
  const set = (key: string, value: Value): void => {
    entries.delete(key);
    entries.set(key, value);
    const oldest = entries.keys().next();
    if (entries.size > capacity && !oldest.done) entries.delete(oldest.value);
  };
  const get = (key: string): Value | undefined => {
    const value = entries.get(key);
    if (value !== undefined) set(key, value);
    return value;
  };
  return { get, peek: (key) => entries.get(key), set, delete: (key) => entries.delete(key), entries: () => entries };
};
