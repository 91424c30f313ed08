export type Remembered<Value> = Readonly<{ get: () => Promise<Value>; forget: () => void }>;

/** Loads once for everybody who asks, until `forget`. A failed load is not remembered. */
export const remembered = <Value>(load: () => Promise<Value>): Remembered<Value> => {
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
