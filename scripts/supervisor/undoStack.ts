type Undo = (hurry: AbortSignal) => Promise<void> | void;

export type UndoStack = Readonly<{
  /** Notes how to take back what was just started. */
  push: (undo: Undo) => void;
  /** Takes everything back, the youngest first; goes on when one step fails. */
  unwind: (hurry: AbortSignal) => Promise<void>;
}>;

export const createUndoStack = (): UndoStack => {
  const steps: Undo[] = [];
  const unwind = async (hurry: AbortSignal): Promise<void> => {
    for (let undo = steps.pop(); undo; undo = steps.pop()) {
      try {
        await undo(hurry);
      } catch (error) {
        console.error(error);
      }
    }
  };
  return { push: (undo) => void steps.push(undo), unwind };
};
