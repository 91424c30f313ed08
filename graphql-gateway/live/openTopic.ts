import {
  type FieldNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  getArgumentValues,
  getVariableValues,
} from 'graphql';
import type { FieldPolicy, PolicyTable } from '../core/policy.ts';
import { Refusal } from '../core/refusal.ts';
import type { Viewer } from '../core/viewer.ts';
import type { LiveSources, LiveTopic } from './liveTopic.ts';

export type TopicOptions = Readonly<{ schema: GraphQLSchema; policies: PolicyTable; sources: LiveSources }>;

export type Wanted = Readonly<{
  operation: OperationDefinitionNode;
  field: FieldNode;
  variables: Readonly<Record<string, unknown>> | null;
  viewer: Viewer;
}>;

/** `variables` are those that shape the frames: all that the document declares, but for where to begin. */
export type OpenTopic = (wanted: Wanted) => Readonly<{ topic: LiveTopic; variables: Record<string, unknown> }>;

/**
 * Opens what a subscription's one field listens to. Refuses with LOGIN_REQUIRED and ERR_NOT_AUTHORIZED by the policies,
 * and with ERR_INVALID_INPUT.
 */
export const topicOpener =
  ({ schema, policies, sources }: TopicOptions): OpenTopic =>
  ({ operation, field, variables, viewer }) => {
    const name = field.name.value;
    const definition = schema.getSubscriptionType()?.getFields()[name];
    const source = sources[name];
    if (!definition || !source) throw new Refusal('ERR_INVALID_INPUT');
    checkPolicy(policies['Subscription']?.[name], viewer);
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], { ...variables });
    if (!coerced) throw new Refusal('ERR_INVALID_INPUT');
    const topic = source(getArgumentValues(definition, field, coerced));
    return { topic, variables: withoutBeginning(coerced, field) };
  };

/** The socket knows no objects that could be the viewer's own. */
const checkPolicy = (policy: FieldPolicy | undefined, { principal }: Viewer): void => {
  if (policy?.foreign.has(principal)) return;
  throw new Refusal(principal === 'ANONYMOUS' ? 'LOGIN_REQUIRED' : 'ERR_NOT_AUTHORIZED');
};

/** No two who come back after a lost connection begin at the same place, and yet they get the same frames from then on. */
const withoutBeginning = (variables: Record<string, unknown>, field: FieldNode): Record<string, unknown> => {
  const since = field.arguments?.find(({ name }) => name.value === 'since')?.value;
  return since?.kind === Kind.VARIABLE ? { ...variables, [since.name.value]: '' } : variables;
};
