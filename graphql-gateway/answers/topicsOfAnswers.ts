import { type FieldNode, type GraphQLSchema, OperationTypeNode, getArgumentValues, getVariableValues } from 'graphql';
import type { AnswerTopic, AnswerTopics } from '../core/answerTopics.ts';
import type { AdmittedDocument } from '../documents/documentGate.ts';

type Variables = Readonly<Record<string, unknown>> | null;

/** What the answer is made of where it is the same for a whole audience and may be kept; null otherwise. */
export type TopicsOfAnswer = (admitted: AdmittedDocument, variables: Variables) => readonly AnswerTopic[] | null;

/** Arguments that make no sense make an answer that is not kept: executing it will say why. */
export const topicsOfAnswers = (schema: GraphQLSchema, topics: AnswerTopics): TopicsOfAnswer => {
  const fields = schema.getQueryType()?.getFields() ?? {};

  const topicOf = (node: FieldNode, variables: Record<string, unknown>): AnswerTopic | 'anything' | null => {
    const field = fields[node.name.value];
    const topic = topics[node.name.value];
    if (!field || !topic || topic === 'anything') return topic === 'anything' ? topic : null;
    return topic(getArgumentValues(field, node, variables));
  };
  const topicsOf = (admitted: AdmittedDocument, variables: Variables): readonly AnswerTopic[] | null => {
    const coerced = getVariableValues(schema, admitted.operation.variableDefinitions ?? [], { ...variables });
    if (!coerced.coerced) return null;
    const found = admitted.rootFields.map((node) => topicOf(node, coerced.coerced));
    const known = found.filter((topic) => topic !== null);
    if (known.length < found.length) return null;
    const real = known.filter((topic) => topic !== 'anything');
    return real.length > 0 ? real : null;
  };
  return (admitted, variables) => {
    const isShared =
      admitted.operation.operation === OperationTypeNode.QUERY && admitted.isPlain && admitted.varies !== 'viewer';
    if (!isShared) return null;
    try {
      return topicsOf(admitted, variables);
    } catch {
      return null;
    }
  };
};
