import { type GraphQLSchema, type OperationDefinitionNode, coerceInputValue, isInputType, typeFromAST } from 'graphql';

/** Enough to mark a form. */
const maxPaths = 20;

/** Ends a coercion that has found enough. */
class EnoughFound extends Error {}

/**
 * The paths of the variables' values that are not of their type, e.g. `booking.start`, at most twenty; graphql-js says them in a sentence
 * only. The search ends with the last of them: a long list of wrong values costs no more than a short one.
 */
export const wrongVariables = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): readonly string[] => {
  const paths: string[] = [];
  const note = (path: readonly (string | number)[]): void => {
    paths.push(path.join('.'));
    if (paths.length === maxPaths) throw new EnoughFound();
  };
  try {
    for (const { variable, type: node } of variableDefinitions) {
      const name = variable.name.value;
      const type = typeFromAST(schema, node);
      if (isInputType(type) && Object.hasOwn(variables, name))
        coerceInputValue(variables[name], type, (path) => note([name, ...path]));
    }
  } catch (error) {
    if (!(error instanceof EnoughFound)) throw error;
  }
  return paths;
};
