type Step = () => Promise<void>;

/** Carries out steps on one connection, in their order; rejects with the failure of the first that fails. */
export type InOrder = (steps: readonly Step[]) => Promise<unknown>;

export const oneByOne: InOrder = async (steps) => {
  for (const step of steps) await step();
};

/**
 * Each step's first statement is sent without waiting for the steps before: on a connection that takes many at once, all of
 * it costs one round trip. What a step sends after an answer comes behind the others' first statements.
 */
export const allAtOnce: InOrder = (steps) => Promise.all(steps.map((step) => step()));
