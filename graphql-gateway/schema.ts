import type { GraphQLSchema } from 'graphql';
import { createBuilder } from './core/builder.ts';
import { enforcePolicies } from './core/enforcePolicies.ts';
import type { OpenFeature } from './core/gatewayFeature.ts';
import { addSharedTypes } from './core/sharedTypes.ts';
import { policies } from './policies.ts';

/** The features' types and fields in one schema, each field behind its policy. Throws where a field has none. */
export const buildGatewaySchema = (openFeatures: readonly OpenFeature[]): GraphQLSchema => {
  const builder = createBuilder();
  const shared = addSharedTypes(builder);
  for (const feature of openFeatures) feature.addToSchema(builder, shared);
  return enforcePolicies(builder.toSchema({ sortSchema: true }), policies);
};
