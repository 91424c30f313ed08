import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../core/refusal.ts';
import { documentFinder } from './allowedDocuments.ts';

const known = '{ courtPlanPosition }';
const id = createHash('sha256').update(known).digest('hex');
const published = new Map([[id, known]]);
const refusal = new Refusal('ERR_INVALID_INPUT');

describe('The documents of our client', () => {
  it.each([true, false])('are found by id and by text (only published: %s)', (onlyPublished) => {
    const find = documentFinder(published, onlyPublished);
    expect([find({ id }), find({ query: known }), find({ id, query: '' })]).toEqual([known, known, known]);
  });

  it('are the only ones accepted where only published documents are allowed', () => {
    const find = documentFinder(published, true);
    for (const reference of [{ query: `${known} ` }, { query: '{ currentUser { email } }' }, { id: 'toString' }, {}]) {
      expect(() => find(reference)).toThrow(refusal);
    }
  });

  it('cannot be sent with the id of another text', () => {
    expect(documentFinder(published, true)({ id, query: '{ currentUser { email } }' })).toBe(known);
    expect(() => documentFinder(published, true)({ id: 'unknown', query: known })).toThrow(refusal);
  });

  it('are accepted beside any other document where all are allowed; a request without a document is refused', () => {
    const find = documentFinder(published, false);
    expect(find({ query: '{ currentUser { email } }' })).toBe('{ currentUser { email } }');
    expect(() => find({ id: 'unknown' })).toThrow(refusal);
    expect(() => find({})).toThrow(refusal);
  });
});
