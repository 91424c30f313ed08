export type Accepted<Event> = Readonly<{ outcome: 'accepted'; events: readonly Event[] }>;
export type Rejected<Code extends string> = Readonly<{
  outcome: 'rejected';
  code: Code;
  fields: readonly string[];
  /** The code of each field, where they differ from `code`. */
  codes?: readonly Code[];
}>;
export type Decision<Event, Code extends string> = Accepted<Event> | Rejected<Code>;

/** Without events: the requested state exists already. */
export const accept = <Event>(...events: readonly Event[]): Accepted<Event> => ({ outcome: 'accepted', events });

/** `fields` are the paths of the invalid inputs, e.g. `bookings.1`. */
export const reject = <Code extends string>(code: Code, ...fields: readonly string[]): Rejected<Code> => ({
  outcome: 'rejected',
  code,
  fields,
});

/** A module's rules: pure, so that the same events always give the same state and the same state the same decision. */
export type Decider<State, Command, Event, Code extends string> = Readonly<{
  initialState: State;
  evolve: (state: State, event: Event) => State;
  decide: (command: Command, state: State) => Decision<Event, Code>;
}>;
