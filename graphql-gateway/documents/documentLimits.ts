import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, NoSchemaIntrospectionCustomRule, type ValidationRule } from 'graphql';

/** Tokens of a document; more than three times the longest that our client sends. */
export const maxTokens = 600;
const maxFieldsPerSelection = 60;

/** Aliases are counted in full: the default's exception for `__typename` lets any number of its aliases through. */
const armor = new ApolloArmor({
  maxAliases: { n: 10, allowList: [] },
  maxDepth: { n: 8, flattenFragments: true },
  maxDirectives: { n: 5 },
  costLimit: { maxCost: 2000, flattenFragments: true },
});

/** Depth and cost do not see a field that is asked for five hundred times. */
const limitedBreadth: ValidationRule = (context) => ({
  SelectionSet: ({ selections }) => {
    if (selections.length > maxFieldsPerSelection) context.reportError(new GraphQLError('Too many fields'));
  },
});

/** What a document must keep to beyond the language's own rules, on either door. */
export const documentLimits = ({ introspection }: Readonly<{ introspection: boolean }>): readonly ValidationRule[] => [
  ...armor.protect().validationRules,
  limitedBreadth,
  ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
];
