import type { Position } from '@platzwart/contracts/core';

/** A read model has moved to `position`. `isRebuilt`: it was rebuilt, or read for the first time, so any row may differ. */
export type ReadModelChange = Readonly<{ position: Position | null; isRebuilt: boolean }>;
export type ReadModelListener = (change: ReadModelChange) => void | Promise<void>;

export type ReadModelPositions = Readonly<{
  /** The position up to which all listeners in this process have processed the read model; null until the first event. */
  reached: (model: string) => Position | null;
  /** False where the models have not reached `position` within `milliseconds`. */
  waitFor: (models: readonly string[], position: Position, milliseconds: number) => Promise<boolean>;
}>;
