/** What somebody was typing when their session ended. */
export type Draft<Typed> = Readonly<{
  /** Null where nothing waits for `owner`; what waits for somebody else is forgotten: nobody gets to see it. */
  of: (owner: string) => Typed | null;
  keep: (owner: string, typed: Typed) => void;
  forget: () => void;
}>;

/** Lives in the page's memory alone, as long as its tab: nothing personal is written to the browser's storage. */
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
