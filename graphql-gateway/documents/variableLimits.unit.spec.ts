import { describe, expect, it } from 'vitest';
import { Refusal } from '../core/refusal.ts';
import { maxListElements, refuseVariablesBeyondLimits } from './variableLimits.ts';

describe('The limits of variables', () => {
  const fieldsOf = (variables: Readonly<Record<string, unknown>>): readonly string[] => {
    try {
      refuseVariablesBeyondLimits(variables);
      return [];
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'ERR_INVALID_INPUT') throw error;
      return error.fields;
    }
  };
  const list = (length: number): readonly unknown[] => Array.from({ length }, () => ({}));

  it('are the longest list that a call takes, also within another input', () => {
    expect(fieldsOf({ blocks: list(maxListElements), id: 'a' })).toEqual([]);
    expect(fieldsOf({ blocks: list(maxListElements + 1) })).toEqual(['blocks']);
    expect(fieldsOf({ order: { blocks: list(32_000) } })).toEqual(['order.blocks']);
  });

  it('hold for values within each other', () => {
    const nested: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(fieldsOf({ blocks: nested })).toEqual([`blocks${'.0'.repeat(9)}`]);
  });

  it('hold for all values together, in lists that are short and in objects', () => {
    const lists = Array.from({ length: 200 }, () => list(100));
    expect(fieldsOf({ blocks: lists })).toEqual(['blocks.197']);
    expect(fieldsOf({ blocks: lists.slice(0, 190) })).toEqual([]);
    const names = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`name ${index}`, {}]));
    expect(fieldsOf({ order: { names } })).toEqual(['order.names']);
    expect(fieldsOf(names)).toEqual(['']);
  });

  it('keep the answer short, whatever names the request has', () => {
    expect(fieldsOf({ ['a'.repeat(90_000)]: list(801) })).toEqual(['a'.repeat(200)]);
  });
});
