/** What a feature adds to the catalogues of the club: names only, so that the client can load them without any schema. */
export type FeatureNames = Readonly<{
  /** Why its commands are refused (product.md §8). */
  errorCodes: readonly `${string}_${string}`[];
  /** What its mutations answer where they succeeded. */
  successCodes: readonly `SUC_${string}`[];
  /** The e-mails that it sends. */
  mailKinds: readonly string[];
  /** What entries of the club log are about; `messageCatalogue.ts` has the events of each kind. */
  historyKinds: readonly string[];
  readModels: readonly string[];
}>;
