import {
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  TypeInfo,
  isAbstractType,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { PolicyTable, VariesBy } from '../core/policy.ts';

const order: readonly VariesBy[] = ['nobody', 'audience', 'viewer'];

const wider = (one: VariesBy, other: VariesBy): VariesBy => (order.indexOf(one) > order.indexOf(other) ? one : other);

/**
 * By what the response to a valid document differs, by the policies of the fields it selects.
 * A field without a policy counts as different for each viewer.
 */
export const documentVariesBy = (schema: GraphQLSchema, document: DocumentNode, policies: PolicyTable): VariesBy => {
  const typeInfo = new TypeInfo(schema);
  let variesBy: VariesBy = 'nobody';
  const fieldVariesBy = (parent: GraphQLCompositeType | null | undefined, field: string): VariesBy => {
    if (field === '__typename') return 'nobody';
    if (!parent) return 'viewer';
    const types = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent];
    return types.map(({ name }) => policies[name]?.[field]?.variesBy ?? 'viewer').reduce(wider, 'nobody');
  };
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: ({ name }) => {
        variesBy = wider(variesBy, fieldVariesBy(typeInfo.getParentType(), name.value));
      },
    }),
  );
  return variesBy;
};
