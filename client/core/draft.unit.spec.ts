import { describe, expect, it } from 'vitest';
import { createDraft } from './draft.ts';

describe('What somebody was typing', () => {
  it('waits for them, until it is forgotten', () => {
    const draft = createDraft<string>();
    draft.keep('anna', 'Netzkante');
    expect(draft.of('anna')).toBe('Netzkante');
    expect(draft.of('anna')).toBe('Netzkante');
    draft.forget();
    expect(draft.of('anna')).toBeNull();
  });

  it('is nobody else’s, and gone once somebody else was here', () => {
    const draft = createDraft<string>();
    draft.keep('anna', 'Netzkante');
    expect(draft.of('ben')).toBeNull();
    expect(draft.of('anna')).toBeNull();
  });
});
