export type Memoized<Value> = Readonly<{ get: () => Promise<Value>; forget: () => void }>;

/** Loads once for all callers, until `forget`. A failed load is not kept. */
export const memoize = <Value>(load: () => Promise<Value>): Memoized<Value> => {
  let current: Promise<Value> | undefined;
  const start = (): Promise<Value> => {
    const loading = load().catch((error: unknown) => {
      if (current === loading) current = undefined;
      throw error;
    });
    current = loading;
    return loading;
  };
  return {
    get: () => current ?? start(),
    forget: () => {
      current = undefined;
    },
  };
};
