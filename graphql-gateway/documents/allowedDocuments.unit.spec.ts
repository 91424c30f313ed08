import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../core/refusal.ts';
import { documentsBy } from './allowedDocuments.ts';

const known = '{ courtPlanPosition }';
const id = createHash('sha256').update(known).digest('hex');
const published = new Map([[id, known]]);
const refusal = new Refusal('ERR_INVALID_INPUT');

describe('The documents of our client', () => {
  it.each([true, false])('are found by id and by text (only published: %s)', (onlyPublished) => {
    const find = documentsBy(published, onlyPublished);
    expect([find({ id }), find({ query: known }), find({ id, query: '' })]).toEqual([known, known, known]);
  });

  it('are all there is where only those are allowed', () => {
    const find = documentsBy(published, true);
    for (const reference of [{ query: `${known} ` }, { query: '{ currentUser { email } }' }, { id: 'toString' }, {}]) {
      expect(() => find(reference)).toThrow(refusal);
    }
  });

  it('cannot be made to stand for another text', () => {
    expect(documentsBy(published, true)({ id, query: '{ currentUser { email } }' })).toBe(known);
    expect(() => documentsBy(published, true)({ id: 'unknown', query: known })).toThrow(refusal);
  });

  it('are joined by any other where all are allowed, but not by none', () => {
    const find = documentsBy(published, false);
    expect(find({ query: '{ currentUser { email } }' })).toBe('{ currentUser { email } }');
    expect(() => find({ id: 'unknown' })).toThrow(refusal);
    expect(() => find({})).toThrow(refusal);
  });
});
