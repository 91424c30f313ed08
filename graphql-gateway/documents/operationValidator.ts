import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type ValidationRule,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { byteCache } from '../core/byteCache.ts';
import type { PolicyTable, VariesBy } from '../core/policy.ts';
import { Refusal } from '../core/refusal.ts';
import { documentLimits, maxTokens } from './documentLimits.ts';
import { documentVariesBy } from './documentVariesBy.ts';

/** A validated operation, with the properties that the endpoints need. */
export type ValidatedOperation = Readonly<{
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Fields directly in the operation, without those of fragments. */
  rootFields: readonly FieldNode[];
  /** Whether `rootFields` are all root fields. */
  hasNoFragments: boolean;
  variesBy: VariesBy;
}>;

export type OperationInput = Readonly<{ query: string; operationName: string | null }>;

/**
 * The document of one operation of the kinds that the endpoint accepts. Refuses all others, invalid documents and those that
 * exceed the limits with ERR_INVALID_INPUT, without a hint at the schema.
 */
export type ValidateOperation = (input: OperationInput, kinds: readonly OperationTypeNode[]) => ValidatedOperation;

export type ValidatorOptions = Readonly<{ schema: GraphQLSchema; policies: PolicyTable; introspection: boolean }>;

const maxCacheBytes = 16_000_000;
/** What the longest document that is allowed takes when it is parsed, roughly. */
const bytesOfDocument = 100_000;

/** Parses, validates and measures each document once. */
export const operationValidator = ({ schema, policies, introspection }: ValidatorOptions): ValidateOperation => {
  const rules = [...specifiedRules, ...documentLimits({ introspection })];
  const cache = byteCache<ValidatedOperation>(maxCacheBytes);
  const validateNew = ({ query, operationName }: OperationInput): ValidatedOperation => {
    const document = parseValid(schema, rules, query);
    const operation = getOperationAST(document, operationName);
    if (!operation) throw new Refusal('ERR_INVALID_INPUT');
    return { document, operation, ...rootOf(operation), variesBy: documentVariesBy(schema, document, policies) };
  };
  const validateCached = (input: OperationInput): ValidatedOperation => {
    const key = `${input.operationName ?? ''} ${input.query}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const validated = validateNew(input);
    cache.set(key, validated, bytesOfDocument);
    return validated;
  };
  return (input, kinds) => {
    const validated = validateCached(input);
    const { operation, rootFields, hasNoFragments } = validated;
    if (!kinds.includes(operation.operation)) throw new Refusal('ERR_INVALID_INPUT');
    const isSingleField = hasNoFragments && rootFields.length === 1;
    if (operation.operation !== OperationTypeNode.QUERY && !isSingleField) throw new Refusal('ERR_INVALID_INPUT');
    return validated;
  };
};

const parseValid = (schema: GraphQLSchema, rules: readonly ValidationRule[], query: string): DocumentNode => {
  try {
    const document = parse(query, { maxLexicalTokens: maxTokens, noLocation: true });
    const errors = validate(schema, document, rules, { maxErrors: 1 });
    if (errors.length === 0) return document;
  } catch (cause) {
    // An exceeded limit throws in the middle of the validation.
    throw new Refusal('ERR_INVALID_INPUT', [], { cause });
  }
  throw new Refusal('ERR_INVALID_INPUT');
};

const rootOf = (operation: OperationDefinitionNode): Pick<ValidatedOperation, 'rootFields' | 'hasNoFragments'> => {
  const { selections } = operation.selectionSet;
  const rootFields = selections.filter((selection) => selection.kind === Kind.FIELD);
  return { rootFields, hasNoFragments: rootFields.length === selections.length };
};
