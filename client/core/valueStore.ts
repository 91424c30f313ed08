/** A value that lives outside React and that components watch through `useSyncExternalStore`. */
export type ValueStore<Value> = Readonly<{
  read: () => Value;
  subscribe: (listener: () => void) => () => void;
  write: (value: Value) => void;
}>;

export const createValueStore = <Value>(initial: Value): ValueStore<Value> => {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: (value) => {
      current = value;
      listeners.forEach((listener) => listener());
    },
  };
};
