import type { Builder } from './builder.ts';

/**
 * A GraphQL type that one feature describes and that fields of other features return. Every feature that calls the result with
 * the same builder gets the same reference, in whatever order the features are added. The schema cannot be built where no
 * feature has described the type.
 */
export const typeReference = <Reference>(
  create: (builder: Builder) => Reference,
): ((builder: Builder) => Reference) => {
  const references = new WeakMap<Builder, Reference>();
  return (builder) => {
    const found = references.get(builder);
    if (found) return found;
    const created = create(builder);
    references.set(builder, created);
    return created;
  };
};
