import { buildSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { wrongVariables } from './wrongVariables.ts';

const schema = buildSchema(`
  input Block { court: Int! date: String! }
  type Query { price: Int }
  type Mutation { book(blocks: [Block!]!): Int! }`);
const operation = getOperationAST(parse('mutation($blocks: [Block!]!) { book(blocks: $blocks) }'));

/** Blocks that count how often one of them is read. */
const countedBlocks = (length: number) => {
  let reads = 0;
  const block = new Proxy({}, { get: () => (reads += 1) });
  return { blocks: Array.from({ length }, () => block), reads: () => reads };
};

describe('Variables that are wrong', () => {
  it('are named by their paths, at most twenty', () => {
    if (!operation) throw new Error('The document has an operation');
    expect(
      wrongVariables(schema, operation, {
        blocks: [
          { court: 1, date: '' },
          { court: 'a', date: 7 },
        ],
      }),
    ).toEqual(['blocks.1.court', 'blocks.1.date']);
    expect(wrongVariables(schema, operation, { blocks: countedBlocks(60).blocks })).toHaveLength(20);
  });

  it('are looked for only until enough are found', () => {
    if (!operation) throw new Error('The document has an operation');
    const [few, many] = [countedBlocks(20), countedBlocks(32_000)];
    wrongVariables(schema, operation, { blocks: few.blocks });
    wrongVariables(schema, operation, { blocks: many.blocks });
    expect(few.reads()).toBeGreaterThan(0);
    expect(many.reads()).toBe(few.reads());
  });
});
