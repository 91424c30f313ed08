import {
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  TypeInfo,
  isAbstractType,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { PolicyTable, Varies } from '../core/policy.ts';

const order: readonly Varies[] = ['nobody', 'audience', 'viewer'];

const wider = (one: Varies, other: Varies): Varies => (order.indexOf(one) > order.indexOf(other) ? one : other);

/**
 * Whose eyes decide what the answer to a valid document says, by the policies of the fields it selects.
 * What has no policy counts as decided by the viewer's eyes.
 */
export const variesOf = (schema: GraphQLSchema, document: DocumentNode, policies: PolicyTable): Varies => {
  const typeInfo = new TypeInfo(schema);
  let varies: Varies = 'nobody';
  const ofField = (parent: GraphQLCompositeType | null | undefined, field: string): Varies => {
    if (field === '__typename') return 'nobody';
    if (!parent) return 'viewer';
    const types = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent];
    return types.map(({ name }) => policies[name]?.[field]?.varies ?? 'viewer').reduce(wider, 'nobody');
  };
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: ({ name }) => {
        varies = wider(varies, ofField(typeInfo.getParentType(), name.value));
      },
    }),
  );
  return varies;
};
