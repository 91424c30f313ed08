/** What came of a command, as it travels from the command-service to the gateway. */
export type CommandAnswer<Code extends string = string> =
  | Readonly<{
      outcome: 'accepted';
      /** Last position written; null where the command was true already and wrote nothing. */
      position: string | null;
      /** Ids of the entities the command made or changed, in the order of the input. */
      ids: readonly string[];
    }>
  | Readonly<{
      outcome: 'rejected';
      code: Code;
      /** Paths of the inputs at fault, e.g. `bookings.1` or `bookings.0.price`; empty where no single input is. */
      fields: readonly string[];
      /** The code of each field, where they are not all refused with `code`. */
      codes?: readonly Code[];
    }>;
