/** The input of a form at the moment when the session ended. */
export type Draft<Typed> = Readonly<{
  /** Null where nothing is stored for `owner`; the input of another person is deleted and never returned. */
  of: (owner: string) => Typed | null;
  keep: (owner: string, typed: Typed) => void;
  forget: () => void;
}>;

/**
 * Stored in the page's memory only, as long as its tab is open: personal data is not written to the browser's storage.
 */
export const createDraft = <Typed>(): Draft<Typed> => {
  let kept: Readonly<{ owner: string; typed: Typed }> | null = null;
  return {
    of: (owner) => {
      if (kept?.owner !== owner) kept = null;
      return kept?.typed ?? null;
    },
    keep: (owner, typed) => {
      kept = { owner, typed };
    },
    forget: () => {
      kept = null;
    },
  };
};
