/** The part of a browser's storage that we use. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const attempt = <Result>(access: () => Result): Result | undefined => {
  try {
    return access();
  } catch {
    return undefined;
  }
};

/**
 * A storage of the browser. Where the browser forbids any access, or where it is full, values live as long as the page:
 * everything works, and is lost with the tab (reliability F43).
 */
export const safeStorage = (open: () => Storage): KeyValueStorage => {
  const inMemory = new Map<string, string>();
  return {
    getItem: (key) => inMemory.get(key) ?? attempt(() => open().getItem(key)) ?? null,
    setItem: (key, value) => {
      inMemory.set(key, value);
      attempt(() => {
        open().setItem(key, value);
        inMemory.delete(key);
      });
    },
    removeItem: (key) => {
      inMemory.delete(key);
      attempt(() => open().removeItem(key));
    },
  };
};

/** Of this tab, and of all tabs. */
export const tabStorage = safeStorage(() => window.sessionStorage);
export const browserStorage = safeStorage(() => window.localStorage);
