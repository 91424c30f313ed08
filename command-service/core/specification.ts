import { expect } from 'vitest';
import type { Decider } from './decider.ts';

/** The language of the specs: given past events, when a command is sent, then this is the outcome. */
export const specificationFor =
  <State, Command, Event, Code extends string>({
    initialState,
    evolve,
    decide,
  }: Decider<State, Command, Event, Code>) =>
  (...history: readonly Event[]) => ({
    when: (command: Command) => {
      const decision = decide(command, history.reduce(evolve, initialState));
      return {
        decision,
        then: (...events: readonly Event[]) => expect(decision).toEqual({ outcome: 'accepted', events }),
        thenAccepted: () => expect(decision).toHaveProperty('events.0'),
        thenNothingHappens: () => expect(decision).toEqual({ outcome: 'accepted', events: [] }),
        thenRejectedWith: (code: Code, ...fields: readonly string[]) =>
          expect(decision).toEqual({ outcome: 'rejected', code, fields }),
      };
    },
  });
