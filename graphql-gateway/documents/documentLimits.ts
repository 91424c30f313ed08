import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, NoSchemaIntrospectionCustomRule, type ValidationRule } from 'graphql';

/** Maximum number of tokens of a document; more than three times the longest that our client sends. */
export const maxTokens = 600;
const maxFieldsPerSelection = 60;

/** Counts all aliases: the default exempts `__typename`, so any number of its aliases would pass. */
const armor = new ApolloArmor({
  maxAliases: { n: 10, allowList: [] },
  maxDepth: { n: 8, flattenFragments: true },
  maxDirectives: { n: 5 },
  costLimit: { maxCost: 2000, flattenFragments: true },
});

/** The limits of depth and cost do not count a field that is selected five hundred times. */
const limitedBreadth: ValidationRule = (context) => ({
  SelectionSet: ({ selections }) => {
    if (selections.length > maxFieldsPerSelection) context.reportError(new GraphQLError('Too many fields'));
  },
});

/** The limits of a document beyond GraphQL's own validation, on both endpoints. */
export const documentLimits = ({ introspection }: Readonly<{ introspection: boolean }>): readonly ValidationRule[] => [
  ...armor.protect().validationRules,
  limitedBreadth,
  ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
];
