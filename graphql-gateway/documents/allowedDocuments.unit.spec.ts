import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../core/refusal.ts';
import { documentFinder } from './allowedDocuments.ts';

const known = '{ courtPlanPosition }';
const foreign = '{ currentUser { email } }';
const idOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const id = idOf(known);
const published = new Map([[id, known]]);
const malformed = new Refusal('ERR_INVALID_INPUT');
const outdated = new Refusal('CLIENT_OUTDATED');

describe('The documents of our clients', () => {
  it.each([true, false])('are found by id and by text (only published: %s)', (onlyPublished) => {
    const find = documentFinder(published, onlyPublished);
    expect([find({ id }), find({ query: known }), find({ id, query: '' })]).toEqual([known, known, known]);
  });

  it('are the only ones accepted where only published documents are allowed: another is of an outdated client', () => {
    const find = documentFinder(published, true);
    for (const reference of [{ query: `${known} ` }, { query: foreign }, { id: idOf(foreign) }])
      expect(() => find(reference)).toThrow(outdated);
  });

  it.each([true, false])('are not what is no document at all (only published: %s)', (onlyPublished) => {
    const find = documentFinder(published, onlyPublished);
    for (const reference of [{ id: 'toString' }, { id: idOf(foreign).toUpperCase() }, { query: '' }, {}])
      expect(() => find(reference)).toThrow(malformed);
  });

  it('are neither a text that cannot be parsed nor a flood of tokens', () => {
    for (const query of ['{', 'SELECT 1', `{ ${'courtPlanPosition '.repeat(700)} }`])
      expect(() => documentFinder(published, true)({ query })).toThrow(malformed);
  });

  it('cannot be sent with the id of another text', () => {
    expect(documentFinder(published, true)({ id, query: foreign })).toBe(known);
    expect(() => documentFinder(published, true)({ id: idOf(foreign), query: known })).toThrow(outdated);
  });

  it('are accepted beside any other document where all are allowed', () => {
    const find = documentFinder(published, false);
    expect(find({ query: foreign })).toBe(foreign);
    expect(() => find({ id: idOf(foreign) })).toThrow(outdated);
  });
});
