import { OperationTypeNode, buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../core/refusal.ts';
import { forSignedIn, hiddenFromOthers, perRole } from '../core/policy.ts';
import { type AdmittedDocument, documentGate } from './documentGate.ts';

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
const gate = documentGate({ schema, policies, introspection: false });
const admit = (query: string, operationName: string | null = null, kind = OperationTypeNode.QUERY): AdmittedDocument =>
  gate({ query, operationName }, [kind]);

const deep = (depth: number): string => (depth === 1 ? 'id' : `next { ${deep(depth - 1)} }`);
const hidden = (depth: number): string =>
  `{ court { ...f1 } } ${Array.from({ length: depth }, (_, n) => `fragment f${n + 1} on Court { ${n + 1 === depth ? 'id' : `next { ...f${n + 2} }`} }`).join(' ')}`;
const refusal = new Refusal('ERR_INVALID_INPUT');

describe('The gate for documents', () => {
  it('lets eight levels pass and not nine, in fragments or not', () => {
    expect(() => admit(`{ court { ${deep(6)} } }`)).not.toThrow();
    expect(() => admit(`{ court { ${deep(9)} } }`)).toThrow(refusal);
    expect(() => admit(hidden(12))).toThrow(refusal);
  });

  it('says the same of everything it refuses', () => {
    for (const query of [
      '',
      '{',
      '{ cour }',
      '{ court { id { id } } }',
      'mutation { book }',
      '{ __schema { types { name } } }',
    ]) {
      expect(() => admit(query)).toThrow(refusal);
    }
  });

  it('admits what each door is for', () => {
    expect(() => admit('mutation { book }', null, OperationTypeNode.MUTATION)).not.toThrow();
    expect(() => admit('subscription { booked { id } }', null, OperationTypeNode.SUBSCRIPTION)).not.toThrow();
    expect(() => admit('subscription { booked { id } }')).toThrow(refusal);
    expect(() => admit('{ court { id } }', null, OperationTypeNode.SUBSCRIPTION)).toThrow(refusal);
  });

  it('looks at the operation that is named, and at no other', () => {
    const two = 'query a { court { id } } mutation b { book }';
    expect(admit(two, 'a').operation.name?.value).toBe('a');
    expect(() => admit(two, 'b')).toThrow(refusal);
    expect(() => admit(two)).toThrow(refusal);
  });

  it('reads each document once', () => {
    expect(admit('{ court { id } }').document).toBe(admit('{ court { id } }').document);
  });

  it.each([
    ['{ court { id next { id } } }', 'nobody'],
    ['{ court { id __typename price } }', 'audience'],
    ['{ court { next { ...o } } } fragment o on Court { owner }', 'viewer'],
    ['{ thing { id } }', 'audience'],
    ['{ thing { ... on Court { owner } } }', 'viewer'],
  ])('knows whose eyes decide the answer to %s: %s', (query, varies) => {
    expect(admit(query).varies).toBe(varies);
  });
});
