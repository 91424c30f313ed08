import { type ExecutionResult, type GraphQLSchema, isNonNullType } from 'graphql';
import { refusalAsGraphqlError } from '../core/maskError.ts';
import { mayEver, type PolicyTable } from '../core/policy.ts';
import { denialOf } from '../core/enforcePolicies.ts';
import type { Viewer } from '../core/viewer.ts';
import type { ValidatedOperation } from './operationValidator.ts';

type Guarded = Readonly<{ schema: GraphQLSchema; policies: PolicyTable }>;

/** The single field of the operation with its policy, where there is one; null for operations of several fields. */
const singleCall = ({ schema, policies }: Guarded, { operation, rootFields, hasNoFragments }: ValidatedOperation) => {
  const [node] = rootFields;
  const type = schema.getRootType(operation.operation);
  if (!node || !type || !hasNoFragments || rootFields.length > 1) return null;
  const policy = policies[type.name]?.[node.name.value];
  return policy ? { node, policy, definition: type.getFields()[node.name.value] } : null;
};

/**
 * The answer to an operation of one field whose policy refuses this caller whatever the arguments are; null for every other one. Its
 * arguments, which may be long, are then not looked at.
 */
export const deniedCall = (guarded: Guarded, validated: ValidatedOperation, viewer: Viewer): ExecutionResult | null => {
  const call = singleCall(guarded, validated);
  if (!call || call.policy.denied === 'hide' || mayEver(call.policy, viewer.principal)) return null;
  const { node, definition } = call;
  const key = node.alias?.value ?? node.name.value;
  const data = isNonNullType(definition?.type) ? null : { [key]: null };
  return { errors: [refusalAsGraphqlError(denialOf(viewer), { path: [key] })], data };
};
