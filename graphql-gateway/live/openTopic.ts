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
import type { LiveSources, LiveTopic } from '../core/liveTopic.ts';

export type TopicOptions = Readonly<{ schema: GraphQLSchema; policies: PolicyTable; sources: LiveSources }>;

export type TopicInput = Readonly<{
  operation: OperationDefinitionNode;
  field: FieldNode;
  variables: Readonly<Record<string, unknown>> | null;
  viewer: Viewer;
}>;

/** `variables` are those that determine the frames: all that the document declares, except the starting position. */
export type OpenTopic = (input: TopicInput) => Readonly<{ topic: LiveTopic; variables: Record<string, unknown> }>;

/**
 * Opens the source of a subscription's one field. Refuses with LOGIN_REQUIRED and ERR_NOT_AUTHORIZED by the policies,
 * and with ERR_INVALID_INPUT. Throws at start-up where a field of Subscription has no source.
 */
export const topicOpener = ({ schema, policies, sources }: TopicOptions): OpenTopic => {
  const fields = schema.getSubscriptionType()?.getFields() ?? {};
  const silent = Object.keys(fields).filter((name) => !sources[name]);
  if (silent.length > 0) throw new Error(`No live source for the subscriptions ${silent.join(', ')}`);
  return ({ operation, field, variables, viewer }) => {
    const name = field.name.value;
    const definition = fields[name];
    const source = sources[name];
    if (!definition || !source) throw new Refusal('ERR_INVALID_INPUT');
    checkPolicy(policies['Subscription']?.[name], viewer);
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], { ...variables });
    if (!coerced) throw new Refusal('ERR_INVALID_INPUT');
    const topic = source(getArgumentValues(definition, field, coerced), viewer);
    return { topic, variables: withoutSince(coerced, field) };
  };
};

/** A subscription has no object whose owner the viewer could be. */
const checkPolicy = (policy: FieldPolicy | undefined, { principal }: Viewer): void => {
  if (policy?.foreign.has(principal)) return;
  throw new Refusal(principal === 'ANONYMOUS' ? 'LOGIN_REQUIRED' : 'ERR_NOT_AUTHORIZED');
};

/** Clients that reconnect have different starting positions, but share the same frames from then on. */
const withoutSince = (variables: Record<string, unknown>, field: FieldNode): Record<string, unknown> => {
  const since = field.arguments?.find(({ name }) => name.value === 'since')?.value;
  return since?.kind === Kind.VARIABLE ? { ...variables, [since.name.value]: '' } : variables;
};
