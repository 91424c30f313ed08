import { type GraphQLSchema, type OperationDefinitionNode, coerceInputValue, isInputType, typeFromAST } from 'graphql';

/** Enough to mark a form. */
const maxPaths = 20;

/** The paths of the variables' values that are not of their type, e.g. `booking.start`; graphql-js says them in a sentence only. */
export const wrongVariables = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): readonly string[] => {
  const paths: string[] = [];
  for (const { variable, type: node } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    if (isInputType(type) && Object.hasOwn(variables, name))
      coerceInputValue(variables[name], type, (path) => paths.push([name, ...path].join('.')));
  }
  return paths.slice(0, maxPaths);
};
