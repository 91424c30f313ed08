type Undo = (killSignal: AbortSignal) => Promise<void> | void;

export type UndoStack = Readonly<{
  /** Registers how to undo a step. */
  push: (undo: Undo) => void;
  /** Undoes all steps in reverse order; continues when one fails. */
  unwind: (killSignal: AbortSignal) => Promise<void>;
}>;

export const createUndoStack = (): UndoStack => {
  const steps: Undo[] = [];
  const unwind = async (killSignal: AbortSignal): Promise<void> => {
    for (let undo = steps.pop(); undo; undo = steps.pop()) {
      try {
        await undo(killSignal);
      } catch (error) {
        console.error(error);
      }
    }
  };
  return { push: (undo) => void steps.push(undo), unwind };
};
