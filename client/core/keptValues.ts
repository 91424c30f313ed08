/** What we use of a browser's storage. */
export type KeptValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const attempt = <Result>(access: () => Result): Result | undefined => {
  try {
    return access();
  } catch {
    return undefined;
  }
};

/**
 * A storage of the browser. Where the browser forbids it, even to look at it, or where it is full, what is kept lives as
 * long as the page: everything works, and is forgotten with the tab (reference: reliability.md F43).
 */
export const keptValues = (open: () => Storage): KeptValues => {
  const inPage = new Map<string, string>();
  return {
    getItem: (key) => inPage.get(key) ?? attempt(() => open().getItem(key)) ?? null,
    setItem: (key, value) => {
      inPage.set(key, value);
      attempt(() => {
        open().setItem(key, value);
        inPage.delete(key);
      });
    },
    removeItem: (key) => {
      inPage.delete(key);
      attempt(() => open().removeItem(key));
    },
  };
};

/** Of this tab, and of all tabs. */
export const keptInTab = keptValues(() => window.sessionStorage);
export const keptInBrowser = keptValues(() => window.localStorage);
