import { OperationTypeNode, buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../core/refusal.ts';
import { forSignedIn, hiddenFromOthers, perRole } from '../core/policy.ts';
import { type ValidatedOperation, operationValidator } from './operationValidator.ts';

const schema = buildSchema(`
  interface Thing { id: ID }
  type Court implements Thing { id: ID next: Court price: Int owner: String }
  type Ball implements Thing { id: ID }
  type Query { court: Court thing: Thing }
  type Mutation { book: Int }
  type Subscription { booked: Court }`);
const policies = {
  Query: { court: forSignedIn, thing: forSignedIn },
  Court: { id: forSignedIn, next: forSignedIn, price: perRole, owner: hiddenFromOthers },
  Ball: { id: perRole },
};
const validator = operationValidator({ schema, policies, introspection: false });
const validateQuery = (
  query: string,
  operationName: string | null = null,
  kind = OperationTypeNode.QUERY,
): ValidatedOperation => validator({ query, operationName }, [kind]);

const deep = (depth: number): string => (depth === 1 ? 'id' : `next { ${deep(depth - 1)} }`);
const hidden = (depth: number): string =>
  `{ court { ...f1 } } ${Array.from({ length: depth }, (_, n) => `fragment f${n + 1} on Court { ${n + 1 === depth ? 'id' : `next { ...f${n + 2} }`} }`).join(' ')}`;
const refusal = new Refusal('ERR_INVALID_INPUT');

describe('The operation validator', () => {
  it('accepts eight levels and refuses nine, with fragments or without', () => {
    expect(() => validateQuery(`{ court { ${deep(6)} } }`)).not.toThrow();
    expect(() => validateQuery(`{ court { ${deep(9)} } }`)).toThrow(refusal);
    expect(() => validateQuery(hidden(12))).toThrow(refusal);
  });

  it('refuses every invalid document with the same code', () => {
    for (const query of [
      '',
      '{',
      '{ cour }',
      '{ court { id { id } } }',
      'mutation { book }',
      '{ __schema { types { name } } }',
    ]) {
      expect(() => validateQuery(query)).toThrow(refusal);
    }
  });

  it('accepts only the kinds of operation of each endpoint', () => {
    expect(() => validateQuery('mutation { book }', null, OperationTypeNode.MUTATION)).not.toThrow();
    expect(() => validateQuery('subscription { booked { id } }', null, OperationTypeNode.SUBSCRIPTION)).not.toThrow();
    expect(() => validateQuery('subscription { booked { id } }')).toThrow(refusal);
    expect(() => validateQuery('{ court { id } }', null, OperationTypeNode.SUBSCRIPTION)).toThrow(refusal);
  });

  it('validates the named operation and no other', () => {
    const two = 'query a { court { id } } mutation b { book }';
    expect(validateQuery(two, 'a').operation.name?.value).toBe('a');
    expect(() => validateQuery(two, 'b')).toThrow(refusal);
    expect(() => validateQuery(two)).toThrow(refusal);
  });

  it('parses each document once', () => {
    expect(validateQuery('{ court { id } }').document).toBe(validateQuery('{ court { id } }').document);
  });

  it.each([
    ['{ court { id next { id } } }', 'nobody'],
    ['{ court { id __typename price } }', 'audience'],
    ['{ court { next { ...o } } } fragment o on Court { owner }', 'viewer'],
    ['{ thing { id } }', 'audience'],
    ['{ thing { ... on Court { owner } } }', 'viewer'],
  ])('knows by what the response to %s differs: %s', (query, variesBy) => {
    expect(validateQuery(query).variesBy).toBe(variesBy);
  });
});
