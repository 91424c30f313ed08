import { expect } from 'vitest';

/** At any position and with any ids. */
export const accepted: unknown = expect.objectContaining({ outcome: 'accepted' });
export const rejected = (code: string, ...fields: readonly string[]) => ({ outcome: 'rejected', code, fields });
