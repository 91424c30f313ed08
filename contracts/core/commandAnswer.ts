/** The outcome of a command, as the command-service sends it to the gateway. */
export type CommandAnswer<Code extends string = string> =
  | Readonly<{
      outcome: 'accepted';
      /** Last position written; null where the requested state already existed and nothing was written. */
      position: string | null;
      /** Ids of the entities the command made or changed, in the order of the input. */
      ids: readonly string[];
    }>
  | Readonly<{
      outcome: 'rejected';
      code: Code;
      /** Paths of the invalid inputs, e.g. `bookings.1` or `bookings.0.price`; empty where no single input is invalid. */
      fields: readonly string[];
      /** The code of each field, where they differ from `code`. */
      codes?: readonly Code[];
      /** Where waiting helps. */
      retryAfterSeconds?: number;
    }>;
