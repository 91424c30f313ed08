export type { TextShape } from '@platzwart/contracts/core';
