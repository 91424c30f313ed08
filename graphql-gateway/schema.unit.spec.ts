import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';
import { describe, expect, it } from 'vitest';
import { printGatewaySchema } from './printGatewaySchema.ts';

const committed = readFileSync(new URL('../contracts/schema.graphql', import.meta.url), 'utf8');

describe('The published schema', () => {
  it('is the one that the gateway serves; `npx tsx graphql-gateway/printSchema.ts` writes it again', () => {
    expect(committed).toBe(printGatewaySchema());
  });

  it('keeps the spellings of the product specification', () => {
    const promised = buildSchema(`
      scalar Date
      interface Node { id: ID! }
      type Booking implements Node { id: ID! _id: ID! withVoucher: Boolean! }
      type Query {
        node(id: ID!): Node
        bookingsInPeriod(fromDate: Date!, toDate: Date!, choosenSport: String!): [Booking!]!
        bookingsByUser(userID: ID!): [Booking!]!
      }`);
    expect(findBreakingChanges(promised, buildSchema(committed))).toEqual([]);
  });
});
