import { type FieldNode, type GraphQLSchema, OperationTypeNode, getArgumentValues, getVariableValues } from 'graphql';
import type { CacheTopic, CacheTopics } from '../core/cacheTopics.ts';
import type { ValidatedOperation } from '../documents/operationValidator.ts';
import { refuseVariablesBeyondLimits } from '../documents/variableLimits.ts';

type Variables = Readonly<Record<string, unknown>> | null;

/** The dependencies of a response where it is the same for a whole audience and may be cached; null otherwise. */
export type ResolveCacheTopics = (validated: ValidatedOperation, variables: Variables) => readonly CacheTopic[] | null;

/** A response to invalid arguments is not cached: executing it reports the error. */
export const cacheTopicsResolver = (schema: GraphQLSchema, topics: CacheTopics): ResolveCacheTopics => {
  const fields = schema.getQueryType()?.getFields() ?? {};

  const topicOf = (node: FieldNode, variables: Record<string, unknown>): CacheTopic | 'anything' | null => {
    const field = fields[node.name.value];
    const topic = topics[node.name.value];
    if (!field || !topic || topic === 'anything') return topic === 'anything' ? topic : null;
    return topic(getArgumentValues(field, node, variables));
  };
  const topicsOf = (validated: ValidatedOperation, variables: Variables): readonly CacheTopic[] | null => {
    refuseVariablesBeyondLimits(variables);
    const { variableDefinitions = [] } = validated.operation;
    const coerced = getVariableValues(schema, variableDefinitions, { ...variables }, { maxErrors: 1 });
    if (!coerced.coerced) return null;
    const found = validated.rootFields.map((node) => topicOf(node, coerced.coerced));
    const topicsFound = found.filter((topic) => topic !== null);
    if (topicsFound.length < found.length) return null;
    const cacheTopics = topicsFound.filter((topic) => topic !== 'anything');
    return cacheTopics.length > 0 ? cacheTopics : null;
  };
  return (validated, variables) => {
    const isShared =
      validated.operation.operation === OperationTypeNode.QUERY &&
      validated.hasNoFragments &&
      validated.variesBy !== 'viewer';
    if (!isShared) return null;
    try {
      return topicsOf(validated, variables);
    } catch {
      return null;
    }
  };
};
