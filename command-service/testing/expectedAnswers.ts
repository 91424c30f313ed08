import { expect } from 'vitest';

/** Wherever in the log, and whatever was made. */
export const accepted: unknown = expect.objectContaining({ outcome: 'accepted' });
export const rejected = (code: string, ...fields: readonly string[]) => ({ outcome: 'rejected', code, fields });
