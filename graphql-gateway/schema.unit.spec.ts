import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printGatewaySchema } from './printGatewaySchema.ts';

const committed = readFileSync(new URL('../contracts/schema.graphql', import.meta.url), 'utf8');

describe('The published schema', () => {
  it('is the one that the gateway serves; `npx tsx graphql-gateway/printSchema.ts` writes it again', () => {
    expect(committed).toBe(printGatewaySchema());
  });
});
