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
import QuickLRU from 'quick-lru';
import type { PolicyTable, Varies } from '../core/policy.ts';
import { Refusal } from '../core/refusal.ts';
import { documentLimits, maxTokens } from './documentLimits.ts';
import { variesOf } from './documentVaries.ts';

/** A document that may be executed, with what the doors need to know of it. */
export type AdmittedDocument = Readonly<{
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Fields written right under the operation, without fragments. */
  rootFields: readonly FieldNode[];
  /** Whether `rootFields` are all there are. */
  isPlain: boolean;
  varies: Varies;
}>;

export type WantedDocument = Readonly<{ query: string; operationName: string | null }>;

/**
 * The document of one operation of the kinds that the door is for. Refuses all others, what is not valid and what
 * exceeds the limits with ERR_INVALID_INPUT, and without a hint at what the schema would have had to offer.
 */
export type AdmitDocument = (wanted: WantedDocument, kinds: readonly OperationTypeNode[]) => AdmittedDocument;

export type DocumentOptions = Readonly<{ schema: GraphQLSchema; policies: PolicyTable; introspection: boolean }>;

/** Parses, validates and measures each document once. */
export const documentGate = ({ schema, policies, introspection }: DocumentOptions): AdmitDocument => {
  const rules = [...specifiedRules, ...documentLimits({ introspection })];
  const known = new QuickLRU<string, AdmittedDocument>({ maxSize: 500 });
  const admit = ({ query, operationName }: WantedDocument): AdmittedDocument => {
    const document = parseValid(schema, rules, query);
    const operation = getOperationAST(document, operationName);
    if (!operation) throw new Refusal('ERR_INVALID_INPUT');
    return { document, operation, ...rootOf(operation), varies: variesOf(schema, document, policies) };
  };
  const admitOnce = (wanted: WantedDocument): AdmittedDocument => {
    const key = `${wanted.operationName ?? ''} ${wanted.query}`;
    const before = known.get(key);
    if (before) return before;
    const admitted = admit(wanted);
    known.set(key, admitted);
    return admitted;
  };
  return (wanted, kinds) => {
    const admitted = admitOnce(wanted);
    const { operation, rootFields, isPlain } = admitted;
    if (!kinds.includes(operation.operation)) throw new Refusal('ERR_INVALID_INPUT');
    const isOneCall = isPlain && rootFields.length === 1;
    if (operation.operation !== OperationTypeNode.QUERY && !isOneCall) throw new Refusal('ERR_INVALID_INPUT');
    return admitted;
  };
};

const parseValid = (schema: GraphQLSchema, rules: readonly ValidationRule[], query: string): DocumentNode => {
  try {
    const document = parse(query, { maxTokens, noLocation: true });
    const errors = validate(schema, document, rules, { maxErrors: 1 });
    if (errors.length === 0) return document;
  } catch (cause) {
    // A limit that is exceeded is thrown out of the middle of the validation.
    throw new Refusal('ERR_INVALID_INPUT', [], { cause });
  }
  throw new Refusal('ERR_INVALID_INPUT');
};

const rootOf = (operation: OperationDefinitionNode): Pick<AdmittedDocument, 'rootFields' | 'isPlain'> => {
  const { selections } = operation.selectionSet;
  const rootFields = selections.filter((selection) => selection.kind === Kind.FIELD);
  return { rootFields, isPlain: rootFields.length === selections.length };
};
