import type { LocalDate } from '@platzwart/contracts/core';

/** What about a change of a read model tells whether an answer is still right. */
export type ChangedRow = Readonly<{ sport: string; date: LocalDate }>;

/** Part of what an answer was made of: it stays right until the model changes in a row that touches it. */
export type AnswerTopic = Readonly<{ model: string; isTouchedBy: (row: ChangedRow) => boolean }>;

/**
 * What a root field's answer is made of, by its arguments. `anything` is no older than the rest of the answer needs it
 * to be. A root field without an entry is never answered from memory.
 */
export type AnswerTopics = Readonly<Record<string, ((args: unknown) => AnswerTopic) | 'anything'>>;
