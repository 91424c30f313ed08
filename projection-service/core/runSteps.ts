type Step = () => Promise<void>;

/** Runs steps on one connection in their order; rejects with the failure of the first that fails. */
export type RunSteps = (steps: readonly Step[]) => Promise<unknown>;

export const sequentially: RunSteps = async (steps) => {
  for (const step of steps) await step();
};

/**
 * Sends each step's first statement without waiting for the steps before: on a pipelining connection all of them cost one round
 * trip. Statements that a step sends after an answer follow the first statements of the other steps.
 */
export const pipelined: RunSteps = (steps) => Promise.all(steps.map((step) => step()));
