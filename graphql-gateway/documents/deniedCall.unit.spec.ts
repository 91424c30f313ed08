import { OperationTypeNode, buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { forSignedIn } from '../core/policy.ts';
import { anonymous } from '../core/viewer.ts';
import { deniedCall } from './deniedCall.ts';
import { operationValidator } from './operationValidator.ts';

const schema = buildSchema(`
  input Block { court: Int! date: String! }
  type Query { price: Int }
  type Mutation { book(blocks: [Block!]!): Int! }`);
const query = 'mutation($blocks: [Block!]!) { mine: book(blocks: $blocks) }';

describe('A call that the caller may never make', () => {
  const policies = { Mutation: { book: forSignedIn } };
  const validated = operationValidator({ schema, policies, introspection: false })({ query, operationName: null }, [
    OperationTypeNode.MUTATION,
  ]);

  it('is refused without a look at its input, as its resolver would', () => {
    expect(JSON.stringify(deniedCall({ schema, policies }, validated, anonymous))).toBe(
      '{"errors":[{"message":"LOGIN_REQUIRED","path":["mine"],"extensions":{"code":"LOGIN_REQUIRED"}}],"data":null}',
    );
    const member = { ...anonymous, principal: 'MEMBER' } as const;
    expect(deniedCall({ schema, policies }, validated, member)).toBeNull();
  });
});
