import { describe, expect, it } from 'vitest';
import { createDraft } from './draft.ts';

describe('A draft', () => {
  it('is kept for its owner until it is deleted', () => {
    const draft = createDraft<string>();
    draft.keep('anna', 'Netzkante');
    expect(draft.of('anna')).toBe('Netzkante');
    expect(draft.of('anna')).toBe('Netzkante');
    draft.forget();
    expect(draft.of('anna')).toBeNull();
  });

  it('is not returned to another person, and is deleted by another person’s read', () => {
    const draft = createDraft<string>();
    draft.keep('anna', 'Netzkante');
    expect(draft.of('ben')).toBeNull();
    expect(draft.of('anna')).toBeNull();
  });
});
